import type { SavedRecipe } from '@game-plan/contracts/recipes';
import { Trash2 } from 'lucide-react';
import { useRemoveRecipe } from '#data/recipes.ts';
import { Button } from '#ui/button.tsx';
import { COMPACT_BUTTON, COMPACT_LABEL } from './compact-button.ts';

interface RemoveButtonProps {
  recipe: SavedRecipe;
  onRemoved: () => void | Promise<void>;
}

/** Takes a saved recipe out of the library at once: the toast offers to take that back. */
export function RemoveButton({ recipe, onRemoved }: RemoveButtonProps) {
  const removal = useRemoveRecipe(recipe, onRemoved);
  return (
    <Button
      variant="destructive-ghost"
      icon={Trash2}
      pending={removal.isPending}
      onClick={() => removal.mutate()}
      className={COMPACT_BUTTON}
    >
      <span className={COMPACT_LABEL}>Remove Recipe</span>
    </Button>
  );
}
