import { account, type profilePhotoBody } from '@game-plan/contracts/people/account';
import type { User } from '@game-plan/contracts/people/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call, readQuery } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';
import { keepInSession, type SaveCallbacks, type SentDraft } from './auth.ts';

export const securityQuery = readQuery(account.security);

export function useEndOtherSessions() {
  return useMutation({
    mutationFn: () => call(account.endOtherSessions),
    onSuccess: ({ ended }) =>
      toast({
        title: 'Signed out elsewhere',
        description: t(
          '{count, select, 1 {1 other session has ended.} other {{count} other sessions have ended.}}',
          { count: ended },
        ),
      }),
    onError: (error) => toastFailure(t('Failed to sign out your other devices'), error),
  });
}

export function useUpdatePhoto<Fields>({ onSaved, onRefused }: SaveCallbacks<User, Fields>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body }: SentDraft<z.output<typeof profilePhotoBody>, Fields>) =>
      call(account.updatePhoto, { body }),
    onSuccess: (user, { typed }) => {
      keepInSession(client, { user });
      onSaved(user, typed);
      toast({ title: t('Profile photo updated') });
    },
    onError: (error) => {
      onRefused(error);
      toastFailure(t('Update failed'), error, { otherwise: t('Failed to update profile photo') });
    },
  });
}

export function useRemovePhoto(onRemoved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (_of: User) => call(account.removePhoto),
    onSuccess: (_, user) => {
      keepInSession(client, { user: { ...user, profilePhotoUrl: null } });
      onRemoved();
      toast({ title: t('Profile photo removed') });
    },
    onError: (error) =>
      toastFailure(t('Update failed'), error, { otherwise: t('Failed to remove profile photo') }),
  });
}

interface DeleteAccountCallbacks {
  /** Shows the sign-in screen. */
  onDeleted: () => void;
  onRefused: (error: Error) => void;
}

export function useDeleteAccount({ onDeleted, onRefused }: DeleteAccountCallbacks) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => call(account.remove, { body: { password } }),
    meta: { endsSession: true },
    // Reads in progress would be refused after the account is deleted.
    onMutate: () => client.cancelQueries(),
    onSuccess: () => {
      onDeleted();
      toast({
        title: t('Account deleted'),
        description: t('Your account and everything in it have been deleted.'),
      });
    },
    onError: (error) => {
      void client.invalidateQueries();
      onRefused(error);
      toastFailure(t('Failed to delete your account'), error);
    },
  });
}
