import type { Recipe } from '@game-plan/contracts/recipes';
import { ChefHat } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { ShareButton } from './share-button.tsx';

interface RecipeActionsProps {
  recipe: Recipe;
  onSaved: (recipe: Recipe) => void;
  onClose: () => void;
}

/** The bar that stays in sight below the recipe. */
export function RecipeActions({ recipe, onSaved, onClose }: RecipeActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-3 pb-[max(12px,env(safe-area-inset-bottom))] sm:px-5">
      <FavoriteButton recipe={recipe} onSaved={onSaved} />
      <ShareButton recipe={recipe} />
      <Button variant="accent" icon={ChefHat} onClick={onClose} className="max-sm:flex-1 sm:ml-auto">
        Start Cooking
      </Button>
    </div>
  );
}
