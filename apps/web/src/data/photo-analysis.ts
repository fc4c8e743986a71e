import type { Meal } from '@game-plan/contracts/meals';
import { type MealAnalysis, photoAnalysis } from '@game-plan/contracts/photo-analysis';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { formatCalories } from '#lib/format/format.ts';
import { useIsHere } from '#lib/use-is-here.ts';
import { clearToast, toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from './toast-failure.ts';

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
      const calories = formatCalories(meal.totalCalories);
      toast({ title: 'Meal logged', description: `${analysis.mealDescription}, ${calories} cal` });
    },
    onError: (error) =>
      toastFailure('Analysis failed', error, { otherwise: 'Failed to analyze the meal photo' }),
  });
}

/** Whether any photo is on its way, also one sent before this tab was left. */
export function useIsAnalyzing(): boolean {
  return useIsMutating({ mutationKey: ANALYZING }) > 0;
}

/** The file as `data:image/jpeg;base64,…`. Rejects when it can no longer be read. */
function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsDataURL(file);
  });
}
