import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { pictures } from '@game-plan/contracts/kitchen/pictures';
import {
  type RecipeCard,
  type RecipeCardsPage,
  recipes,
  type SavedRecipe,
} from '@game-plan/contracts/kitchen/recipes';
import { exampleIdea, saved } from '../examples/example-recipe.ts';
import { respond, type Sent } from '../respond.ts';

/** Saved recipes with these names, the first one newest. */
export function savedNamed(...names: string[]): SavedRecipe[] {
  return names.map((name, index) =>
    saved(exampleIdea({ name }), { id: names.length - index, externalId: null, isFavorite: false }),
  );
}

/** The only page of a library with these recipes. */
export function cardsPage(
  library: readonly RecipeCard[],
  fields: Partial<RecipeCardsPage> = {},
): RecipeCardsPage {
  return {
    cards: [...library],
    nextCursor: null,
    total: library.length,
    library: { all: library.length, favorites: library.filter(({ isFavorite }) => isFavorite).length },
    version: 'v1',
    ...fields,
  };
}

/** Answers the reads of the recipes page with these recipes and an empty kitchen. */
export function respondToRecipes(library: readonly RecipeCard[] = []): Sent {
  respond(ingredients.list, []);
  respond(pictures.ofIdeas, []);
  respond(recipes.fromCookbook, []);
  return respond(recipes.cards, cardsPage(library));
}
