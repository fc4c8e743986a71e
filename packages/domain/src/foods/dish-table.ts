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

const byName = lazy(
  (): ReadonlyMap<string, Food> => new Map(FOODS_AND_DISHES.map((food) => [food.name, food])),
);

/** The food or dish of the tables with exactly this name. */
export const foodNamed = (name: string): Food | undefined => byName().get(name);

/** The names by which people search for foods, beside those of the foods' own records: products, and names in other languages. */
export const searchNames = lazy((): readonly ListedName[] => listedNames(search));

/** English products first, then the names of the dishes' own records. */
const searchIndex = lazy(() => {
  const [english = [], others = []] = [true, false].map((isEnglish) =>
    searchNames().filter(({ language }) => (language === 'en') === isEnglish),
  );
  const dishes = DISHES.flatMap(({ name: food, aliases }) =>
    [food, ...aliases].flatMap((name) =>
      [name, foodNameKey(name)].map((each) => ({ name: each, food, language: 'en' })),
    ),
  );
  return nameIndex([...english, ...dishes, ...others]);
});

/** The food of a name that holds where people search: a dish, a product ('Bud Light'), or a name in another language. */
export function searchMeaning(name: string): Food | undefined {
  const found = searchIndex().find(name);
  return found && foodNamed(found.food);
}

const allDishes: ReadonlySet<Food> = new Set(DISHES);

/** The dish that a name means; names of other foods that hold in a search alone do not count. */
export function findDish(name: string): Food | undefined {
  const found = searchMeaning(name);
  return found && allDishes.has(found) ? found : undefined;
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
  searchIndex().findWhole(name) !== undefined;
