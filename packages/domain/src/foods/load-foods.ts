import type { CompiledFood, CompiledFoods } from '@game-plan/lexicon/food-record';
import { type CookRow, culinaryFood } from './culinary-food.ts';
import type { Food } from './food.ts';

/** A food of the lexicon, and what a dish as served may hold besides its parts. */
export type LoadedFood = Food & Pick<CompiledFood, 'alsoIn'>;

/**
 * The foods of a compiled list. Its compiler accepts only the values of `vocabulary.yaml`, and a test keeps those equal to the
 * types of the domain.
 */
export function loadFoods(compiled: CompiledFoods): readonly LoadedFood[] {
  return compiled.map(({ cook, cookNamed, parts, per100g: figures, ...facts }) => {
    const [calories = null, protein = null, carbs = null, fat = null] = figures;
    const food = {
      aliases: [],
      allergens: [],
      ...facts,
      per100g: { calories, protein, carbs, fat },
      ...(parts && { parts: Object.entries(parts).map(([name, grams]) => ({ name, grams })) }),
    } as LoadedFood;
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
