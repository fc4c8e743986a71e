import type { Recipe, RecipeLine } from '@game-plan/contracts/recipes';
import type { ShoppingItem } from '@game-plan/contracts/shopping-list';
import { type AddedFromRecipe, useAddFromRecipe } from '#data/shopping-list.ts';
import { toast } from '#ui/toast-store.ts';

const NAMED = 3;

/**
 * Puts what the kitchen is short of for the recipe's lines on the shopping list. All lines are sent: the server knows
 * how much there is of what the kitchen has, and what this recipe has put on the list before. `done` until the amounts
 * are for others.
 */
export function useAddMissing(lines: readonly RecipeLine[], recipeId: Recipe['id']) {
  const wanted = lines.map(({ name, amount, unit }) => ({ name, amount, unit }));
  const { mutate, isPending, isSuccess, variables } = useAddFromRecipe((answer) => toast(sayAdded(answer)));
  const done = isSuccess && JSON.stringify(variables.lines) === JSON.stringify(wanted);
  return {
    add: () => mutate({ recipeId: typeof recipeId === 'number' ? recipeId : null, lines: wanted }),
    adding: isPending,
    done,
  };
}

function sayAdded({ added, listed }: AddedFromRecipe): { title: string; description: string } {
  const already = listed.length > 0 && `${sayNames(listed)} ${isOne(listed) ? 'is' : 'are'} there already`;
  if (added.length > 0) {
    const description = already ? `${sayNames(added)}. ${already}.` : sayNames(added);
    return { title: 'Added to shopping list', description };
  }
  return already
    ? { title: 'Already on your shopping list', description: `${already}.` }
    : { title: 'Nothing to add', description: 'Your kitchen has enough of everything.' };
}

const isOne = ([first, second]: readonly ShoppingItem[]) =>
  first !== undefined && second === undefined && !first.name.endsWith('s');

/** 'Feta and Lime', 'Feta, Lime, Rice and 2 more' */
function sayNames(items: readonly ShoppingItem[]): string {
  const names = items.slice(0, NAMED).map(({ name }) => name);
  const more = items.length - names.length;
  return more > 0
    ? `${names.join(', ')} and ${more} more`
    : names.join(', ').replace(/, (?=[^,]*$)/, ' and ');
}
