import { readData } from '@game-plan/lexicon/read-data';
import type { Food } from '../foods/food.ts';
import { FOODS } from '../foods/food-table.ts';
import { lazy } from '../lazy.ts';

const data = lazy(readData);

/** The values that fields of a food may have. */
export const vocabulary = () => data().vocabulary;

/** The foods of one file of `foods/kitchen`: 'fruits'. Throws an Error if there are none. */
export function foodsIn(file: string): Food[] {
  const names = Object.keys(data().files.get(`foods/kitchen/${file}.yaml`)?.foods ?? {});
  const foods = FOODS.filter(({ name }) => names.includes(name));
  if (foods.length === 0) throw new Error(`There are no foods in ${file}`);
  return foods;
}
