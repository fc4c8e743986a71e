import type { Ingredient } from '@game-plan/contracts/ingredients';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { isExpired } from '@game-plan/domain/expiry';
import { foodNameKey } from '@game-plan/domain/foods/food-name';
import { useEffect, useState } from 'react';

/** Looks a name up in the table of foods, as `findFood` does. */
export type FindFood = (name: string) => unknown;

/**
 * The same food in the inventory, newest first: 'Eggs' for 'egg', 'Spring onions' for 'scallions', never 'Egg noodles'.
 * What has expired is left out: nobody adds fresh milk to sour milk.
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

const knowsNone: FindFood = () => undefined;

/**
 * The table of foods, which knows other names of the same food, loaded once it is wanted. Until then, and without it,
 * the words alone decide: 'Eggs' and 'egg' are the same, 'scallions' and 'spring onions' are not.
 */
export function useFoodNames(isWanted: boolean): FindFood {
  const [findFood, setFindFood] = useState<FindFood>(() => knowsNone);
  useEffect(() => {
    if (!isWanted) return;
    import('@game-plan/domain/foods/find-food').then(
      (table) => setFindFood(() => table.findFood),
      () => undefined,
    );
  }, [isWanted]);
  return findFood;
}
