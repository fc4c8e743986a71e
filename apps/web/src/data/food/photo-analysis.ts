import { type Meal, meals } from '@game-plan/contracts/food/meals';
import { type MealAnalysis, photoAnalysis } from '@game-plan/contracts/food/photo-analysis';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { type Mutation, useIsMutating, useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { formatCalories } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { readAsDataUrl } from '#lib/photos/read-photo.ts';
import { useIsMounted } from '#lib/use-is-mounted.ts';
import { clearToast, toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';

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

/** Photos whose analysis was cancelled while in progress. */
const cancelled = new WeakSet<Photo>();

/**
 * Sends the photo; the server recognises the meal and logs it. A toast notifies users who have left the tab meanwhile.
 * Cancelling aborts the analysis on the server; if the meal was logged already, it is removed.
 */
export function useAnalyzePhoto() {
  const isMounted = useIsMounted();
  const analysis = useMutation({
    mutationKey: ANALYZING,
    // Another try clears the last message.
    onMutate: clearToast,
    mutationFn: async (photo: Photo) => {
      const { file, mealType, date } = photo;
      const analyzed = await call(photoAnalysis.analyze, {
        body: { imageBase64: await readAsDataUrl(file), mealType, date },
      });
      if (cancelled.has(photo)) await call(meals.remove, { params: { id: analyzed.meal.id } });
      return analyzed;
    },
    onSuccess: ({ analysis: { mealDescription }, meal }, photo) => {
      if (isMounted() || cancelled.has(photo)) return;
      const calories = formatCalories(meal.totalCalories);
      toast({
        title: t('Meal logged'),
        description: t('{mealDescription}, {calories} cal', { mealDescription, calories }),
      });
    },
    onError: (error, photo) => {
      if (cancelled.has(photo)) return;
      toastFailure(t('Analysis failed'), error, { otherwise: t('Failed to analyze the meal photo') });
    },
  });
  const { mutate: giveUp } = useMutation({ mutationFn: () => call(photoAnalysis.cancel) });
  const cancel = () => {
    if (analysis.variables) cancelled.add(analysis.variables);
    giveUp();
    analysis.reset();
    toast({ title: t('Analysis cancelled'), description: t('Nothing was logged') });
  };
  return { ...analysis, cancel };
}

/** Whether a photo is being analysed, even if it was sent before the tab was left. */
export function useIsAnalyzing(): boolean {
  const isWanted = ({ state }: Mutation) => !cancelled.has(Object(state.variables));
  return useIsMutating({ mutationKey: ANALYZING, predicate: isWanted }) > 0;
}
