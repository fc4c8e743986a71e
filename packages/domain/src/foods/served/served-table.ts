import diary from '@game-plan/lexicon/diary-names.json' with { type: 'json' };
import served from '@game-plan/lexicon/served.json' with { type: 'json' };
import { lazy } from '../../lazy.ts';
import { FOODS_AND_DISHES, foodNamed, searchNames } from '../dish-table.ts';
import type { Food } from '../food.ts';
import { foodNameKey } from '../food-name.ts';
import { loadFoods } from '../load-foods.ts';
import { type ListedName, listedNames, nameIndex } from '../names/listed-names.ts';

/** With all their names, and with the contents and allergens of their parts. */
const allNames = lazy((): readonly Food[] =>
  loadFoods(served).map(({ alsoIn = [], ...dish }) => {
    const names = [...(dish.parts ?? []).map(({ name }) => name), ...alsoIn];
    const foods = names.flatMap((name) => foodNamed(name) ?? []);
    return {
      ...dish,
      madeOf: [...new Set(foods.flatMap(inPart))],
      allergens: [...new Set(foods.flatMap(({ allergens }) => allergens))],
    };
  }),
);

function inPart({ name, madeOf, parts }: Food): readonly string[] {
  return madeOf ?? parts?.map((part) => part.name) ?? [name];
}

/** The dishes without aliases that are already the name of another food. */
function withFreeNames(dishes: readonly Food[]): Food[] {
  const taken = new Set(
    [
      ...FOODS_AND_DISHES.flatMap(({ name, aliases }) => [name, ...aliases]),
      ...dishes.map(({ name }) => name),
      ...searchNames().map(({ name }) => name),
    ].map(foodNameKey),
  );
  return dishes.map((dish) => ({
    ...dish,
    aliases: dish.aliases.filter((alias) => {
      const key = foodNameKey(alias);
      const isFree = !taken.has(key);
      taken.add(key);
      return isFree;
    }),
  }));
}

/**
 * Dishes, drinks and packets as served, with their portions, for a diary. A kitchen does not use them: its lists are
 * parsed with `dish-table`, and its search skips them.
 */
export const servedDishes = lazy((): readonly Food[] => withFreeNames(allNames()));

/** Every name of the served dishes, also those that mean another food in a search. */
export const servedNames = lazy((): readonly string[] =>
  allNames().flatMap(({ name, aliases }) => [name, ...aliases]),
);

const servedIds = lazy((): ReadonlySet<number> => new Set(servedDishes().map(({ fdcId }) => fdcId)));

/** Whether this id is one of a served dish, which a kitchen neither buys nor stores. */
export function isServedDish(fdcId: number): boolean {
  return servedIds().has(fdcId);
}

/** All foods that a diary's search finds without imported USDA data. */
export const searchedFoods = lazy((): readonly Food[] => [...FOODS_AND_DISHES, ...servedDishes()]);

const searchedByName = lazy(
  (): ReadonlyMap<string, Food> => new Map(searchedFoods().map((food) => [food.name, food])),
);

/** The food that a diary's search finds under exactly this name. */
export const searchedFoodNamed = (name: string): Food | undefined => searchedByName().get(name);

/** The names that hold in a diary alone, beside those of the dishes' own records: a hot dog is eaten in its bun. */
export const diaryNames = lazy((): readonly ListedName[] => listedNames(diary));

const diaryIndex = lazy(() => {
  const named = (names: readonly string[], food: string) => names.map((name) => ({ name, food }));
  return nameIndex([
    ...allNames().flatMap(({ name }) => named([name], name)),
    ...diaryNames(),
    ...allNames().flatMap(({ name, aliases }) => named(aliases, name)),
  ]);
});

/** The name of the food that a name means in a diary, where it means another one than elsewhere. */
export const diaryMeaning = (name: string): string | undefined => diaryIndex().find(name)?.food;

const servedOf = (food: string | undefined) =>
  food !== undefined && ownNames().has(food) ? food : undefined;
const ownNames = lazy((): ReadonlySet<string> => new Set(allNames().map(({ name }) => name)));

/**
 * The name of the served dish that a name means in a diary. It takes precedence for names that mean another food in a
 * kitchen: a jacket potato is a large one.
 */
export const servedName = (name: string): string | undefined => servedOf(diaryMeaning(name));

const byOwnName = lazy(
  (): ReadonlyMap<string, Food> => new Map(servedDishes().map((dish) => [foodNameKey(dish.name), dish])),
);

/** The served dish with exactly this name; aliases do not count. */
export function findServed(name: string): Food | undefined {
  return byOwnName().get(foodNameKey(name));
}
