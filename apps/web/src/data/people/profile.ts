import type { BodyInput } from '@game-plan/contracts/endpoint';
import { type AllergyReading, type Profile, profile } from '@game-plan/contracts/people/profile';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
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
      toast({ title: t('Health profile updated') });
    },
    onError: (error) => {
      onRefused(error);
      toastFailure(t('Update failed'), error, { otherwise: t('Failed to update health profile') });
    },
  });
}

/** A person's own words, and what is read of them. */
export interface ReadWord {
  readonly word: string;
  readonly reading: AllergyReading;
}

/** What texts about allergies or disliked foods mean; what was read before stays until the answer is there. */
export const allergiesQuery = (texts: readonly string[]) =>
  queryOptions({
    queryKey: ['read allergies', texts],
    queryFn: async () => {
      const readings = await call(profile.readAllergies, { body: { texts: [...texts] } });
      return readings.flatMap((reading, at): ReadWord[] => {
        const word = texts[at];
        return word === undefined ? [] : [{ word, reading }];
      });
    },
    placeholderData: keepPreviousData,
    staleTime: 'static',
    enabled: texts.length > 0,
  });

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
      toast({ title: t('Allergies updated'), description: notice });
    },
    onError: (error) =>
      toastFailure(t('Update failed'), error, { otherwise: t('Failed to update allergy profile') }),
  });
}
