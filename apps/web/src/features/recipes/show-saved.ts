import type { SavedRecipe } from '@game-plan/contracts/recipes';
import type { QueryClient } from '@tanstack/react-query';
import { today } from '#lib/today.ts';
import { changeCard } from './card-pages.ts';
import { recipeQuery } from './recipe-queries.ts';
import { replaceSuggestion, suggestionsQuery } from './suggestions.ts';

/** Shows a recipe as the server has just answered it wherever it is on screen, before all of it is read anew. */
export function showSaved(client: QueryClient, saved: SavedRecipe): void {
  client.setQueryData(suggestionsQuery.queryKey, (ideas) => ideas && replaceSuggestion(ideas, saved));
  client.setQueryData(recipeQuery(saved.id, today()).queryKey, saved);
  changeCard(client, saved.id, { isFavorite: saved.isFavorite });
}
