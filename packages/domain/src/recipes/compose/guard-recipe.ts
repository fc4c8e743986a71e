import type { Diet, Eater } from '../../eater.ts';
import { DIETS } from '../../eater.ts';
import { breaksDiet, servingFitsDiet } from '../../safety/diets.ts';
import { suitsEater } from '../../safety/suits-eater.ts';
import type { ServingNutrition } from '../composed-recipe.ts';
import { LEAST_CALORIES, MOST_CALORIES, MOST_GRAMS_OF_ONE } from '../serving-bounds.ts';
import type { Dish } from './dish.ts';

/** Whether every line of the finished dish is something that the person may eat. */
export function suitsTable(dish: Dish, eater: Eater): boolean {
  return dish.parts.every(({ stocked }) => suitsEater(stocked, eater));
}

/** Whether a serving fits those of the person's diets that are about amounts. */
export function fitsDiets(nutrition: ServingNutrition, eater: Eater): boolean {
  return eater.diets.every((diet) => servingFitsDiet(diet, nutrition));
}

/** Whether the amounts are those of a meal. A partial figure says too little, so it has no lower bound. */
export function isSane(dish: Dish, nutrition: ServingNutrition): boolean {
  const { calories, isPartial } = nutrition;
  if (!Number.isFinite(calories) || calories > MOST_CALORIES) return false;
  if (!isPartial && calories < LEAST_CALORIES) return false;
  return dish.parts.every(({ grams }) => grams > 0 && grams / dish.servings <= MOST_GRAMS_OF_ONE);
}

/** The listed diets that every line and the serving fit. */
export function dietsOf(dish: Dish, nutrition: ServingNutrition): Diet[] {
  return DIETS.filter(
    (diet) =>
      servingFitsDiet(diet, nutrition) &&
      dish.parts.every(({ stocked }) => !breaksDiet(stocked.name, stocked.category, diet)),
  );
}
