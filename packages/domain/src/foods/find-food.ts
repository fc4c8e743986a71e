import type { Food } from './food.ts';
import { foodNameKey } from './food-name.ts';
import { FOODS } from './food-table.ts';

const FOOD_BY_KEY: ReadonlyMap<string, Food> = new Map(
  FOODS.flatMap((food) => [food.name, ...food.aliases].map((name) => [foodNameKey(name), food] as const)),
);

/** The everyday food that a typed name means, by name or alias. */
export function findFood(name: string): Food | undefined {
  return FOOD_BY_KEY.get(foodNameKey(name));
}
