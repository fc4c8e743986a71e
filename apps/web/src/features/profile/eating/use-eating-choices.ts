import type { Profile } from '@game-plan/contracts/profile';
import { ALLERGENS, DIETS } from '@game-plan/domain/eater';
import { useQuery } from '@tanstack/react-query';
import { preferencesQuery } from '#data/preferences.ts';
import { useWordChoice } from './use-word-choice.ts';

const NOTHING: readonly string[] = [];

/** What a person must not, does not and would rather not eat. */
export function useEatingChoices(profile: Profile | null) {
  const preferences = useQuery(preferencesQuery);
  return {
    preferences,
    allergies: useWordChoice({
      listed: ALLERGENS,
      saved: profile?.allergies ?? NOTHING,
      blank: 'Type an allergen first',
    }),
    diets: useWordChoice({
      listed: DIETS,
      saved: preferences.data?.dietaryRestrictions ?? NOTHING,
      blank: '',
    }),
    dislikes: useWordChoice({
      listed: NOTHING,
      saved: preferences.data?.dislikes ?? NOTHING,
      blank: 'Type a food first',
    }),
  };
}
export type EatingChoices = ReturnType<typeof useEatingChoices>;
