import { ALLERGENS, type Allergen, DIETS, type Diet } from '../../eater.ts';
import { allergensOf } from '../../safety/allergy/allergens.ts';
import { breaksDiet, dishFitsDiet, servingFitsDiet } from '../../safety/diets.ts';
import { isKnownFood } from '../../safety/known-food.ts';
import type { RecipeNutrition } from '../recipe-nutrition.ts';
import type { ValidLine } from './validate-line.ts';

/** The listed allergens that the lines carry. */
export function allergensOfLines(lines: readonly ValidLine[]): Allergen[] {
  const carried = new Set(lines.flatMap(({ line }) => [...allergensOf(line.name)]));
  return ALLERGENS.filter((allergen) => carried.has(allergen));
}

/** The listed diets that every line and the serving fit: none where a food or a figure is not known. */
export function dietsOfLines(
  name: string,
  lines: readonly ValidLine[],
  { calories, protein, carbs, fat }: RecipeNutrition,
): Diet[] {
  const foods = lines.flatMap((line) => line.foods ?? []);
  if (lines.some((line) => line.foods === undefined)) return [];
  if (!foods.every(({ name }) => isKnownFood(name))) return [];
  if (calories === null || protein === null || carbs === null || fat === null) return [];
  return DIETS.filter(
    (diet) =>
      dishFitsDiet(diet, name) &&
      servingFitsDiet(diet, { calories, protein, carbs, fat }) &&
      foods.every(({ name, category }) => !breaksDiet(name, category, diet)),
  );
}
