import type { Diet, Eater } from '../../eater.ts';
import { allergyConflicts } from '../../safety/allergy/allergy-conflicts.ts';
import { dishFitsDiet, servingFitsDiet } from '../../safety/diets.ts';
import { isCareful, keptDiets, mixesForbidden, suitsEater } from '../../safety/suits-eater.ts';
import { findMention } from '../ideas/find-mention.ts';
import type { RecipeNutrition } from '../nutrition/recipe-nutrition.ts';
import { heldFoods } from './held-foods.ts';
import { breaks, listedNames, type UnlabelledRecipe } from './label-recipe.ts';

/** Why a recipe does not suit a person, or may not. */
export interface Caution {
  /** Ingredients with what they are against: an allergy as a label says it ('milk'), or a diet. */
  readonly foods: readonly { readonly name: string; readonly against: readonly string[] }[];
  /** What the steps mention beside the ingredients: 'serve with naan'. */
  readonly mentions: readonly string[];
  /** Diets that the serving or the dish as a whole breaks. */
  readonly diets: readonly Diet[];
  /** Ingredients that are not known, so that nothing can be said of them. */
  readonly unknown: readonly string[];
}

/** A person's allergies and diets; what they dislike is no reason for a warning. */
export function warnedLimits({ allergies, diets }: Eater): Eater {
  return { allergies, diets: [...new Set(keptDiets({ allergies, diets }))] };
}

/** What a step says that is against a person's limits, beside the ingredients: 'serve with naan'. */
export function warnOfStep(step: string, recipe: UnlabelledRecipe, limits: Eater): string | undefined {
  return isCareful(limits) ? findMention(step, listedNames(recipe), limits)?.trim() : undefined;
}

/**
 * What a person with these limits must know before eating a recipe.
 * @param mentions of `warnOfStep`
 */
export function warnEater(
  recipe: UnlabelledRecipe,
  nutrition: RecipeNutrition,
  limits: Eater,
  mentions: readonly string[],
): Caution {
  if (!isCareful(limits)) return { foods: [], mentions: [], diets: [], unknown: [] };
  const { allergies, diets } = limits;
  const held = recipe.ingredients.flatMap(heldFoods);
  const foods = held.flatMap((food) => {
    const conflicts = food.names.flatMap(({ name }) => allergyConflicts(name, allergies));
    const against = [...new Set([...conflicts, ...diets.filter((diet) => breaks(food, diet))])];
    // A brand's sausage may hold what others do not.
    const isDoubtful =
      food.isKnown && against.length === 0 && !food.names.every((one) => suitsEater(one, limits));
    return against.length > 0 || isDoubtful ? [{ name: food.name, against }] : [];
  });
  const areFiguresKnown = nutrition.calories !== null && !nutrition.isPartial;
  const isMixed = mixesForbidden(
    recipe.ingredients.map(({ name }) => name),
    limits,
  );
  return {
    foods: isMixed ? [...foods, { name: 'Meat and milk together', against: ['kosher'] }] : foods,
    mentions,
    diets: diets.filter(
      (diet) =>
        !foods.some(({ against }) => against.includes(diet)) &&
        ((areFiguresKnown && !servingFitsDiet(diet, nutrition)) || !dishFitsDiet(diet, recipe.name)),
    ),
    unknown: held.flatMap(({ isKnown, name }) => (isKnown ? [] : [name])),
  };
}
