import { findAisle } from '../foods/aisles/find-aisle.ts';
import { findDish } from '../foods/dish-table.ts';
import { findFood, isPreparationClause } from '../foods/find-food.ts';
import { readShoppingEntry } from './read-entry.ts';

const SEPARATOR = /[,;\n]/;

/**
 * Splits a list that was typed in one line: 'chicken, rice, eggs' and '2 lemons, 500 g flour' are several items,
 * 'tomatoes, canned' and 'onion, finely diced' are one. A line with any unknown part stays one item.
 */
export function splitList(typed: string): string[] {
  const parts = typed
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const isList = parts.length > 1 && !isFood(typed) && parts.every(isThing);
  return isList ? parts : [typed.trim()];
}

const isFood = (name: string) => (findFood(name) ?? findDish(name)) !== undefined;

function isThing(part: string): boolean {
  const { name } = readShoppingEntry(part);
  return isFood(name) || (!isPreparationClause(part) && findAisle(name) !== 'other');
}
