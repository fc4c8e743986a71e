import { expect, test } from 'vitest';
import { calendarDay } from '../../calendar-day.ts';
import { findFood } from '../../foods/find-food.ts';
import { CUISINES } from '../../ingredient.ts';
import { MEAL_TYPES } from '../../meals/meal-types.ts';
import { seededRandom } from '../../random.ts';
import { vocabulary } from '../../testing/lexicon-files.ts';
import { finishRecipe } from '../compose/finish-recipe.ts';
import { fitDish } from '../compose/fit-dish.ts';
import { readStock } from '../compose/read-stock.ts';
import type { ComposedRecipe } from '../composed-recipe.ts';
import type { Dish, Need } from '../model/dish.ts';
import { readOption } from '../model/groups.ts';
import { CULINARY_FOODS } from '../roles/find-role.ts';
import { TECHNIQUES } from '../techniques/write-steps.ts';
import { REPERTOIRE } from './repertoire.ts';

const TODAY = calendarDay('2026-11-21');
const ANYONE = { allergies: [], diets: [] };

/** The foods that fill a need, by its options and open groups. */
function answersOf(need: Need): string[] {
  return need.options.flatMap(readOption).flatMap(({ food, fits }) => {
    if (food !== undefined) return [food];
    return CULINARY_FOODS.filter((culinary) => fits?.(culinary) && findFood(culinary.name)).map(
      ({ name }) => name,
    );
  });
}

const foodOf = (answer: string) => findFood(answer)?.name ?? answer;
const lastWord = (name: string) => name.split(' ').at(-1);

/** Cooks the dish from a stock with plenty of the fewest foods that fill each of these needs. */
function cook(dish: Dish, needs: readonly Need[]): ComposedRecipe | undefined {
  const used = new Set<string>();
  const stock = needs.flatMap((need) => {
    const names: string[] = [];
    for (const answer of answersOf(need)) {
      if (names.length === need.fewest) break;
      if (used.has(foodOf(answer)) || names.some((name) => lastWord(name) === lastWord(answer))) continue;
      names.push(answer);
      used.add(foodOf(answer));
    }
    if (names.length < need.fewest) throw new Error(`${dish.id}: nothing answers ${need.id}`);
    return names.map((name) => {
      const category = findFood(name)?.category ?? 'pantry';
      return { name, category, quantity: 'plenty', unit: 'g', expiryDate: null };
    });
  });
  const shelf = readStock({ stock, eater: ANYONE, today: TODAY, seed: 1 });
  for (const draft of fitDish(dish, shelf, seededRandom(1))) {
    const recipe = draft.missing === 0 ? finishRecipe(draft, ANYONE, () => true) : undefined;
    if (recipe) return recipe;
  }
  return undefined;
}

const BROKEN = /undefined|null|NaN|Infinity|[{}[\]|*]| {2}|\.\.| ,| \.|^ | $|,\.|\(\)/;

function expectWellSaid(recipe: ComposedRecipe) {
  for (const text of [recipe.name, recipe.description, ...recipe.instructions]) {
    expect(text).not.toMatch(BROKEN);
    expect(text).not.toMatch(/\b(\w+) \1\b/i);
    // What a verb is about was left out.
    expect(text).not.toMatch(/\b(?:Sharpen|Season|Toss|Mix)(?: with)?\./);
  }
  for (const text of [recipe.description, ...recipe.instructions]) expect(text).toMatch(/^[\p{Lu}\d].*\.$/su);
  // Fat is heated to fry something, not to boil it.
  expect(recipe.instructions.join(' ')).not.toMatch(
    /(?:Heat|Melt) [^.]* heat\. (?:Pour in|Add) the (?:coconut|stock|broth|water)/,
  );
}

test('the vocabulary of dishes is that of the domain', () => {
  expect(vocabulary()).toMatchObject({
    cuisines: CUISINES,
    meals: MEAL_TYPES,
    techniques: Object.keys(TECHNIQUES),
  });
});

test.each(REPERTOIRE.map((dish) => [dish.id, dish] as const))(
  '%s is complete with all of its needs and with the fewest',
  (_, dish) => {
    const required = dish.needs.filter(({ weight }) => weight === 'is');
    for (const needs of [dish.needs, required]) {
      const recipe = cook(dish, needs);
      if (!recipe) throw new Error(`Not cooked from ${needs.map(({ id }) => id).join(', ')}`);
      expectWellSaid(recipe);
      expect(recipe.ingredients.every(({ available }) => available)).toBe(true);
      expect(recipe.servings).toBe(dish.serves);
      expect(recipe.nutrition.calories).toBeLessThanOrEqual(1200);
      expect(recipe.prepTime + recipe.cookTime).toBeGreaterThan(0);
    }
  },
);
