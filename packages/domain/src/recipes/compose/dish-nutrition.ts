import { nutrientsIn } from '../../nutrition.ts';
import type { ServingNutrition } from '../composed-recipe.ts';
import type { Dish, Part } from './dish.ts';
import type { SlotId } from './slot-id.ts';

/** What weighs so little that its missing figures do not make a recipe's figures partial. */
const SEASONING_SLOTS: ReadonlySet<SlotId> = new Set([
  'spices',
  'herbs',
  'salt',
  'aromatics',
  'acid',
  'finish',
  'sauce',
]);
const LIGHT_GRAMS_PER_SERVING = 12;

const FIGURES = ['calories', 'protein', 'carbs', 'fat'] as const;

/** Per serving, from the amounts as written; calories whole, grams to one decimal. */
export function dishNutrition(dish: Dish): ServingNutrition {
  const total = { calories: 0, protein: 0, carbs: 0, fat: 0 };
  let isPartial = false;
  for (const part of dish.parts) {
    const figures = part.stocked.food ? nutrientsIn(part.stocked.food, part.grams) : undefined;
    for (const figure of FIGURES) {
      const value = figures?.[figure] ?? null;
      if (value !== null) total[figure] += value;
      else if (!isLight(part, dish.servings)) isPartial = true;
    }
  }
  const perServing = (value: number, decimals: number) => Number((value / dish.servings).toFixed(decimals));
  return {
    calories: perServing(total.calories, 0),
    protein: perServing(total.protein, 1),
    carbs: perServing(total.carbs, 1),
    fat: perServing(total.fat, 1),
    isPartial,
  };
}

function isLight(part: Part, servings: number): boolean {
  return SEASONING_SLOTS.has(part.slot) && part.grams / servings <= LIGHT_GRAMS_PER_SERVING;
}
