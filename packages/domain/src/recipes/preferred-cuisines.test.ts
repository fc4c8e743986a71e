import { expect, test } from 'vitest';
import { CUISINES, type Cuisine } from '../ingredient.ts';
import { composer } from './compose-recipes.ts';
import { ANYONE, FAMILY_STOCK, TODAY } from './testing/family-stock.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];

/** Ideas for a family's kitchen, eight for each seed. */
const ideasOf = (preferredCuisines: readonly string[]) =>
  SEEDS.flatMap((seed) =>
    composer({ stock: FAMILY_STOCK, eater: ANYONE, today: TODAY, preferredCuisines, seed })(undefined),
  );

const WITHOUT_PREFERENCE = ideasOf([]);

const countOf = (cuisine: Cuisine, ideas: ReturnType<typeof ideasOf>) =>
  ideas.filter((idea) => idea.cuisine === cuisine).length;

test.each(CUISINES)('a preferred %s cuisine is more frequent, but not exclusive', (cuisine) => {
  const preferred = countOf(cuisine, ideasOf([cuisine]));
  expect(preferred).toBeGreaterThan(countOf(cuisine, WITHOUT_PREFERENCE));
  expect(preferred).toBeLessThan(SEEDS.length * 7);
});
