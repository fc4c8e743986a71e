import { nutrientsIn } from '../../nutrients-in.ts';
import type { ServingNutrition } from '../composed-recipe.ts';
import type { Part } from '../model/stocked.ts';

/** What weighs no more than this in a serving, in grams, does not make figures partial by having none. */
const LIGHT_GRAMS_PER_SERVING = 6;

const FIGURES = ['calories', 'protein', 'carbs', 'fat'] as const;

/** Per serving, from the amounts as written; calories whole, grams to one decimal. */
export function partNutrition(parts: readonly Part[], servings: number): ServingNutrition {
  const total = { calories: 0, protein: 0, carbs: 0, fat: 0 };
  let isPartial = false;
  for (const part of parts) {
    const figures = part.stocked.food ? nutrientsIn(part.stocked.food, part.grams) : undefined;
    for (const figure of FIGURES) {
      const value = figures?.[figure] ?? null;
      if (value !== null) total[figure] += value;
      else if (part.grams / servings > LIGHT_GRAMS_PER_SERVING) isPartial = true;
    }
  }
  const perServing = (value: number, decimals: number) => Number((value / servings).toFixed(decimals));
  return {
    calories: perServing(total.calories, 0),
    protein: perServing(total.protein, 1),
    carbs: perServing(total.carbs, 1),
    fat: perServing(total.fat, 1),
    isPartial,
  };
}
