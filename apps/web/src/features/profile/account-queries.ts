import { account } from '@game-plan/contracts/account';
import { auth, type changePasswordBody } from '@game-plan/contracts/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call, readQuery } from '#lib/api.ts';
import { serverMessage } from '#lib/api-error.ts';
import { toast } from '#ui/toast-store.ts';

export const securityQuery = readQuery(account.security);

export function useEndOtherSessions() {
  return useMutation({
    mutationFn: () => call(account.endOtherSessions),
    onSuccess: ({ ended }) =>
      toast({
        title: 'Signed out elsewhere',
        description: ended === 1 ? '1 other session has ended.' : `${ended} other sessions have ended.`,
      }),
    onError: (error) =>
      toast({
        title: 'Failed to sign out the others',
        description: serverMessage(error),
        variant: 'destructive',
      }),
  });
}

interface ChangePasswordCallbacks {
  onChanged: () => void;
  onRefused: (error: Error) => void;
}

export function useChangePassword({ onChanged, onRefused }: ChangePasswordCallbacks) {
  return useMutation({
    mutationFn: (body: z.output<typeof changePasswordBody>) => call(auth.changePassword, { body }),
    onSuccess: () => {
      onChanged();
      toast({ title: 'Password changed', description: 'Every other device is signed out.' });
    },
    onError: (error) => {
      onRefused(error);
      toast({
        title: 'Failed to change password',
        description: serverMessage(error),
        variant: 'destructive',
      });
    },
  });
}

interface DeleteAccountCallbacks {
  /** Shows the door. */
  onDeleted: () => void;
  onRefused: (error: Error) => void;
}

export function useDeleteAccount({ onDeleted, onRefused }: DeleteAccountCallbacks) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => call(account.remove, { body: { password } }),
    meta: { endsSession: true },
    // A read still under way would be refused once the account has gone.
    onMutate: () => client.cancelQueries(),
    onSuccess: () => {
      onDeleted();
      toast({ title: 'Account deleted', description: 'Your account and everything in it are gone.' });
    },
    onError: (error) => {
      void client.invalidateQueries();
      onRefused(error);
      toast({
        title: 'Failed to delete your account',
        description: serverMessage(error),
        variant: 'destructive',
      });
    },
  });
}
