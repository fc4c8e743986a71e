import type { Recipe, RecipeCard } from '@game-plan/contracts/recipes';
import { queryOptions, skipToken } from '@tanstack/react-query';

/**
 * The ideas of the last generation. Only generating fills it: nothing on screen refetches it, since a new call gives
 * new recipes, and leaving the page keeps it.
 */
export const suggestionsQuery = queryOptions<readonly Recipe[]>({
  queryKey: ['recipe suggestions'],
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Whether the last generation found nothing at all. Only generating fills it. */
export const nothingFoundQuery = queryOptions<boolean>({
  queryKey: ['no recipes found'],
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
});

/** What a recipe is known by before and after it is saved: a saved suggestion keeps its old id as `externalId`. */
export function recipeKey({ externalId, id }: Recipe | RecipeCard): Recipe['id'] {
  return externalId ?? id;
}

/** The suggestion that was known by this id, saved meanwhile or not. */
export function findSuggestion(suggestions: readonly Recipe[] | undefined, id: string): Recipe | undefined {
  return suggestions?.find((idea) => String(recipeKey(idea)) === id || String(idea.id) === id);
}

/** The id that the suggestion was saved under, if it was. */
export function savedIdOf(
  recipe: Recipe | RecipeCard,
  suggestions: readonly Recipe[] = [],
): number | undefined {
  const known = suggestions.find((other) => recipeKey(other) === recipeKey(recipe));
  return [recipe, known].map((one) => one?.id).find((id) => typeof id === 'number');
}

/** The suggestions with `changed` in its own place. */
export function replaceSuggestion(suggestions: readonly Recipe[], changed: Recipe): readonly Recipe[] {
  return suggestions.map((one) => (recipeKey(one) === recipeKey(changed) ? changed : one));
}

/** A recipe that is saved no more, as the idea it was; undefined when it was none. */
export function asIdea(recipe: Recipe): Recipe | undefined {
  const { externalId } = recipe;
  return externalId === null ? undefined : { ...recipe, id: externalId, externalId: null, isFavorite: false };
}
