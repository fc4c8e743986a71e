import words from '@game-plan/lexicon/searches.json' with { type: 'json' };
import { findDish } from '../../foods/dish-table.ts';
import { findFood } from '../../foods/find-food.ts';
import type { Food } from '../../foods/food.ts';
import { foodWords } from '../../foods/food-name.ts';
import { cookedRowOf, stateOf, uncookedRowOf } from '../../foods/food-state.ts';
import { wordsSayOneOf } from '../../foods/phrases-in.ts';
import { foodByShownName, shownName } from '../../foods/shown-name.ts';
import type { FoodFacts } from './candidate.ts';
import type { RankedFood } from './rank-foods.ts';
import type { SearchContext } from './search-context.ts';

/** The state in which a food is wanted, if the table has it both cooked and uncooked. */
export interface WantedState {
  readonly isCooked: boolean;
  /** Whether the query names the state; otherwise it follows from the context. */
  readonly isExplicit: boolean;
}

const namesUncooked = wordsSayOneOf(words.states.uncooked);
const namesCooked = wordsSayOneOf(words.states.cooked);
const namesOther = wordsSayOneOf(words.states.otherwise);

/**
 * The state that a query asks for: named in the query, otherwise the usual one of the context. Undefined for other
 * states, such as 'frozen'.
 */
export function wantedState(text: string, context: SearchContext): WantedState | undefined {
  const said = foodWords(text);
  if (namesOther(said)) return undefined;
  if (namesUncooked(said)) return { isCooked: false, isExplicit: true };
  if (namesCooked(said)) return { isCooked: true, isExplicit: true };
  return { isCooked: context === 'diary', isExplicit: false };
}

/** The displayed name of the row that should come before this food's own, if there is one. */
function preferredRow(food: FoodFacts, wanted: WantedState | undefined): string | undefined {
  const known = food.dataSet === 'builtin' ? foodByShownName().get(food.names[0] ?? '') : undefined;
  const row = known && rowInState(known, wanted);
  return row && shownName(row);
}

/** The row of a food in the wanted state; undefined if it is in that state or has no such row. */
export function rowInState(known: Food, wanted: WantedState | undefined): Food | undefined {
  if (wanted === undefined) return undefined;
  if (wanted.isCooked && !wanted.isExplicit && known.isEatenRaw === true) return undefined;
  // A tin of fish is eaten as it is: tuna is seldom a steak of tuna.
  if (wanted.isCooked && !wanted.isExplicit && isTinnedFish(known)) return undefined;
  return wanted.isCooked ? cookedRowOf(known) : (uncookedRowOf(known) ?? ingredientOf(known));
}

const isTinnedFish = (food: Food) => stateOf(food) === 'canned' && food.allergens.includes('fish');

/** The ingredient that has the same name as a dish: a kitchen buys 'chicken tenders' raw. */
function ingredientOf(food: Food): Food | undefined {
  const ingredient = findDish(food.name) === food ? findFood(food.name) : undefined;
  return ingredient && isUncooked(ingredient) ? ingredient : undefined;
}

function isUncooked(food: Food): boolean {
  const state = stateOf(food);
  return state === 'raw' || state === 'dry';
}

const MOST_LOOKED_AT = 10;

/**
 * The shown names of rows in the wanted state that are missing from a ranking which has the same food in another state.
 */
export function missingRows(
  ranked: readonly RankedFood<FoodFacts>[],
  wanted: WantedState | undefined,
): string[] {
  const there = new Set(ranked.map(({ food }) => food.names[0]));
  const rows = ranked.slice(0, MOST_LOOKED_AT).flatMap(({ food }) => preferredRow(food, wanted) ?? []);
  return [...new Set(rows)].filter((name) => !there.has(name));
}

/** How many different foods a one-word query shows before their rows in other states. */
const FOODS_OF_A_BARE_WORD = 7;

/**
 * The ranking with each food's row in the wanted state directly before its row in another state. For a one-word query
 * ('chicken') only the first food has both rows together, because people weigh rice and oats dry as often as cooked.
 * The other foods' second rows come after the first foods: otherwise only half as many foods would fit at the top.
 * `missing` holds the wanted rows that the ranking did not contain.
 */
export function orderByState<C extends FoodFacts>(
  ranked: readonly RankedFood<C>[],
  wanted: WantedState | undefined,
  { missing, isBareWord }: { missing: readonly C[]; isBareWord: boolean },
): C[] {
  const foods = [...ranked.map(({ food }) => food), ...missing];
  const byName = new Map(foods.map((food) => [food.names[0], food]));
  const ordered = new Set<C>();
  const inAnotherState = new Map<C, C>();
  for (const { food } of ranked) {
    const before = byName.get(preferredRow(food, wanted));
    if (before !== undefined) ordered.add(before);
    if (before !== undefined && isBareWord) inAnotherState.set(food, before);
    else ordered.add(food);
  }
  const [best, ...others] = [...ordered].slice(0, FOODS_OF_A_BARE_WORD);
  const bestOtherwise = [...inAnotherState].find(([, food]) => food === best)?.[0];
  const first = [best, bestOtherwise, ...others].filter((food) => food !== undefined);
  const theirs = [...inAnotherState].filter(([, food]) => first.includes(food)).map(([food]) => food);
  return [...new Set([...first, ...theirs, ...ordered, ...inAnotherState.keys()])];
}
