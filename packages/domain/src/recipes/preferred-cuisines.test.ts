import { expect, test } from 'vitest';
import { CUISINES, type Cuisine } from '../ingredient.ts';
import { composeRecipes } from './compose-recipes.ts';
import { ANYONE, FAMILY_STOCK, TODAY } from './testing/family-stock.ts';

const SEEDS = Array.from({ length: 10 }, (_, index) => index + 1);

/** How many of eight times ten ideas for a family's kitchen are of the cuisine. */
const ideasOf = (cuisine: Cuisine, preferredCuisines: readonly string[]) =>
  SEEDS.flatMap((seed) =>
    composeRecipes({ stock: FAMILY_STOCK, eater: ANYONE, today: TODAY, preferredCuisines, seed }),
  ).filter((idea) => idea.cuisine === cuisine).length;

test.each(CUISINES)('%s, where it is preferred, comes more often, and is not all there is', (cuisine) => {
  const preferred = ideasOf(cuisine, [cuisine]);
  expect(preferred).toBeGreaterThan(ideasOf(cuisine, []));
  expect(preferred).toBeLessThan(70);
});
