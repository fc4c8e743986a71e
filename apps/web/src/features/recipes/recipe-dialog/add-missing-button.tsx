import type { Recipe, RecipeLine } from '@game-plan/contracts/recipes';
import { Check, ShoppingBasket } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useAddMissing } from './use-add-missing.ts';

interface AddMissingButtonProps {
  lines: readonly RecipeLine[];
  recipeId: Recipe['id'];
}

/** Adds once: another press says that it is there already. `lines` are all of the recipe's, for as many as are to eat. */
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
      {done ? 'Added to shopping list' : 'Add Missing to Shopping List'}
    </Button>
  );
}
