import { ingredients } from '@game-plan/contracts/ingredients';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api.ts';
import { serverMessage } from '#lib/api-error.ts';
import { toast } from '#ui/toast-store.ts';
import { countIngredients } from './count-ingredients.ts';
import type { IngredientFields, NewIngredient } from './ingredient-fields.ts';

export const ingredientsQuery = readQuery(ingredients.list);

/** What expires within a week of the person's own day, soonest first. */
export const expiringQuery = (today: CalendarDay) => readQuery(ingredients.expiring, { query: { today } });

export function useCreateIngredient() {
  return useMutation({
    mutationFn: (body: NewIngredient) => call(ingredients.create, { body }),
    onSuccess: () =>
      toast({ title: 'Ingredient added', description: 'Ingredient has been added to your inventory' }),
    onError: (error) =>
      toast({
        title: 'Error',
        description: `Failed to add ingredient: ${serverMessage(error) ?? error.message}`,
        variant: 'destructive',
      }),
  });
}

export function useUpdateIngredient(id: number) {
  return useMutation({
    mutationFn: (body: IngredientFields) => call(ingredients.update, { params: { id }, body }),
    onSuccess: () => toast({ title: 'Ingredient updated' }),
    onError: (error) => toastFailure('Failed to update ingredient', error),
  });
}

export function useDeleteIngredient(id: number) {
  return useMutation({
    mutationFn: () => call(ingredients.remove, { params: { id } }),
    onSuccess: () => toast({ title: 'Ingredient deleted' }),
    onError: (error) => toastFailure('Failed to delete ingredient', error),
  });
}

export function useClearExpired(today: CalendarDay) {
  return useMutation({
    mutationFn: () => call(ingredients.clearExpired, { query: { today } }),
    onSuccess: ({ removed }) =>
      toast({
        title: 'Expired ingredients cleared',
        description: `${countIngredients(removed)} removed from your kitchen`,
      }),
    onError: (error) => toastFailure('Failed to clear expired ingredients', error),
  });
}

function toastFailure(title: string, error: Error) {
  toast({ title, description: serverMessage(error), variant: 'destructive' });
}
