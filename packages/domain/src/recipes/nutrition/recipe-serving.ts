import type { UnitWeight } from '../../units/weights/unit-weights.ts';
import type { RecipeContents } from './recipe-contents.ts';

interface Dish {
  readonly name: string;
  readonly servings: number;
  /** Kcal and grams of one serving; null if unknown. */
  readonly calories: number | null;
  readonly protein: number | null;
  readonly carbs: number | null;
  readonly fat: number | null;
  /** Undefined if it was not asked what the ingredients come to. */
  readonly contents?: RecipeContents | undefined;
}

/**
 * A serving of a dish as a food. It can also be logged by grams if the weight of all servings after cooking is known: as weighed,
 * in grams, otherwise that of the raw ingredients.
 */
export function recipeServing(dish: Dish, cookedGrams: number | null) {
  const { name, servings, calories, protein, carbs, fat, contents } = dish;
  const { grams: raw = null, ...more } = contents ?? {};
  const grams = cookedGrams ?? raw;
  const weights: UnitWeight[] =
    grams === null || grams <= 0
      ? []
      : [
          { unit: 'serving', grams: grams / servings },
          { unit: 'g', grams: 1 },
        ];
  return {
    known: { name, quantity: 1, unit: 'serving', calories, protein, carbs, fat, ...more },
    weights,
    quantity: 1,
    unit: 'serving',
  };
}
