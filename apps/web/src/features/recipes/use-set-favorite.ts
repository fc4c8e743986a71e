import { type Recipe, type RecipeCard, recipes } from '@game-plan/contracts/recipes';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { toast } from '#ui/toast-store.ts';
import { isUnsaved, type RecipeSummary } from './recipe-summary.ts';
import { showSaved } from './show-saved.ts';
import { savedIdOf, suggestionsQuery } from './suggestions.ts';

interface FavoriteChange {
  recipe: RecipeSummary;
  isFavorite: boolean;
}

/** Marks a recipe as favourite or not; a suggestion is saved by it. Answers the saved recipe. */
export function useSetFavorite() {
  const client = useQueryClient();
  return useMutation({
    // One after the other: a second press finds the recipe that the first has saved.
    scope: { id: 'set favorite' },
    mutationFn: ({ recipe, isFavorite }: FavoriteChange) => setFavorite(client, recipe, isFavorite),
    onSuccess: (saved) => {
      showSaved(client, saved);
      toast({ title: saved.isFavorite ? 'Added to favorites' : 'Removed from favorites' });
    },
    onError: () =>
      toast({ title: 'Error', description: 'Failed to update favorite status', variant: 'destructive' }),
  });
}

function setFavorite(client: QueryClient, recipe: Recipe | RecipeCard, isFavorite: boolean) {
  const id = savedIdOf(recipe, client.getQueryData(suggestionsQuery.queryKey));
  if (id !== undefined) return call(recipes.update, { params: { id }, body: { isFavorite } });
  if (!isUnsaved(recipe)) throw new RangeError('A saved recipe has an id');
  // The server knows by itself how the idea's picture fares.
  const { id: externalId, isImagePending, imageMadeBy, ...fields } = recipe;
  return call(recipes.create, { body: { ...fields, externalId, isFavorite } });
}
