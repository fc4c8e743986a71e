import type { Food } from './food.ts';
import { FOODS } from './food-table.ts';

/** From so many kcal per 100 g on, grains and legumes are dry: cooked ones hold two parts of water. */
const DRY_CALORIES = 300;

/** Foods whose figures are of an unready state, though the table has no cooked one of that name. */
const STATES: ReadonlyMap<string, string> = new Map([
  ['french fry', 'frozen'],
  ['red lentil', 'dry'],
]);

const NAMES: ReadonlySet<string> = new Set(FOODS.map(({ name }) => name));
const ALIASES: ReadonlySet<string> = new Set(FOODS.flatMap(({ aliases }) => aliases));

/**
 * The name of a food of the table for someone who chooses what was eaten: with a capital, and with its state where the
 * same food is known cooked too and its figures are others then ('White rice, dry', 'Chicken breast, raw').
 */
export function shownName(food: Food): string {
  const { name } = food;
  const state = STATES.get(name) ?? uncookedState(food);
  const capital = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  return state === undefined ? capital : `${capital}, ${state}`;
}

/**
 * 'raw' or 'dry' of a food whose figures are others once it is cooked. None for what is eaten as it is, or has about
 * the same figures then: vegetables, and beans from the can.
 */
export function uncookedState({ name, category, per100g }: Food): 'raw' | 'dry' | undefined {
  const cooked = `cooked ${name}`;
  if (category === 'protein') return NAMES.has(cooked) ? 'raw' : undefined;
  if (category !== 'grain' && category !== 'pantry') return undefined;
  const isDry = (per100g.calories ?? 0) >= DRY_CALORIES && (NAMES.has(cooked) || ALIASES.has(cooked));
  return isDry ? 'dry' : undefined;
}
