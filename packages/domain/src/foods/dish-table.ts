import dishes from '@game-plan/lexicon/dishes.json' with { type: 'json' };
import search from '@game-plan/lexicon/search-names.json' with { type: 'json' };
import { lazy } from '../lazy.ts';
import { foodBySpelling, foodOfKey } from './find-by-words.ts';
import type { Food } from './food.ts';
import { foodNameKey, foodWords } from './food-name.ts';
import { FOODS } from './food-table.ts';
import { loadFoods } from './load-foods.ts';
import { type ListedName, listedNames, nameIndex } from './names/listed-names.ts';

/**
 * Foods that people eat and search for but do not cook with: dishes, café drinks, substitutes for milk, meat and sugar,
 * and more specific kinds of a food. They are found by search and never used as an ingredient.
 */
export const DISHES: readonly Food[] = loadFoods(dishes);

/**
 * The foods that names in a kitchen's lists refer to and that are cooked with; `served/served-table` has more for a
 * diary.
 */
export const FOODS_AND_DISHES: readonly Food[] = [...FOODS, ...DISHES];

const dishByKey = lazy(
  (): ReadonlyMap<string, Food> =>
    new Map(
      DISHES.flatMap((dish) =>
        [dish.name, ...dish.aliases].map((name) => [foodNameKey(name), dish] as const),
      ),
    ),
);

const byName = lazy(
  (): ReadonlyMap<string, Food> => new Map(FOODS_AND_DISHES.map((food) => [food.name, food])),
);

/** The food or dish of the tables with exactly this name. */
export const foodNamed = (name: string): Food | undefined => byName().get(name);

/** The names by which people search for foods, beside those of the foods' own records: products, and names in other languages. */
export const searchNames = lazy((): readonly ListedName[] => listedNames(search));

const searchIndex = lazy(() => nameIndex(searchNames()));

/** The food of a product or menu item: 'Bud Light', 'mcchicken'. */
export function findProduct(name: string): Food | undefined {
  const found = searchIndex().find(name);
  return found?.language === 'en' ? foodNamed(found.food) : undefined;
}

/** The food that a name of another language than English means. */
export function findByForeignName(name: string): Food | undefined {
  const found = searchIndex().find(name);
  return found === undefined || found.language === 'en' ? undefined : foodNamed(found.food);
}

const dishWords = lazy(
  (): ReadonlySet<string> =>
    new Set(DISHES.flatMap(({ name, aliases }) => [name, ...aliases].flatMap(foodWords))),
);

/** Whether a word occurs in the name of a dish. */
export const isDishWord = (word: string): boolean => dishWords().has(word);

/** Whether kitchens or searches list exactly this name. */
export const isListedName = (name: string): boolean =>
  foodBySpelling(name) !== undefined ||
  foodOfKey(foodWords(name).join(' ')) !== undefined ||
  searchIndex().findWhole(name) !== undefined ||
  findDish(name) !== undefined;

/** The dish that a typed name means, by its name or an alias. */
export function findDish(name: string): Food | undefined {
  return dishByKey().get(foodNameKey(name));
}
