import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { isExpired } from '@game-plan/domain/expiry';
import { foodNameKey } from '@game-plan/domain/foods/food-name';
import type { FindFood } from '#data/kitchen/food-names.ts';

/**
 * The same food in the inventory, newest first: 'Eggs' for 'egg', 'Spring onions' for 'scallions', but not 'Egg
 * noodles'. Expired food is ignored, so that fresh milk is not added to sour milk.
 */
export function findExisting(
  inventory: readonly Ingredient[],
  name: string,
  today: CalendarDay,
  findFood: FindFood,
): Ingredient | undefined {
  return findSame(
    inventory.filter((ingredient) => !isExpired(ingredient, today)),
    name,
    findFood,
  );
}

/** The same food among all these, expired or not. */
export function findSame(
  inventory: readonly Ingredient[],
  name: string,
  findFood: FindFood,
): Ingredient | undefined {
  const key = foodNameKey(name);
  if (key === '') return undefined;
  const namesake = inventory.find((ingredient) => foodNameKey(ingredient.name) === key);
  const food = findFood(name);
  return (
    namesake ??
    (food === undefined ? undefined : inventory.find((ingredient) => findFood(ingredient.name) === food))
  );
}
