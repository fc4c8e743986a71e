import { ALLERGENS, type Allergen, DIETS, type Diet } from '../../eater.ts';
import { allergensOf } from '../../safety/allergy/allergens.ts';
import { breaksDiet, dishFitsDiet, servingFitsDiet } from '../../safety/diets.ts';
import { isMediterranean } from '../mediterranean.ts';
import type { RecipeNutrition } from '../nutrition/recipe-nutrition.ts';
import { type HeldFood, heldFoods, type NamedLine } from './held-foods.ts';
import { mentionsIn, type StepMentions } from './step-mentions.ts';

/** What labels are derived from. */
export interface UnlabelledRecipe {
  readonly name: string;
  readonly cuisine: string | null;
  readonly ingredients: readonly NamedLine[];
  readonly instructions: readonly string[];
}

/** The listed allergens that a recipe carries, and the listed diets that it fits. */
export interface RecipeLabels {
  readonly allergens: Allergen[];
  readonly dietaryTags: Diet[];
}

/** The names of which a step may speak. */
export const listedNames = ({ name, ingredients }: UnlabelledRecipe): string[] => [
  name,
  ...ingredients.map((line) => line.name),
];

/**
 * Derives a recipe's labels from its ingredients, and from what its steps mention beside them ('serve with naan'). A diet
 * is only claimed if every ingredient is known; one that is about amounts, only if all of the serving's figures are.
 * @param mentions those of each step, where they are found already
 */
export function labelRecipe(
  recipe: UnlabelledRecipe,
  nutrition: RecipeNutrition,
  mentions: readonly StepMentions[] = recipe.instructions.map((step) =>
    mentionsIn(step, listedNames(recipe)),
  ),
): RecipeLabels {
  const { name, cuisine, ingredients } = recipe;
  const foods = ingredients.flatMap(heldFoods);
  const carried = new Set([
    ...foods.flatMap((food) => [...allergensIn(food)]),
    ...mentions.flatMap(({ allergens }) => allergens),
  ]);
  const broken = new Set(mentions.flatMap(({ diets }) => diets));
  const areKnown = foods.length > 0 && foods.every(({ isKnown }) => isKnown);
  return {
    allergens: ALLERGENS.filter((allergen) => carried.has(allergen)),
    dietaryTags: DIETS.filter(
      (diet) =>
        areKnown &&
        !broken.has(diet) &&
        dishFitsDiet(diet, name) &&
        servingFitsDiet(diet, nutrition) &&
        foods.every((food) => !breaks(food, diet)) &&
        (diet !== 'mediterranean' || isMediterranean(cuisine, foods)),
    ),
  };
}

function allergensIn({ names, food }: HeldFood): ReadonlySet<Allergen> {
  return new Set([...names.flatMap(({ name }) => [...allergensOf(name)]), ...(food?.allergens ?? [])]);
}

/** Whether a food breaks a diet under any of its names. */
export function breaks({ names }: HeldFood, diet: Diet): boolean {
  return names.some(({ name, category }) => breaksDiet(name, category, diet));
}
