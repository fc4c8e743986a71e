import { findFood } from '../foods/find-food.ts';
import type { FoodNutrients } from '../foods/food.ts';
import { nutrientsIn } from '../nutrition.ts';
import { type WeighableLine, weighLine } from '../units/weigh-line.ts';

/** Of one serving, in kcal and grams; a figure of which too little is known is null. */
export interface RecipeNutrition extends FoodNutrients {
  /** Some of the weight has no known energy, so that the true figures are higher. */
  readonly isPartial: boolean;
}

/** Of a recipe's weight, the part whose figures must be known: below it a sum says too little. */
const LEAST_KNOWN = 0.8;

const FIGURES = ['calories', 'protein', 'carbs', 'fat'] as const;

/** What a serving holds, from the ingredient lines; calories null when less than 80% of the weight is known. */
export function recipeNutrition(lines: readonly WeighableLine[], servings: number): RecipeNutrition {
  const sums = { calories: 0, protein: 0, carbs: 0, fat: 0 };
  const known = { calories: 0, protein: 0, carbs: 0, fat: 0 };
  let weight = 0;
  for (const line of lines) {
    const { grams, isMeasured } = weighLine(line);
    weight += grams;
    const food = isMeasured ? findFood(line.name) : undefined;
    if (!food) continue;
    const figures = nutrientsIn(food, grams);
    for (const figure of FIGURES) {
      const value = figures[figure];
      if (value === null) continue;
      sums[figure] += value;
      known[figure] += grams;
    }
  }
  const share = (figure: (typeof FIGURES)[number]) => (weight > 0 ? known[figure] / weight : 0);
  const perServing = (figure: (typeof FIGURES)[number]) =>
    share(figure) < LEAST_KNOWN || servings <= 0
      ? null
      : Number((sums[figure] / servings).toFixed(figure === 'calories' ? 0 : 1));
  return {
    calories: perServing('calories'),
    protein: perServing('protein'),
    carbs: perServing('carbs'),
    fat: perServing('fat'),
    // Rounding must not make a whole recipe partial.
    isPartial: perServing('calories') !== null && share('calories') < 1 - 1e-9,
  };
}
