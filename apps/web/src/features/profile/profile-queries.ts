import { account, type profilePhotoBody } from '@game-plan/contracts/account';
import { auth, type personalInfoBody, type User } from '@game-plan/contracts/auth';
import type { BodyInput } from '@game-plan/contracts/endpoint';
import { type Profile, profile } from '@game-plan/contracts/profile';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call, readQuery } from '#lib/api.ts';
import { serverMessage } from '#lib/api-error.ts';
import { toast } from '#ui/toast-store.ts';

const sessionQuery = readQuery(auth.me);

/** Shows what was saved at once: the session is read again only a moment later. */
function keepInSession(client: QueryClient, saved: { user: User } | { profile: Profile }): void {
  client.setQueryData(sessionQuery.queryKey, (session) => session && { ...session, ...saved });
}

export function toastFailure(error: Error, otherwise: string): void {
  toast({
    title: 'Update failed',
    description: serverMessage(error) ?? otherwise,
    variant: 'destructive',
  });
}

interface SaveCallbacks<Saved> {
  onSaved: (saved: Saved) => void;
  onRefused: (error: Error) => void;
}

export function useSavePersonal({ onSaved, onRefused }: SaveCallbacks<User>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: z.output<typeof personalInfoBody>) => call(auth.updateUser, { body }),
    onSuccess: (user) => {
      keepInSession(client, { user });
      onSaved(user);
      toast({ title: 'Personal information updated' });
    },
    onError: (error) => {
      onRefused(error);
      toastFailure(error, 'Failed to update personal information');
    },
  });
}

export function useSaveHealth({ onSaved, onRefused }: SaveCallbacks<Profile>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof profile.update>) => call(profile.update, { body }),
    onSuccess: (saved) => {
      keepInSession(client, { profile: saved });
      onSaved(saved);
      toast({ title: 'Health profile updated' });
    },
    onError: (error) => {
      onRefused(error);
      toastFailure(error, 'Failed to update health profile');
    },
  });
}

export function useSaveAllergies(onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (allergies: readonly string[]) =>
      call(profile.update, { body: { allergies: [...allergies] } }),
    onSuccess: (saved) => {
      keepInSession(client, { profile: saved });
      onSaved();
      toast({ title: 'Allergies updated' });
    },
    onError: (error) => toastFailure(error, 'Failed to update allergy profile'),
  });
}

export function useUpdatePhoto({ onSaved, onRefused }: SaveCallbacks<User>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: z.output<typeof profilePhotoBody>) => call(account.updatePhoto, { body }),
    onSuccess: (user) => {
      keepInSession(client, { user });
      onSaved(user);
      toast({ title: 'Profile photo updated' });
    },
    onError: (error) => {
      onRefused(error);
      toastFailure(error, 'Failed to update profile photo');
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
      toast({ title: 'Profile photo removed' });
    },
    onError: (error) => toastFailure(error, 'Failed to remove profile photo'),
  });
}
