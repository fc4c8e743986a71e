import type { BodyOf } from '@game-plan/contracts/endpoint';
import { nutrition } from '@game-plan/contracts/nutrition';
import { preferences } from '@game-plan/contracts/preferences';
import type { DayRange } from '@game-plan/domain/nutrition/day-range';
import { useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api.ts';
import { serverMessage } from '#lib/api-error.ts';
import { toast } from '#ui/toast-store.ts';

/** What was eaten in the range, by day and by food. */
export const summaryQuery = ({ from, to }: DayRange) =>
  readQuery(nutrition.summary, { query: { startDate: from, endDate: to } });

/** The person's own goals, and those in force. */
export const preferencesQuery = readQuery(preferences.get);

export function useSaveGoals() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof preferences.update>) => call(preferences.update, { body }),
    onSuccess: () => toast({ title: 'Goals updated' }),
    onError: (error) =>
      toast({ title: 'Failed to update goals', description: serverMessage(error), variant: 'destructive' }),
  });
}
