import { findFood } from '../../foods/find-food.ts';
import type { Food } from '../../foods/food.ts';
import { foodNameKey } from '../../foods/food-name.ts';
import { AROMATICS } from './aromatics.ts';
import { BASES } from './bases.ts';
import type { CulinaryFood } from './culinary-food.ts';
import { CHEESES, DAIRY } from './dairy.ts';
import { FRUIT } from './fruit.ts';
import { GREENS_AND_SALADS } from './greens.ts';
import { BAKING, LIQUIDS, TOPPINGS } from './pantry.ts';
import { ANIMAL_AND_TOFU, PULSES } from './proteins.ts';
import { ROOTS } from './roots.ts';
import { SAME_ROLE } from './same-role.ts';
import { ACIDS, FATS, HERBS, SAUCES, SPICES, SWEETENERS } from './seasonings.ts';
import { VEGETABLES } from './vegetables.ts';

export const CULINARY_FOODS: readonly CulinaryFood[] = [
  ...ANIMAL_AND_TOFU,
  ...PULSES,
  ...VEGETABLES,
  ...GREENS_AND_SALADS,
  ...ROOTS,
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

/** What a cook knows about a named food, directly or by the food table's name for it (`food`, where found before). */
export function findRole(name: string, food: Food | undefined = findFood(name)): CulinaryFood | undefined {
  const direct = BY_KEY.get(foodNameKey(name));
  if (direct || !food) return direct;
  return BY_KEY.get(foodNameKey(SAME_ROLE[food.name] ?? food.name));
}
