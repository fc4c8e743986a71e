import { findFood } from '../../foods/find-food.ts';
import { foodNameKey } from '../../foods/food-name.ts';
import { BASES } from './bases.ts';
import type { CulinaryFood } from './culinary-food.ts';
import { CHEESES, DAIRY } from './dairy.ts';
import { FRUIT } from './fruit.ts';
import { BAKING, LIQUIDS, TOPPINGS } from './pantry.ts';
import { ANIMAL_AND_TOFU, PULSES } from './proteins.ts';
import { ACIDS, FATS, HERBS, SAUCES, SPICES, SWEETENERS } from './seasonings.ts';
import { AROMATICS, VEGETABLES } from './vegetables.ts';

export const CULINARY_FOODS: readonly CulinaryFood[] = [
  ...ANIMAL_AND_TOFU,
  ...PULSES,
  ...VEGETABLES,
  ...AROMATICS,
  ...BASES,
  ...FRUIT,
  ...CHEESES,
  ...DAIRY,
  ...SPICES,
  ...HERBS,
  ...FATS,
  ...ACIDS,
  ...SAUCES,
  ...SWEETENERS,
  ...LIQUIDS,
  ...TOPPINGS,
  ...BAKING,
];

const BY_KEY: ReadonlyMap<string, CulinaryFood> = new Map(
  CULINARY_FOODS.map((food) => [foodNameKey(food.name), food] as const),
);

/** What a cook knows about a named food, directly or by the food table's name for it. */
export function findRole(name: string): CulinaryFood | undefined {
  const direct = BY_KEY.get(foodNameKey(name));
  if (direct) return direct;
  const food = findFood(name);
  return food && BY_KEY.get(foodNameKey(food.name));
}
