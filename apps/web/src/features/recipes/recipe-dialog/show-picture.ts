import type { PictureMaker } from '@game-plan/contracts/pictures';
import type { Recipe } from '@game-plan/contracts/recipes';
import type { QueryClient } from '@tanstack/react-query';
import { today } from '#lib/today.ts';
import { changeCard } from '../card-pages.ts';
import { recipeQuery } from '../recipe-queries.ts';
import { recipeKey, suggestionsQuery } from '../suggestions.ts';

interface Made {
  readonly imageUrl: string;
  readonly madeBy: PictureMaker;
}

/** Shows a recipe's new picture wherever the recipe is on screen, before all of it is read anew. */
export function showPicture(client: QueryClient, recipe: Recipe, { imageUrl, madeBy }: Made): void {
  const image = { imageUrl, imageMadeBy: madeBy, isImagePending: false };
  client.setQueryData(suggestionsQuery.queryKey, (ideas) =>
    // The idea as it is by now: it may have been saved since its picture was asked for.
    ideas?.map((idea) => (recipeKey(idea) === recipeKey(recipe) ? { ...idea, ...image } : idea)),
  );
  if (typeof recipe.id !== 'number') return;
  client.setQueryData(recipeQuery(recipe.id, today()).queryKey, (held) => held && { ...held, ...image });
  changeCard(client, recipe.id, { imageUrl, isImagePending: false });
}
