import { lazy } from '../lazy.ts';
import type { Food, FoodState } from './food.ts';
import { stateOf } from './food-state.ts';
import { searchedFoods } from './served/served-table.ts';

/** Words in a name that already express the state. */
const TELLS: Readonly<Record<FoodState, RegExp>> = {
  raw: /\braw\b/,
  dry: /\b(?:dry|dried|instant)\b/,
  frozen: /\bfrozen\b/,
  canned: /\bcanned\b/,
  cooked: /./,
};

/**
 * Foods that are named in the plural, because people do not eat just one: corn flakes, almonds, lentils, chia seeds.
 */
const PLURAL_NAMES =
  /\b(?:flake|oat|chip|noodle|lentil|bean|pea|chickpea|grit|grape|raisin|sprout|crouton|nut|almond|cashew|pistachio|walnut|pecan|hazelnut|peanut|olive|caper|seed|mushroom)$/;

/** The same for names in -y: French fries, blueberries, cherries. */
const PLURAL_NAMES_IN_Y = /(?<=\bfrench fr|\b\w*berr|\bcherr)y$/;

function pluralizeName(name: string): string {
  return PLURAL_NAMES.test(name) ? `${name}s` : name.replace(PLURAL_NAMES_IN_Y, 'ies');
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
  return state === undefined || TELLS[state].test(name) ? capital : `${capital}, ${state}`;
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
