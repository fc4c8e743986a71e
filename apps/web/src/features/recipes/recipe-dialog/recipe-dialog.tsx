import type { Recipe } from '@game-plan/contracts/recipes';
import { RecipeDetail } from './recipe-detail.tsx';
import { RecipeFrame } from './recipe-frame.tsx';

interface RecipeDialogProps {
  recipe: Recipe;
  onClose: () => void;
}

export function RecipeDialog({ recipe, onClose }: RecipeDialogProps) {
  return (
    <RecipeFrame onClose={onClose}>
      <RecipeDetail recipe={recipe} onClose={onClose} />
    </RecipeFrame>
  );
}
