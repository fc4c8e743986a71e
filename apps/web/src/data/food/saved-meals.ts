import type { BodyInput } from '@game-plan/contracts/endpoint';
import { type SavedMeal, savedMeals } from '@game-plan/contracts/food/saved-meals';
import { useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { useUndoAction } from '../people/undo.ts';
import { toastFailure } from '../toast-failure.ts';

/** Saved meals, by name. */
export const savedMealsQuery = readQuery(savedMeals.list);

export function useSaveMeal(onSaved: () => void) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof savedMeals.create>) => call(savedMeals.create, { body }),
    onSuccess: ({ name }) => {
      toast({ title: t('Meal saved'), description: name });
      onSaved();
    },
    onError: (error) => toastFailure(t('Failed to save meal'), error),
  });
}

interface ChangedMeal {
  readonly id: number;
  readonly body: BodyInput<typeof savedMeals.update>;
}

export function useUpdateSavedMeal(onUpdated: () => void) {
  return useMutation({
    mutationFn: ({ id, body }: ChangedMeal) => call(savedMeals.update, { params: { id }, body }),
    onSuccess: ({ name }) => {
      toast({ title: t('Saved meal updated'), description: name });
      onUpdated();
    },
    onError: (error) => toastFailure(t('Failed to update saved meal'), error),
  });
}

/** Removes a saved meal; the toast offers Undo. */
export function useRemoveSavedMeal() {
  const undo = useUndoAction();
  return useMutation({
    mutationFn: ({ id }: SavedMeal) => call(savedMeals.remove, { params: { id } }),
    onSuccess: ({ undoId }, { name }) =>
      toast({
        title: t('Saved meal removed'),
        description: name,
        action: undo({ undoId, done: { title: t('Saved meal restored'), description: name } }),
      }),
    onError: (error) => toastFailure(t('Failed to remove saved meal'), error),
  });
}
