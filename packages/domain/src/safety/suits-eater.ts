import type { Eater } from '../eater.ts';
import type { IngredientCategory } from '../kitchen.ts';
import { carriesAllergy } from './allergens.ts';
import { breaksDiet } from './diets.ts';

/** Whether a person may eat an ingredient: it carries none of their allergies and breaks none of their diets. */
export function suitsEater(
  ingredient: { name: string; category: IngredientCategory },
  eater: Eater,
): boolean {
  if (carriesAllergy(ingredient.name, eater.allergies)) return false;
  return !eater.diets.some((diet) => breaksDiet(ingredient.name, ingredient.category, diet));
}
