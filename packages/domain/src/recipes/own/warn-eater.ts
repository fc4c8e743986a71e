import type { Diet, Eater } from '../../eater.ts';
import { allergyConflicts } from '../../safety/allergy/allergy-conflicts.ts';
import { dishFitsDiet } from '../../safety/diets.ts';
import { isCareful, mixesForbidden, saidDiets, suitsEater } from '../../safety/suits-eater.ts';
import { findMention } from '../ideas/find-mention.ts';
import type { RecipeNutrition } from '../nutrition/recipe-nutrition.ts';
import { heldFoods } from './held-foods.ts';
import { breaks, fitsByAmounts, type UnlabelledRecipe } from './label-recipe.ts';

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

/** What a person with these allergies and diets must know before eating a recipe. Dislikes are no reason. */
export function warnEater(recipe: UnlabelledRecipe, nutrition: RecipeNutrition, eater: Eater): Caution {
  const limits: Eater = { allergies: eater.allergies, diets: eater.diets };
  if (!isCareful(limits)) return { foods: [], mentions: [], diets: [], unknown: [] };
  const diets = [...new Set([...limits.diets, ...saidDiets(limits)])];
  const names = recipe.ingredients.map(({ name }) => name);
  const held = recipe.ingredients.flatMap(heldFoods);
  const foods = held.flatMap((food) => {
    const conflicts = food.names.flatMap(({ name }) => allergyConflicts(name, limits.allergies));
    const against = [...new Set([...conflicts, ...diets.filter((diet) => breaks(food, diet))])];
    // A brand's sausage may hold what others do not.
    const isDoubtful =
      food.isKnown && against.length === 0 && !food.names.every((one) => suitsEater(one, limits));
    return against.length > 0 || isDoubtful ? [{ name: food.name, against }] : [];
  });
  const { calories, isPartial } = nutrition;
  const areFiguresKnown = calories !== null && !isPartial;
  const isMixed = mixesForbidden(names, limits);
  return {
    foods: isMixed ? [...foods, { name: 'meat and milk together', against: ['kosher'] }] : foods,
    mentions: recipe.instructions.flatMap(
      (step) => findMention(step, [recipe.name, ...names], { ...limits, diets })?.trim() ?? [],
    ),
    diets: diets.filter(
      (diet) =>
        !foods.some(({ against }) => against.includes(diet)) &&
        ((areFiguresKnown && !fitsByAmounts(diet, nutrition)) || !dishFitsDiet(diet, recipe.name)),
    ),
    unknown: held.flatMap(({ isKnown, name }) => (isKnown ? [] : [name])),
  };
}
