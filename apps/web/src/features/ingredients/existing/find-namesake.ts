import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { foodNameKey } from '@game-plan/domain/foods/food-name';
import { usablePart } from '@game-plan/domain/stock/batches';

/**
 * The ingredient with the same words, newest first: 'Eggs' for 'egg', but not 'Egg noodles'. The server knows other names of a food,
 * 'scallions' for 'spring onions'. Expired food is ignored, so that fresh milk is not added to sour milk.
 */
export function findNamesake(
  inventory: readonly Ingredient[],
  name: string,
  today: CalendarDay,
): Ingredient | undefined {
  const key = foodNameKey(name);
  return key === ''
    ? undefined
    : inventory.find(
        (ingredient) => foodNameKey(ingredient.name) === key && usablePart(ingredient, today) !== undefined,
      );
}
