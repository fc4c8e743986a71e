import type { BodyInput } from '@game-plan/contracts/endpoint';
import { type OwnFood, ownFoods } from '@game-plan/contracts/food/own-foods';
import { useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { toast } from '#ui/toast/toast-store.ts';
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
      toast({ title: id === undefined ? 'Food saved' : 'Food updated', description: food.name });
      onSaved(food);
    },
    onError: (error) => toastFailure('Failed to save food', error),
  });
}

/** Removes a food; the toast's Undo saves it again. */
export function useRemoveOwnFood(onRemoved: () => void) {
  const undo = useMutation({
    mutationFn: ({ id, createdAt, updatedAt, ...body }: OwnFood) =>
      call(ownFoods.create, { body: { ...body, saveAnyway: true } }),
    onSuccess: () => toast({ title: 'Food restored' }),
    onError: (error) => toastFailure('Failed to restore food', error),
  });
  return useMutation({
    mutationFn: ({ id }: OwnFood) => call(ownFoods.remove, { params: { id } }),
    onSuccess: (_, food) => {
      const action = { label: 'Undo', onPress: () => undo.mutate(food) };
      toast({ title: 'Food removed', description: food.name, action });
      onRemoved();
    },
    onError: (error) => toastFailure('Failed to remove food', error),
  });
}
