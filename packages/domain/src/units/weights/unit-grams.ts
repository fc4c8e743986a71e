import type { CompiledWeights } from '@game-plan/lexicon/weights';
import { foodNameKey } from '../../foods/food-name.ts';

/** The grams of one unit by the key of a food's name; '*' is any other food. */
export type GramsOfUnit = ReadonlyMap<string, number>;

/** Compiled weights by unit. */
export const gramsByUnit = (compiled: CompiledWeights): ReadonlyMap<string, GramsOfUnit> =>
  new Map(
    Object.entries(compiled).map(([unit, foods]) => [
      unit,
      new Map(
        Object.entries(foods).map(
          ([food, grams]) => [food === '*' ? food : foodNameKey(food), grams] as const,
        ),
      ),
    ]),
  );
