import { lazy } from '../lazy.ts';
import { AFRICAN_AND_MIDDLE_EASTERN_DISHES } from './data/dishes/african-and-middle-eastern-dishes.ts';
import { AMERICAN_DISHES } from './data/dishes/american-dishes.ts';
import { AS_SERVED } from './data/dishes/as-served.ts';
import { BREAKFAST_AND_BAKERY } from './data/dishes/breakfast-and-bakery.ts';
import { CAFE_AND_BAR_DRINKS } from './data/dishes/cafe-and-bar-drinks.ts';
import { COOKED_COUNTERPARTS } from './data/dishes/cooked-and-raw-counterparts.ts';
import { EAST_ASIAN_DISHES } from './data/dishes/east-asian-dishes.ts';
import { EUROPEAN_DISHES } from './data/dishes/european-dishes.ts';
import { FREE_FROM_FOODS } from './data/dishes/free-from-foods.ts';
import { LATIN_DISHES } from './data/dishes/latin-dishes.ts';
import { LESS_COMMON_FOODS } from './data/dishes/less-common-foods.ts';
import { SOUTH_ASIAN_DISHES } from './data/dishes/south-asian-dishes.ts';
import { FOREIGN_DISH_NAMES } from './data/names/foreign-dish-names.ts';
import { PRODUCT_DISH_NAMES } from './data/names/product-dish-names.ts';
import type { Food } from './food.ts';
import { foodNameKey } from './food-name.ts';
import { foodsOf } from './food-row.ts';
import { FOODS } from './food-table.ts';

/**
 * Foods that people eat and search for but do not cook with: dishes, café drinks, substitutes for milk, meat and sugar,
 * and more specific kinds of a food. They are found by search and never used as an ingredient. The figures are those of
 * the given `fdcId`, as in the food table; where USDA has no such entry, they are computed from a usual recipe over
 * other foods of the tables.
 */
export const DISHES: readonly Food[] = foodsOf(FOODS, [
  ...COOKED_COUNTERPARTS,
  ...LESS_COMMON_FOODS,
  ...FREE_FROM_FOODS,
  ...BREAKFAST_AND_BAKERY,
  ...CAFE_AND_BAR_DRINKS,
  ...SOUTH_ASIAN_DISHES,
  ...EAST_ASIAN_DISHES,
  ...LATIN_DISHES,
  ...AFRICAN_AND_MIDDLE_EASTERN_DISHES,
  ...EUROPEAN_DISHES,
  ...AMERICAN_DISHES,
  ...AS_SERVED,
]);

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
