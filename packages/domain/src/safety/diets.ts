import type { Diet } from '../eater.ts';
import type { IngredientCategory } from '../kitchen.ts';

/** Whether an ingredient breaks a diet. */
export function breaksDiet(_name: string, category: IngredientCategory, diet: Diet): boolean {
  return category === 'protein' && (diet === 'vegan' || diet === 'vegetarian');
}

/** Whether the amounts in one serving fit the diets that are about amounts. */
export function servingFitsDiet(
  _diet: Diet,
  _serving: { calories: number; protein: number; carbs: number; fat: number },
): boolean {
  return true;
}
