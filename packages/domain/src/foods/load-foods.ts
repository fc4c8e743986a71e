import type { CompiledFoods } from '@game-plan/lexicon/food-record';
import { type CookRow, culinaryFood } from './culinary-food.ts';
import type { Food } from './food.ts';

/**
 * The foods of a compiled list. Its compiler accepts only the values of `vocabulary.yaml`, and a test keeps those equal to the
 * types of the domain.
 */
export function loadFoods(compiled: CompiledFoods): readonly Food[] {
  return compiled.map(({ cook, cookNamed, ...facts }) => {
    const food = facts as Food;
    const { name, category } = food;
    return {
      ...food,
      ...(cook && { cook: culinaryFood(name, category, cook as CookRow) }),
      ...(cookNamed && {
        cookNamed: Object.entries(cookNamed).map(([other, row]) =>
          culinaryFood(other, category, row as CookRow),
        ),
      }),
    };
  });
}
