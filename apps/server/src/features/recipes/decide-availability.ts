import {
  kitchenAvailability,
  type LineAvailability,
  type NeededLine,
} from '@game-plan/domain/recipes/availability';
import type { Kitchen } from './library-queries.ts';

interface WithLines {
  readonly ingredients: readonly NeededLine[];
}

type Decided<R extends WithLines> = Omit<R, 'ingredients'> & {
  ingredients: (R['ingredients'][number] & LineAvailability)[];
};

/** Says of every line whether the kitchen has enough today: what was true when a recipe was saved may not be any more. */
export function decideAvailability<R extends WithLines>(
  recipes: readonly R[],
  kitchen: Kitchen,
): Decided<R>[] {
  const decide = kitchenAvailability(kitchen.items, kitchen.atHome);
  return recipes.map((recipe) => {
    const decided = decide(recipe.ingredients);
    return {
      ...recipe,
      ingredients: recipe.ingredients.map((line, at) => ({ ...line, ...decided[at] })),
    } as Decided<R>;
  });
}
