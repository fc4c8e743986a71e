import { IMAGE_INGREDIENTS_MAX } from '@game-plan/contracts/pictures';
import type { Recipe } from '@game-plan/contracts/recipes';
import { useGeneratePicture } from '#data/pictures.ts';
import { toast } from '#ui/toast-store.ts';

/** Asks for a new picture of the recipe, which is shown wherever the recipe is. */
export function useGenerateImage(recipe: Recipe) {
  const { name, id } = recipe;
  const ingredients = recipe.ingredients.map((line) => line.name).slice(0, IMAGE_INGREDIENTS_MAX);
  const { mutate, isPending } = useGeneratePicture(recipe);
  const generate = () => {
    if (name.trim() !== '' && ingredients.length > 0) mutate({ recipeName: name, ingredients, recipeId: id });
    else {
      toast({
        title: 'Missing information',
        description: 'Recipe name and ingredients are required',
        variant: 'destructive',
      });
    }
  };
  return { generate, isGenerating: isPending };
}
