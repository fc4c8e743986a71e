import words from '@game-plan/lexicon/searches.json' with { type: 'json' };
import type { Food } from '../../foods/food.ts';
import { foodNameKey } from '../../foods/food-name.ts';
import { searchedFoodNamed } from '../../foods/served/served-table.ts';
import { lazy } from '../../lazy.ts';

/** The foods of each kind, by the name keys of the kind: 'fruits' is 'fruit'. Throws if a name is not in the table. */
const foodsOfKinds = lazy(
  (): ReadonlyMap<string, readonly Food[]> =>
    new Map(
      Object.values(words.kinds).flatMap(({ called, foods }) => {
        const known = foods.map((name) => {
          const food = searchedFoodNamed(name);
          if (food === undefined) throw new RangeError(`No food of the table: ${name}`);
          return food;
        });
        return called.map((word) => [foodNameKey(word), known] as const);
      }),
    ),
);

/**
 * The everyday foods of a kind if the query is only that word: an apple, a banana for 'fruit'. Empty for other queries.
 */
export function foodsOfKind(query: string): readonly Food[] {
  return foodsOfKinds().get(foodNameKey(query)) ?? [];
}
