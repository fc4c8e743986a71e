import { ingredients } from '@game-plan/contracts/ingredients';
import { shoppingList } from '@game-plan/contracts/shopping-list';
import { useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api.ts';
import { toast } from '#ui/toast-store.ts';

/** The whole inventory, newest first. */
export const inventoryQuery = readQuery(ingredients.list);

/** The shopping list in the order it was written. */
export const shoppingListQuery = readQuery(shoppingList.list);

/** Adds an ingredient of which only the name is known. */
export function useAddIngredient() {
  return useMutation({
    mutationFn: (name: string) =>
      call(ingredients.create, {
        body: { name, category: 'pantry', quantity: '1', unit: 'item', status: 'fresh' },
      }),
    onSuccess: () =>
      toast({ title: 'Ingredient added', description: 'Ingredient has been added to your inventory' }),
    onError: () => toast({ title: 'Error', description: 'Failed to add ingredient', variant: 'destructive' }),
  });
}

/** Ticks an item off the shopping list. */
export function useCompleteItem() {
  return useMutation({
    mutationFn: (id: number) => call(shoppingList.update, { params: { id }, body: { isCompleted: true } }),
    onError: () =>
      toast({ title: 'Error', description: 'Failed to update shopping list', variant: 'destructive' }),
  });
}
