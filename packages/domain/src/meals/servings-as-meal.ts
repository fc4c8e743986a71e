import { nutrientsOf } from './food-amount.ts';
import { type EatenAmounts, mealTotals } from './meal-totals.ts';

/** Figures of an amount of a food. */
type KnownFood = EatenAmounts & { readonly name: string; readonly quantity: number; readonly unit: string };

/** So much of a food, in the unit of its figures, as a meal of that food alone. */
export function servingsAsMeal({ name, ...known }: KnownFood, quantity: number) {
  const { unit } = known;
  const food = { name, quantity, unit, ...nutrientsOf({ known, weights: [], quantity, unit }) };
  return { foods: [food] as [typeof food], ...mealTotals([food]) };
}
