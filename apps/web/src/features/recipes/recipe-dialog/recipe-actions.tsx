import type { Recipe, SavedRecipe } from '@game-plan/contracts/recipes';
import { ChefHat } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { RemoveButton } from './remove-button.tsx';
import { ShareButton } from './share-button.tsx';

interface RecipeActionsProps {
  recipe: Recipe;
  onClose: () => void | Promise<void>;
}

/** The bar that stays in sight below the recipe. */
export function RecipeActions({ recipe, onClose }: RecipeActionsProps) {
  return (
    <div
      data-dialog-bar=""
      className="flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-3 pb-[max(12px,env(safe-area-inset-bottom))] sm:px-5"
    >
      <FavoriteButton recipe={recipe} />
      <ShareButton recipe={recipe} />
      {isSaved(recipe) && <RemoveButton recipe={recipe} onRemoved={onClose} />}
      <Button
        variant="accent"
        icon={ChefHat}
        onClick={() => void onClose()}
        className="max-sm:flex-1 sm:ml-auto"
      >
        Start Cooking
      </Button>
    </div>
  );
}

function isSaved(recipe: Recipe): recipe is SavedRecipe {
  return typeof recipe.id === 'number';
}
