import naming from '@game-plan/lexicon/naming.json' with { type: 'json' };
import { lazy } from '../lazy.ts';
import type { Food, FoodState } from './food.ts';
import { stateOf } from './food-state.ts';
import { saysOneOf } from './phrases-in.ts';
import { searchedFoods } from './served/served-table.ts';

/** Whether a name already says a state: 'dried lentil'. */
const tellsState: ReadonlyMap<string, (name: string) => boolean> = new Map(
  Object.entries(naming['told states']).map(([state, words]) => [state, saysOneOf(words.split(', '))]),
);
const tells = (state: FoodState, name: string): boolean => tellsState.get(state)?.(name) ?? true;

/** Last words of foods that are named in the plural; '*' stands for any beginning. */
const IN_PLURAL = naming['shown in plural'].map((end) => (end.startsWith('*') ? end.slice(1) : ` ${end}`));

function pluralizeName(name: string): string {
  if (!IN_PLURAL.some((end) => ` ${name}`.endsWith(end))) return name;
  return name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`;
}

/**
 * The displayed name of a food: capitalised, with its state if the name does not imply it ('White rice, dry', 'Chicken
 * breast, raw', 'Chickpea, canned').
 */
export function shownName(food: Food): string {
  const { name } = food;
  const state = stateOf(food);
  const shown = pluralizeName(name);
  const capital = `${shown.slice(0, 1).toUpperCase()}${shown.slice(1)}`;
  return state === undefined || tells(state, name) ? capital : `${capital}, ${state}`;
}

/** Foods that a search finds without imports, by displayed name. */
export const foodByShownName = lazy(
  (): ReadonlyMap<string, Food> => new Map(searchedFoods().map((food) => [shownName(food), food])),
);

/**
 * 'raw' or 'dry' for a food whose figures change when it is cooked. Undefined for food eaten as it is, or with similar
 * figures: vegetables and canned beans.
 */
export function uncookedState(food: Food): 'raw' | 'dry' | undefined {
  const state = stateOf(food);
  if (state === 'dry') return 'dry';
  return state === 'raw' && food.category === 'protein' ? 'raw' : undefined;
}
