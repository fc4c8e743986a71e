import { nutrition } from '@game-plan/contracts/nutrition';
import { type dailyGoalsBody, preferences } from '@game-plan/contracts/preferences';
import type { DayRange } from '@game-plan/domain/nutrition/day-range';
import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { call, readQuery } from '#lib/api.ts';
import { serverMessage } from '#lib/api-error.ts';
import { toast } from '#ui/toast-store.ts';

/** What was eaten in the range, by day and by food. */
export const summaryQuery = ({ from, to }: DayRange) =>
  readQuery(nutrition.summary, { query: { startDate: from, endDate: to } });

/** The person's own goals, and those in force. */
export const preferencesQuery = readQuery(preferences.get);

type Goals = z.infer<typeof dailyGoalsBody>;

/** The person's own goals of all that is preferred. */
export function goalsOf({ dailyCalorieGoal, dailyProteinGoal, dailyCarbGoal, dailyFatGoal }: Goals): Goals {
  return { dailyCalorieGoal, dailyProteinGoal, dailyCarbGoal, dailyFatGoal };
}

/** Tells the callback what is stored now, and what was sent: something else may have been typed meanwhile. */
export function useSaveGoals(onSaved: (saved: Goals, sent: Goals) => void) {
  return useMutation({
    mutationFn: (body: Goals) => call(preferences.update, { body }),
    onSuccess: (saved, sent) => {
      onSaved(goalsOf(saved), sent);
      toast({ title: 'Goals updated' });
    },
    onError: (error) =>
      toast({ title: 'Failed to update goals', description: serverMessage(error), variant: 'destructive' }),
  });
}
