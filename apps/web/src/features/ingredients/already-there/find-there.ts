import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { isExpired } from '@game-plan/domain/expiry';
import { foodNameKey } from '@game-plan/domain/foods/food-name';
import type { ShoppingEntry } from '@game-plan/domain/shopping/read-entry';
import { useEffect, useState } from 'react';

/** Looks a name up in the table of foods, as `findFood` does. */
export type FindFood = (name: string) => unknown;

/**
 * The same food in the inventory, newest first: 'Eggs' for 'egg', 'Spring onions' for 'scallions', never 'Egg noodles'.
 * What has expired is left out: fresh milk is not added to sour milk.
 */
export function findThere(
  inventory: readonly Ingredient[],
  name: string,
  today: CalendarDay,
  findFood: FindFood,
): Ingredient | undefined {
  const key = foodNameKey(name);
  if (key === '') return undefined;
  const usable = inventory.filter((ingredient) => !isExpired(ingredient, today));
  const namesake = usable.find((ingredient) => foodNameKey(ingredient.name) === key);
  const food = findFood(name);
  return (
    namesake ??
    (food === undefined ? undefined : usable.find((ingredient) => findFood(ingredient.name) === food))
  );
}

/** What the food table says of a typed line: which food it names, and how much of it is asked for. */
export interface FoodNames {
  readonly findFood: FindFood;
  /** '2 eggs' read into amount, unit and name. */
  readonly readEntry: (typed: string) => ShoppingEntry;
}

const WITHOUT_TABLE: FoodNames = {
  findFood: () => undefined,
  readEntry: (name) => ({ name, quantity: '', unit: '' }),
};

/**
 * The table of foods, which knows other names of the same food, loaded once it is wanted. Until then, and without it,
 * the words alone decide: 'Eggs' and 'egg' are the same, 'scallions' and 'spring onions' are not.
 */
export function useFoodNames(isWanted: boolean): FoodNames {
  const [names, setNames] = useState(WITHOUT_TABLE);
  useEffect(() => {
    if (!isWanted) return;
    Promise.all([
      import('@game-plan/domain/foods/find-food'),
      import('@game-plan/domain/shopping/read-entry'),
    ]).then(
      ([{ findFood }, { readShoppingEntry }]) => setNames({ findFood, readEntry: readShoppingEntry }),
      () => undefined,
    );
  }, [isWanted]);
  return names;
}
