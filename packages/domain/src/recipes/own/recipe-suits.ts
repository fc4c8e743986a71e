import type { Eater } from '../../eater.ts';
import { findFood } from '../../foods/find-food.ts';
import { namesForbidden, suitsEater } from '../../safety/suits-eater.ts';
import type { RecipeNutrition } from '../nutrition/recipe-nutrition.ts';
import type { UnlabelledRecipe } from './label-recipe.ts';
import { warnEater, warnedLimits, warnOfStep } from './warn-eater.ts';

/**
 * Whether a recipe can be proposed to people with these limits without asking: nothing in it, in its name or in its steps is against
 * their allergies, diets or dislikes, and for whoever has an allergy or a diet everything in it is known.
 */
export function recipeSuits(recipe: UnlabelledRecipe, nutrition: RecipeNutrition, limits: Eater): boolean {
  const { name, ingredients, instructions } = recipe;
  const areSuitable = ingredients.every((line) =>
    suitsEater({ name: line.name, category: findFood(line.name)?.category ?? 'pantry' }, limits),
  );
  if (!areSuitable || namesForbidden(name, limits)) return false;
  const warned = warnedLimits(limits);
  const mentions = instructions.flatMap((step) => warnOfStep(step, recipe, warned) ?? []);
  const caution = warnEater(recipe, nutrition, warned, mentions);
  return Object.values(caution).every(({ length }) => length === 0);
}
