import type { BodyInput } from '@game-plan/contracts/endpoint';
import { type Profile, profile } from '@game-plan/contracts/people/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { today } from '#lib/today.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { callConfirmed } from '../call-confirmed.ts';
import { toastFailure } from '../toast-failure.ts';
import { keepInSession, type SaveCallbacks, type SentDraft } from './auth.ts';

export function useSaveHealth<Fields>({ onSaved, onRefused }: SaveCallbacks<Profile, Fields>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body }: SentDraft<BodyInput<typeof profile.update>, Fields>) =>
      callConfirmed((confirmed) => call(profile.update, { query: { confirmed, today: today() }, body })),
    onSuccess: (saved, { typed }) => {
      keepInSession(client, { profile: saved });
      onSaved(saved, typed);
      toast({ title: 'Health profile updated' });
    },
    onError: (error) => {
      onRefused(error);
      toastFailure('Update failed', error, { otherwise: 'Failed to update health profile' });
    },
  });
}

interface SentAllergies {
  words: readonly string[];
  /** What is not handled of them, for the message that they were saved. */
  notice: string | undefined;
}

export function useSaveAllergies(onSaved: (sent: readonly string[]) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ words }: SentAllergies) =>
      callConfirmed((confirmed) =>
        call(profile.update, { query: { confirmed, today: today() }, body: { allergies: [...words] } }),
      ),
    onSuccess: (saved, { words, notice }) => {
      keepInSession(client, { profile: saved });
      onSaved(words);
      toast({ title: 'Allergies updated', description: notice });
    },
    onError: (error) =>
      toastFailure('Update failed', error, { otherwise: 'Failed to update allergy profile' }),
  });
}
