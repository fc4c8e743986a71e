import { type Recipe, recipes } from '@game-plan/contracts/recipes';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { today } from '#lib/today.ts';
import { toast } from '#ui/toast-store.ts';
import { replaceSuggestion, savedIdOf, suggestionsQuery } from './suggestions.ts';

const GENERATE = ['generate recipes'];

/** Asks for new ideas. `generating` also knows of a generation that was started before the page was left. */
export function useGenerateRecipes(): { generate: () => void; generating: boolean } {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: GENERATE,
    mutationFn: () => call(recipes.generate, { query: { today: today() } }),
    onSuccess: (found) => {
      client.setQueryData(suggestionsQuery.queryKey, found);
      toast(
        found.length > 0
          ? {
              title: 'Recipes generated',
              description: `Found ${found.length} recipe suggestions for you!`,
            }
          : {
              title: 'No recipes found',
              description: 'Try adding more ingredients to get better recipe suggestions',
            },
      );
    },
    onError: () =>
      toast({
        title: 'Error',
        description: 'Failed to generate recipes. Please try again.',
        variant: 'destructive',
      }),
  });
  return { generate: () => mutate(), generating: useIsMutating({ mutationKey: GENERATE }) > 0 };
}

interface FavoriteChange {
  recipe: Recipe;
  isFavorite: boolean;
}

/** Marks a recipe as favourite or not; a suggestion is saved by it. Answers the saved recipe. */
export function useSetFavorite() {
  const client = useQueryClient();
  return useMutation({
    // One after the other: a second press finds the recipe that the first has saved.
    scope: { id: 'set favorite' },
    mutationFn: ({ recipe, isFavorite }: FavoriteChange) => {
      const savedId = savedIdOf(recipe, client.getQueryData(suggestionsQuery.queryKey));
      if (savedId !== undefined) {
        return call(recipes.update, { params: { id: savedId }, body: { isFavorite } });
      }
      const { id, ...fields } = recipe;
      return call(recipes.create, { body: { ...fields, externalId: String(id), isFavorite } });
    },
    onSuccess: (saved) => {
      client.setQueryData(suggestionsQuery.queryKey, (ideas) => ideas && replaceSuggestion(ideas, saved));
      toast({ title: saved.isFavorite ? 'Added to favorites' : 'Removed from favorites' });
    },
    onError: () =>
      toast({ title: 'Error', description: 'Failed to update favorite status', variant: 'destructive' }),
  });
}
