import { type Ingredient, ingredients } from '@game-plan/contracts/ingredients';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api.ts';
import { isNotFound, reasonOf, serverMessage } from '#lib/api-error.ts';
import { toast } from '#ui/toast-store.ts';
import { countIngredients } from './count-ingredients.ts';
import type { IngredientFields, NewIngredient } from './ingredient-fields.ts';

export const ingredientsQuery = readQuery(ingredients.list);

/** What expires within a week of the person's own day, soonest first. */
export const expiringQuery = (today: CalendarDay) => readQuery(ingredients.expiring, { query: { today } });

/** Each success and each failure is told to its callback, even of several at once. */
export function useCreateIngredient(
  onCreated: (ingredient: Ingredient) => void,
  onFailed?: (body: NewIngredient) => void,
) {
  return useMutation({
    mutationFn: (body: NewIngredient) => call(ingredients.create, { body }),
    onSuccess: (ingredient) => {
      toast({ title: 'Ingredient added', description: 'Ingredient has been added to your inventory' });
      onCreated(ingredient);
    },
    onError: (error, body) => {
      toast({
        title: 'Error',
        description: `Failed to add ingredient: ${reasonOf(error)}`,
        variant: 'destructive',
      });
      onFailed?.(body);
    },
  });
}

export function useUpdateIngredient(onUpdated: () => void) {
  return useMutation({
    mutationFn: ({ id, fields }: { id: number; fields: IngredientFields }) =>
      call(ingredients.update, { params: { id }, body: fields }),
    onSuccess: () => {
      toast({ title: 'Ingredient updated' });
      onUpdated();
    },
    onError: (error) => toastFailure('Failed to update ingredient', error),
  });
}

/** The callback is told once there is nothing left to delete, by whomever. */
export function useDeleteIngredient(onGone: () => void) {
  return useMutation({
    mutationFn: (id: number) => call(ingredients.remove, { params: { id } }),
    onSuccess: () => {
      toast({ title: 'Ingredient deleted' });
      onGone();
    },
    onError: (error) => {
      toastFailure('Failed to delete ingredient', error);
      if (isNotFound(error)) onGone();
    },
  });
}

export function useClearExpired(onCleared: () => void) {
  return useMutation({
    mutationFn: (today: CalendarDay) => call(ingredients.clearExpired, { query: { today } }),
    onSuccess: ({ removed }) => {
      if (removed === 0) toastNothingToClear();
      else {
        toast({
          title: 'Expired ingredients cleared',
          description: `${countIngredients(removed)} removed from your inventory`,
        });
      }
      onCleared();
    },
    onError: (error) => toastFailure('Failed to clear expired ingredients', error),
  });
}

/** Also what a person hears who has nothing expired to clear, or whose other device was faster. */
export function toastNothingToClear() {
  toast({ title: 'Nothing to clear', description: 'No ingredient has expired' });
}

function toastFailure(title: string, error: Error) {
  toast({ title, description: serverMessage(error), variant: 'destructive' });
}
