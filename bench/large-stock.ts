import type { CalendarDay } from '../packages/domain/src/calendar-day.ts';
import { FOODS } from '../packages/domain/src/foods/food-table.ts';
import type { StockItem } from '../packages/domain/src/recipes/composed-recipe.ts';

/** A stock of `size` different foods from the whole food table; every fifth has an expiry date. */
export function largeStock(size: number, expiryDate: CalendarDay): StockItem[] {
  if (FOODS.length < size) throw new Error(`The food table has ${FOODS.length} foods, fewer than ${size}`);
  const step = FOODS.length / size;
  return Array.from({ length: size }, (_, index) => FOODS[Math.floor(index * step)])
    .filter((food) => food !== undefined)
    .map(({ name, category }, index) => ({
      name,
      category,
      quantity: '2',
      unit: 'cup',
      expiryDate: index % 5 === 0 ? expiryDate : null,
    }));
}
