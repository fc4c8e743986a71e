import dishes from '@game-plan/lexicon/dishes.json' with { type: 'json' };
import { lazy } from '../lazy.ts';
import { FOREIGN_DISH_NAMES } from './data/names/foreign-dish-names.ts';
import { PRODUCT_DISH_NAMES } from './data/names/product-dish-names.ts';
import type { Food } from './food.ts';
import { foodNameKey } from './food-name.ts';
import { FOODS } from './food-table.ts';
import { loadFoods } from './load-foods.ts';

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

/** Maps names that are only used for searching, not for a kitchen's lists. */
function byOtherName(names: Readonly<Record<string, string>>): ReadonlyMap<string, Food> {
  return new Map(
    Object.entries(names).flatMap(([foodName, others]) => {
      const food = foodNamed(foodName);
      if (food === undefined) return [];
      return others.split(/,\s+/).map((name) => [foodNameKey(name), food] as const);
    }),
  );
}

const byProduct = lazy(() => byOtherName(PRODUCT_DISH_NAMES));
const byForeignName = lazy(() => byOtherName(FOREIGN_DISH_NAMES));

/** The food of a product or menu item: 'Bud Light', 'mcchicken'. */
export function findProduct(name: string): Food | undefined {
  return byProduct().get(foodNameKey(name));
}

/** The food that a Spanish, French, German, Italian or Portuguese name means. */
export function findByForeignName(name: string): Food | undefined {
  return byForeignName().get(foodNameKey(name));
}

/** The dish that a typed name means, by its name or an alias. */
export function findDish(name: string): Food | undefined {
  return dishByKey().get(foodNameKey(name));
}
