import { type Meal, meals } from '@game-plan/contracts/meals';
import { type MealAnalysis, photoAnalysis } from '@game-plan/contracts/photo-analysis';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api.ts';
import { serverMessage } from '#lib/api-error.ts';
import { formatNumber } from '#lib/format.ts';
import { useIsHere } from '#lib/use-is-here.ts';
import { clearToast, toast } from '#ui/toast-store.ts';
import { readAsDataUrl } from './read-as-data-url.ts';

export interface AnalyzedMeal {
  readonly analysis: MealAnalysis;
  readonly meal: Meal;
}

interface Photo {
  readonly file: File;
  readonly mealType: MealType;
  readonly date: CalendarDay;
}

const ANALYZING = ['analyze photo'];

export const availableQuery = readQuery(photoAnalysis.available);

/** Sends the photo; the server recognises the meal and logs it. Who has left the tab by then is told by a toast. */
export function useAnalyzePhoto() {
  const isHere = useIsHere();
  return useMutation({
    mutationKey: ANALYZING,
    // Another try: what was said of the last one is over.
    onMutate: clearToast,
    mutationFn: async ({ file, mealType, date }: Photo) =>
      call(photoAnalysis.analyze, { body: { imageBase64: await readAsDataUrl(file), mealType, date } }),
    onSuccess: ({ analysis, meal }) => {
      if (isHere()) return;
      const calories = formatNumber(Math.round(meal.totalCalories));
      toast({ title: 'Meal logged', description: `${analysis.mealDescription}, ${calories} cal` });
    },
    onError: (error) =>
      toast({
        title: 'Analysis failed',
        description: serverMessage(error) ?? 'Failed to analyze the meal photo',
        variant: 'destructive',
      }),
  });
}

/** Whether any photo is on its way, also one sent before this tab was left. */
export function useIsAnalyzing(): boolean {
  return useIsMutating({ mutationKey: ANALYZING }) > 0;
}

/** Takes the meal out of the log again. */
export function useUndoMeal(onUndone: () => void) {
  return useMutation({
    mutationFn: ({ id }: Meal) => call(meals.remove, { params: { id } }),
    onSuccess: () => {
      toast({ title: 'Meal removed', description: 'The photo is still here' });
      onUndone();
    },
    onError: (error) =>
      toast({
        title: 'Failed to remove meal',
        description: serverMessage(error),
        variant: 'destructive',
      }),
  });
}

/** The meal as it is by now: it may have been edited since. */
export function useCurrentMeal(logged: Meal): Meal {
  const day = useQuery(readQuery(meals.list, { query: { date: logged.date } }));
  return day.data?.find(({ id }) => id === logged.id) ?? logged;
}
