import meals from '@game-plan/lexicon/quick-meals.json' with { type: 'json' };
import type { QuickMealFood } from '@game-plan/lexicon/servings';

export type { QuickMealFood };

/** The six foods offered for logging with one press. */
export const QUICK_MEAL_FOODS: readonly QuickMealFood[] = meals.foods;

/** The splash of milk offered for tea and coffee that was added without any. */
export const MILK_FOR_DRINK: QuickMealFood = meals.milk;

/** The ids of tea, coffee and their decaffeinated kinds, whose figures are those of the drink without milk. */
export const BLACK_DRINKS: ReadonlySet<number> = new Set(meals.blackDrinks);
