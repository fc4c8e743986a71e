import type { MealType } from '../../meals/meal-types.ts';
import type { DayGoals } from '../composed-recipe.ts';
import type { Draft } from './draft.ts';

/** What a person would rather eat now; nothing in it is forbidden or required. */
export interface Wishes {
  readonly meal?: MealType | undefined;
  readonly goals?: DayGoals | undefined;
}

const MEAL_FITS = 3.2;
const PROTEIN_MET = 1.5;
/** More protein than this in one meal is not better: the rest is for the other meals of the day. */
const PROTEIN_OF_A_MEAL = 40;
const CALORIES_OVER = 2.5;
const FAR_OVER = 300;
/** Who has eaten all of a day's calories may still be hungry: a light dish is what is left. */
const LEAST_BUDGET = 200;

/** How well a draft suits the moment: 0 without wishes. */
export function suitability(draft: Draft, { meal, goals }: Wishes): number {
  const mealFits = meal !== undefined && draft.technique.meals.includes(meal) ? MEAL_FITS : 0;
  const protein = goals?.proteinTarget ?? 0;
  const calories = goals?.caloriesLeft;
  return (
    mealFits +
    (protein > 0
      ? PROTEIN_MET * Math.min(1, perServing(draft, 'protein') / Math.min(protein, PROTEIN_OF_A_MEAL))
      : 0) -
    (calories === undefined
      ? 0
      : CALORIES_OVER * partOver(perServing(draft, 'calories'), Math.max(LEAST_BUDGET, calories)))
  );
}

function partOver(value: number, budget: number): number {
  return Math.min(1, Math.max(0, (value - budget) / FAR_OVER));
}

/** Before amounts are rounded, which is near enough to choose by. */
function perServing({ picks }: Draft, figure: 'calories' | 'protein'): number {
  return picks.reduce(
    (sum, { stocked, gramsPerServing }) =>
      sum + ((stocked.food?.per100g[figure] ?? 0) * gramsPerServing) / 100,
    0,
  );
}
