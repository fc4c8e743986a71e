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

/** What is sent, and the form as it was typed then: it may be typed on while the answer is on its way. */
interface Draft<Body, Fields> {
  body: Body;
  typed: Fields;
}

interface SaveCallbacks<Saved, Fields> {
  onSaved: (saved: Saved, typed: Fields) => void;
  onRefused: (error: Error) => void;
}

export function useSavePersonal<Fields>({ onSaved, onRefused }: SaveCallbacks<User, Fields>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body }: Draft<z.output<typeof personalInfoBody>, Fields>) =>
      call(auth.updateUser, { body }),
    onSuccess: (user, { typed }) => {
      keepInSession(client, { user });
      onSaved(user, typed);
      toast({ title: 'Personal information updated' });
    },
    onError: (error) => {
      onRefused(error);
      toastFailure(error, 'Failed to update personal information');
    },
  });
}

export function useSaveHealth<Fields>({ onSaved, onRefused }: SaveCallbacks<Profile, Fields>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body }: Draft<BodyInput<typeof profile.update>, Fields>) => call(profile.update, { body }),
    onSuccess: (saved, { typed }) => {
      keepInSession(client, { profile: saved });
      onSaved(saved, typed);
      toast({ title: 'Health profile updated' });
    },
    onError: (error) => {
      onRefused(error);
      toastFailure(error, 'Failed to update health profile');
    },
  });
}

export function useSaveAllergies(onSaved: (sent: readonly string[]) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (allergies: readonly string[]) =>
      call(profile.update, { body: { allergies: [...allergies] } }),
    onSuccess: (saved, sent) => {
      keepInSession(client, { profile: saved });
      onSaved(sent);
      toast({ title: 'Allergies updated' });
    },
    onError: (error) => toastFailure(error, 'Failed to update allergy profile'),
  });
}

export function useUpdatePhoto<Fields>({ onSaved, onRefused }: SaveCallbacks<User, Fields>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body }: Draft<z.output<typeof profilePhotoBody>, Fields>) =>
      call(account.updatePhoto, { body }),
    onSuccess: (user, { typed }) => {
      keepInSession(client, { user });
      onSaved(user, typed);
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
