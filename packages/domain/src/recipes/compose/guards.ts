import type { Diet, Eater } from '../../eater.ts';
import { DIETS } from '../../eater.ts';
import { breaksDiet, servingFitsDiet } from '../../safety/diets.ts';
import { suitsEater } from '../../safety/suits-eater.ts';
import type { ServingNutrition } from '../composed-recipe.ts';
import type { Dish } from '../model/dish.ts';
import type { Part } from '../model/stocked.ts';
import { LEAST_CALORIES, MOST_CALORIES, MOST_GRAMS_OF_ONE } from '../serving-bounds.ts';
import { noun } from '../techniques/phrases.ts';

/** Whether every line of the finished dish is something that the person may eat, under every name it has. */
export function suitsTable(parts: readonly Part[], eater: Eater): boolean {
  return parts.every(
    ({ stocked }) =>
      suitsEater(stocked, eater) &&
      (!stocked.food || suitsEater({ name: stocked.food.name, category: stocked.category }, eater)),
  );
}

/** Whether a serving fits those of the person's diets that are about amounts; figures that are partial fit none. */
export function fitsDiets(nutrition: ServingNutrition, eater: Eater): boolean {
  return eater.diets.every((diet) => servingFitsDiet(diet, nutrition));
}

/** Whether the amounts are those of a meal or a bite. A partial figure says too little, so it has no lower bound. */
export function isSane(parts: readonly Part[], servings: number, nutrition: ServingNutrition): boolean {
  const { calories, isPartial } = nutrition;
  if (!Number.isFinite(calories) || calories > MOST_CALORIES) return false;
  if (!isPartial && calories < LEAST_CALORIES) return false;
  return parts.every(({ grams, amount, stocked }) =>
    amount === null
      ? grams === 0
      : grams > 0 && (stocked.food?.name === 'water' || grams / servings <= MOST_GRAMS_OF_ONE),
  );
}

/** Whether the steps speak of every ingredient: a list that the steps forget is not a recipe. */
export function namesEverything(parts: readonly Part[], steps: readonly string[]): boolean {
  const text = steps.join(' ').toLowerCase();
  return parts.every((part) => text.includes(noun(part).toLowerCase()));
}

/** Kinds, and roles of vegetables, on which a plate of the Mediterranean is built. */
const MEDITERRANEAN_BASIS: ReadonlySet<string> = new Set([
  'bean',
  'lentil',
  'fish',
  'canned-fish',
  'shrimp',
  'vegetable',
]);
/** The kitchens it comes from, and what is of none in particular. */
const MEDITERRANEAN_CUISINES: ReadonlySet<string | null> = new Set([
  'Mediterranean',
  'Italian',
  'French',
  null,
]);

/** The listed diets that every line and the serving fit; of what is not wholly known, none is claimed. */
export function dietsOf(dish: Dish, parts: readonly Part[], nutrition: ServingNutrition): Diet[] {
  if (nutrition.isPartial || parts.some(({ stocked }) => stocked.food === undefined)) return [];
  return DIETS.filter(
    (diet) =>
      servingFitsDiet(diet, nutrition) &&
      parts.every(
        ({ stocked }) =>
          !breaksDiet(stocked.name, stocked.category, diet) &&
          (!stocked.food || !breaksDiet(stocked.food.name, stocked.category, diet)),
      ) &&
      (diet !== 'mediterranean' || isMediterranean(dish, parts)),
  );
}

function isMediterranean(dish: Dish, parts: readonly Part[]): boolean {
  if (!MEDITERRANEAN_CUISINES.has(dish.cuisine)) return false;
  const fats = parts.filter(({ stocked }) => stocked.culinary.role === 'fat');
  if (fats.some(({ stocked }) => stocked.food?.name !== 'olive oil')) return false;
  return parts.some(
    ({ stocked: { culinary } }) =>
      MEDITERRANEAN_BASIS.has(culinary.kind) || MEDITERRANEAN_BASIS.has(culinary.role),
  );
}
