import type { BodyInput } from '@game-plan/contracts/endpoint';
import { type OwnFood, ownFoods } from '@game-plan/contracts/food/own-foods';
import { useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { useUndoAction } from '../people/undo.ts';
import { toastFailure } from '../toast-failure.ts';

/** The person's own foods, by name. */
export const ownFoodsQuery = readQuery(ownFoods.list);

/** A food to send. */
export type OwnFoodBody = BodyInput<typeof ownFoods.create>;

/** Saves a new food, or changes the one with `id`. Calls back with the saved food. */
export function useSaveOwnFood(id: number | undefined, onSaved: (food: OwnFood) => void) {
  return useMutation({
    mutationFn: (body: OwnFoodBody) =>
      id === undefined ? call(ownFoods.create, { body }) : call(ownFoods.update, { params: { id }, body }),
    onSuccess: (food) => {
      toast({ title: id === undefined ? t('Food saved') : t('Food updated'), description: food.name });
      onSaved(food);
    },
    onError: (error) => toastFailure(t('Failed to save food'), error),
  });
}

/** Removes a food; the toast offers Undo. */
export function useRemoveOwnFood(onRemoved: () => void) {
  const undo = useUndoAction();
  return useMutation({
    mutationFn: ({ id }: OwnFood) => call(ownFoods.remove, { params: { id } }),
    onSuccess: ({ undoId }, { name }) => {
      const action = undo({ undoId, done: { title: t('Food restored'), description: name } });
      toast({ title: t('Food removed'), description: name, action });
      onRemoved();
    },
    onError: (error) => toastFailure(t('Failed to remove food'), error),
  });
}
