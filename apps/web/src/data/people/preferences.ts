import type { BodyInput } from '@game-plan/contracts/endpoint';
import { type dailyGoalsBody, type Preferences, preferences } from '@game-plan/contracts/people/preferences';
import { type Profile, profile } from '@game-plan/contracts/people/profile';
import type { DailyGoals } from '@game-plan/domain/goals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call, readQuery } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
import { today } from '#lib/today.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { callConfirmed } from '../call-confirmed.ts';
import { toastFailure } from '../toast-failure.ts';
import { keepInSession } from './auth.ts';

/** Diets, disliked foods, the 'always at home' list, the person's own goals, and the effective goals (`target…`). */
export const preferencesQuery = readQuery(preferences.get);

/** The effective daily goals: the health profile's, otherwise the person's preference, otherwise the default. */
export function dailyGoalsOf(preferred: Preferences): DailyGoals {
  return {
    calories: preferred.targetCalories,
    protein: preferred.targetProtein,
    carbs: preferred.targetCarbs,
    fat: preferred.targetFat,
  };
}

type PreferencesBody = BodyInput<typeof preferences.update>;

/** Saves some preferences; `what` names them in the message: 'Diets'. */
export function useSavePreferences(what: string, onSaved: (sent: PreferencesBody) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PreferencesBody) => call(preferences.update, { body }),
    onSuccess: (saved, sent) => {
      client.setQueryData(preferencesQuery.queryKey, saved);
      onSaved(sent);
      toast({ title: t('{what} updated', { what }) });
    },
    onError: (error) =>
      toastFailure(t('Update failed'), error, {
        otherwise: t('Failed to update {what}', { what: what.toLowerCase() }),
      }),
  });
}

type Goals = z.infer<typeof dailyGoalsBody>;

/** The effective goals in the form's fields: a health profile's goal replaces the person's preference. */
export function effectiveGoalsOf(preferred: Preferences): Goals {
  return {
    dailyCalorieGoal: preferred.targetCalories,
    dailyProteinGoal: preferred.targetProtein,
    dailyCarbGoal: preferred.targetCarbs,
    dailyFatGoal: preferred.targetFat,
  };
}

/** The health profile's field that overrides each goal of the preferences. */
export const PROFILE_GOALS = {
  dailyCalorieGoal: 'targetCalories',
  dailyProteinGoal: 'targetProtein',
  dailyCarbGoal: 'targetCarbs',
  dailyFatGoal: 'targetFat',
} as const satisfies Record<keyof Goals, keyof Profile>;

/**
 * Saves each goal where it takes effect, from today on: in the health profile if that has one, otherwise in the
 * preferences. Calls back with the effective goals and with what was sent, because the fields may have changed meanwhile.
 */
export function useSaveGoals(health: Profile | null, onSaved: (saved: Goals, sent: Goals) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (goals: Goals) => {
      const names = Object.keys(PROFILE_GOALS) as (keyof Goals)[];
      const isOfProfile = (name: keyof Goals) => health?.[PROFILE_GOALS[name]] != null;
      const ofProfile = names.filter(isOfProfile).map((name) => [PROFILE_GOALS[name], goals[name]]);
      const own = names.filter((name) => !isOfProfile(name)).map((name) => [name, goals[name]]);
      if (ofProfile.length > 0) {
        const body = Object.fromEntries(ofProfile);
        const saved = await callConfirmed((confirmed) =>
          call(profile.update, { query: { confirmed, today: today() }, body }),
        );
        keepInSession(client, { profile: saved });
      }
      const body = Object.fromEntries(own);
      return callConfirmed((confirmed) =>
        call(preferences.update, { query: { confirmed, today: today() }, body }),
      );
    },
    onSuccess: (saved, sent) => {
      onSaved(effectiveGoalsOf(saved), sent);
      toast({ title: t('Goals updated') });
    },
    onError: (error) => toastFailure(t('Failed to update goals'), error),
  });
}
