import type { CulinaryFood } from '../foods/culinary-food.ts';
import type { Food } from '../foods/food.ts';

/** Kinds, and roles of vegetables, on which a plate of the Mediterranean is built. */
const BASIS: ReadonlySet<string> = new Set(['bean', 'lentil', 'fish', 'canned-fish', 'shrimp', 'vegetable']);
/** Mediterranean cuisines, and null for dishes of no particular cuisine. */
const CUISINES: ReadonlySet<string | null> = new Set(['Mediterranean', 'Italian', 'French', null]);

interface DishFood {
  readonly culinary: Pick<CulinaryFood, 'role' | 'kind'> | undefined;
  readonly food: Food | undefined;
}

/** Whether a dish is Mediterranean by its cuisine, its fat and what it is built on; `breaksDiet` says what it may not hold. */
export function isMediterranean(cuisine: string | null, foods: readonly DishFood[]): boolean {
  if (!CUISINES.has(cuisine)) return false;
  const fats = foods.filter(({ culinary }) => culinary?.role === 'fat');
  if (fats.some(({ food }) => food?.name !== 'olive oil')) return false;
  return foods.some(({ culinary }) => culinary && (BASIS.has(culinary.kind) || BASIS.has(culinary.role)));
}
