import type { CulinaryFood } from '../../foods/culinary-food.ts';
import { FOODS_AND_DISHES } from '../../foods/dish-table.ts';
import { findFood } from '../../foods/find-food.ts';
import type { Food } from '../../foods/food.ts';
import { foodNameKey } from '../../foods/food-name.ts';

export const CULINARY_FOODS: readonly CulinaryFood[] = FOODS_AND_DISHES.flatMap(({ cook, cookNamed = [] }) =>
  cook === undefined ? cookNamed : [cook, ...cookNamed],
);

const BY_KEY: ReadonlyMap<string, CulinaryFood> = new Map(
  CULINARY_FOODS.map((food) => [foodNameKey(food.name), food] as const),
);

/** The culinary properties of a food by its name, or by its entry in the table (`food`) if already found. */
export function findRole(name: string, food: Food | undefined = findFood(name)): CulinaryFood | undefined {
  const direct = BY_KEY.get(foodNameKey(name));
  if (direct || !food) return direct;
  return food.cook ?? BY_KEY.get(foodNameKey(food.cooksLike ?? food.name));
}
