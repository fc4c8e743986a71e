import { IMAGE_INGREDIENTS_MAX, pictures } from '@game-plan/contracts/pictures';
import type { Recipe } from '@game-plan/contracts/recipes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { serverMessage } from '#lib/api-error.ts';
import { toast } from '#ui/toast-store.ts';
import { showPicture } from './show-picture.ts';

/** Asks for a new picture of the recipe, which is shown wherever the recipe is. */
export function useGenerateImage(recipe: Recipe) {
  const client = useQueryClient();
  const { name, id } = recipe;
  const ingredients = recipe.ingredients.map((line) => line.name).slice(0, IMAGE_INGREDIENTS_MAX);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(pictures.generate, { body: { recipeName: name, ingredients, recipeId: id } }),
    onSuccess: (made) => {
      showPicture(client, recipe, made);
      toast({ title: 'Recipe image generated!' });
    },
    onError: (error) =>
      toast({
        title: 'Image generation failed',
        description: serverMessage(error) ?? 'Failed to generate recipe image',
        variant: 'destructive',
      }),
  });
  const generate = () => {
    if (name.trim() !== '' && ingredients.length > 0) mutate();
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
