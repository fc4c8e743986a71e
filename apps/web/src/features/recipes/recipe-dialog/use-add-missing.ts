import type { Recipe, RecipeLine } from '@game-plan/contracts/recipes';
import { type ShoppingItem, shoppingList } from '@game-plan/contracts/shopping-list';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { today } from '#lib/today.ts';
import { toast } from '#ui/toast-store.ts';

const NAMED = 3;

/**
 * Puts what the kitchen is short of for the recipe's lines on the shopping list. All lines are sent: the server knows
 * how much there is of what the kitchen has. It adds all or nothing, so that a failure can be tried again.
 */
export function useAddMissing(lines: readonly RecipeLine[], recipeId: Recipe['id']) {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () =>
      call(shoppingList.addFromRecipe, {
        query: { today: today() },
        body: { recipeId: typeof recipeId === 'number' ? recipeId : null, lines: [...lines] },
      }),
    onSuccess: (added) =>
      toast(
        added.length > 0
          ? { title: 'Added to shopping list', description: sayAdded(added) }
          : { title: 'Nothing to add', description: 'Your kitchen has enough of everything.' },
      ),
    onError: () =>
      toast({
        title: 'Error',
        description: 'Failed to add ingredients to shopping list',
        variant: 'destructive',
      }),
  });
  return { add: () => mutate(), adding: isPending, done: isSuccess };
}

/** 'Feta, Lime, Rice and 2 more' */
function sayAdded(added: readonly ShoppingItem[]): string {
  const names = added.slice(0, NAMED).map(({ name }) => name);
  const more = added.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
}
