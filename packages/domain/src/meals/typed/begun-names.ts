import { COMMONNESS } from '../../food-search/ranking/common-foods.ts';
import { rowInState, wantedState } from '../../food-search/ranking/order-by-state.ts';
import { searchNames } from '../../foods/dish-table.ts';
import { findListed } from '../../foods/find-meant.ts';
import type { Food } from '../../foods/food.ts';
import { foodNameKey, plainWords } from '../../foods/food-name.ts';
import { diaryNames, searchedFoodNamed, searchedFoods } from '../../foods/served/served-table.ts';
import { lazy } from '../../lazy.ts';
import { eatenName } from './eaten-names.ts';

interface KnownName {
  /** Lower case, without accents, the words separated by one space. */
  readonly key: string;
  readonly name: string;
  /** How likely it is meant: everyday foods by their own name come first, long names last. */
  readonly rank: number;
  /** The food that the table has under this name. */
  readonly food: string;
}

/** Points of a name that is the food's own, and points off for each of its words. */
const OWN_NAME = 2;
const PER_WORD = 2;

const keyOf = (name: string) => plainWords(name).join(' ');

/** Every name of a food in a diary, sorted by key; of equal keys, the likeliest only. */
const knownNames = lazy((): readonly KnownName[] => {
  const best = new Map<string, KnownName>();
  const add = (name: string, rank: number, food: string) => {
    const key = keyOf(name);
    const known = best.get(key);
    const own = rank - PER_WORD * key.split(' ').length;
    if (known === undefined || known.rank < own) best.set(key, { key, name, rank: own, food });
  };
  for (const { name, aliases } of searchedFoods()) {
    const commonness = COMMONNESS.get(name) ?? 0;
    add(name, OWN_NAME + 2 * commonness, name);
    for (const alias of aliases) add(alias, commonness, name);
  }
  for (const { name, food } of [...diaryNames(), ...searchNames()])
    add(name, COMMONNESS.get(food) ?? 0, food);
  return [...best.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
});

/** The first place whose key is not before `key`. */
function placeOf(key: string, names: readonly KnownName[]): number {
  let [low, high] = [0, names.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((names[middle]?.key ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Letters of a last word from which it may end a compound: 'cheese bur', but not the 'ham b' of a ham bagel. */
const SHORTEST_END = 3;

/** The most foods that are shown before those that only contain the typed words. */
const MOST_COMPLETED = 3;

/**
 * The foods that the first letters of a name of several words most likely become, likeliest first: 'mac and' → mac and
 * cheese, 'cheese bur' → cheeseburger, 'beef st' → beef steak and beef stew. After the first, only foods that many
 * people eat. None for a single word, for a food's own name, and if no name begins like this. `isWhole` says that the
 * text is a name already, if not the food's own one: 'choc chip' are chocolate chips, and may become a cookie.
 */
export function completedFoods(typed: string): {
  readonly foods: readonly Food[];
  readonly isWhole: boolean;
} {
  const key = keyOf(typed);
  const words = key.split(' ');
  // 'Potato chips' is a whole name as well, and not the beginning of chips and dip.
  const single = keyOf(foodNameKey(typed));
  const whole = wholeName(key) ?? wholeName(single);
  const isOwnName = whole !== undefined && [key, single].includes(keyOf(whole.food));
  if (words.length < 2 || isOwnName) return { foods: [], isWhole: false };
  const isCompound = words.length === 2 && (words[1] ?? '').length >= SHORTEST_END;
  const names = [...namesBeginning(key), ...(isCompound ? namesBeginning(words.join('')) : [])].sort(
    byLikelihood,
  );
  const foods: Food[] = [];
  for (const { name, food } of names) {
    if (foods.length >= MOST_COMPLETED) break;
    if (food === whole?.food || ((foods.length > 0 || whole) && !isCommon(food))) continue;
    // Another name of a food would explain why it is listed only if it were shown: 'chicken sabzi' of chicken curry.
    if (foods.length > 0 && !whole && !isBegunBy(food, words.at(-1) ?? '')) continue;
    const meant = meantBy(name, food);
    if (meant && !foods.includes(meant)) foods.push(meant);
  }
  return { foods, isWhole: whole !== undefined };
}

const isCommon = (food: string) => (COMMONNESS.get(food) ?? 0) > 0;

const isBegunBy = (food: string, begun: string) => plainWords(food).some((word) => word.startsWith(begun));

/** The food that a diary means by a name, ready to eat unless the name says otherwise. */
function meantBy(name: string, food: string): Food | undefined {
  const eaten = eatenName(name);
  const other = eaten === name ? undefined : (searchedFoodNamed(eaten) ?? findListed(eaten, 'diary'));
  const known = other ?? searchedFoodNamed(food);
  return known && (rowInState(known, wantedState(name, 'diary')) ?? known);
}

function wholeName(key: string): KnownName | undefined {
  const names = knownNames();
  const found = names[placeOf(key, names)];
  return found?.key === key ? found : undefined;
}

function namesBeginning(beginning: string): KnownName[] {
  const names = knownNames();
  const found: KnownName[] = [];
  for (let at = placeOf(beginning, names); names[at]?.key.startsWith(beginning); at += 1) {
    const name = names[at];
    if (name) found.push(name);
  }
  return found;
}

/** Of equally likely names, the shorter one is nearer to what was typed. */
const byLikelihood = (one: KnownName, other: KnownName) =>
  other.rank - one.rank || one.key.length - other.key.length;
