import type { Recipe, RecipeLine } from '@game-plan/contracts/kitchen/recipes';
import type { ShoppingItem } from '@game-plan/contracts/kitchen/shopping-list';
import { Check, ShoppingBasket } from 'lucide-react';
import { type AddedFromRecipe, useAddFromRecipe } from '#data/kitchen/shopping-list.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast/toast-store.ts';

interface AddMissingButtonProps {
  lines: readonly RecipeLine[];
  recipeId: Recipe['id'];
}

/**
 * Adds the missing ingredients; another press says that they are listed. `lines` are all lines of the recipe, scaled to
 * the servings.
 */
export function AddMissingButton({ lines, recipeId }: AddMissingButtonProps) {
  const { add, adding, done } = useAddMissing(lines, recipeId);
  return (
    <Button
      variant="soft"
      icon={done ? Check : ShoppingBasket}
      pending={adding}
      onClick={add}
      className="mt-3 w-full"
    >
      {done ? t('Added to shopping list') : t('Add Missing to Shopping List')}
    </Button>
  );
}

const NAMED = 3;

/**
 * Adds what the kitchen lacks for the recipe's lines to the shopping list. All lines are sent, because the server knows
 * the exact amounts in the kitchen and what this recipe has added before. `done` until the amounts change.
 */
function useAddMissing(lines: readonly RecipeLine[], recipeId: Recipe['id']) {
  const wanted = lines.map(({ name, amount, unit }) => ({ name, amount, unit }));
  const { mutate, isPending, isSuccess, variables } = useAddFromRecipe((answer) =>
    toast(addedMessage(answer)),
  );
  const done = isSuccess && JSON.stringify(variables.lines) === JSON.stringify(wanted);
  return {
    add: () => mutate({ recipeId: typeof recipeId === 'number' ? recipeId : null, lines: wanted }),
    adding: isPending,
    done,
  };
}

function addedMessage({ added, listed }: AddedFromRecipe): { title: string; description: string } {
  const already =
    listed.length > 0 &&
    (isOne(listed)
      ? t('{names} is there already', { names: joinNames(listed) })
      : t('{names} are there already', { names: joinNames(listed) }));
  if (added.length > 0) {
    const description = already ? `${joinNames(added)}. ${already}.` : joinNames(added);
    return { title: t('Added to shopping list'), description };
  }
  return already
    ? { title: t('Already on your shopping list'), description: `${already}.` }
    : { title: t('Nothing to add'), description: t('Your kitchen has enough of everything.') };
}

const isOne = ([first, second]: readonly ShoppingItem[]) =>
  first !== undefined && second === undefined && !first.name.endsWith('s');

/** 'Feta and Lime', 'Feta, Lime, Rice and 2 more' */
function joinNames(items: readonly ShoppingItem[]): string {
  const names = items.slice(0, NAMED).map(({ name }) => name);
  const more = items.length - names.length;
  return more > 0
    ? t('{names} and {more} more', { names: names.join(', '), more })
    : names.join(', ').replace(/, (?=[^,]*$)/, ' and ');
}
