import { COMMONNESS } from '../../food-search/ranking/common-foods.ts';
import { PRODUCT_DISH_NAMES } from '../../foods/data/names/product-dish-names.ts';
import { plainWords } from '../../foods/food-name.ts';
import { searchedFoods } from '../../foods/served/served-table.ts';
import { lazy } from '../../lazy.ts';
import { EATEN_NAMES } from './eaten-names.ts';

interface KnownName {
  /** Lower case, without accents, the words separated by one space. */
  readonly key: string;
  readonly name: string;
  /** How likely it is meant: everyday foods by their own name come first, long names last. */
  readonly rank: number;
}

/** Points of a name that is the food's own, and points off for each of its words. */
const OWN_NAME = 2;
const PER_WORD = 2;

const keyOf = (name: string) => plainWords(name).join(' ');

/** Every name of a food in a diary, sorted by key; of equal keys, the likeliest only. */
const knownNames = lazy((): readonly KnownName[] => {
  const best = new Map<string, KnownName>();
  const add = (name: string, rank: number) => {
    const key = keyOf(name);
    const known = best.get(key);
    const own = rank - PER_WORD * key.split(' ').length;
    if (known === undefined || known.rank < own) best.set(key, { key, name, rank: own });
  };
  for (const { name, aliases } of searchedFoods()) {
    const commonness = COMMONNESS.get(name) ?? 0;
    add(name, OWN_NAME + 2 * commonness);
    for (const alias of aliases) add(alias, commonness);
  }
  for (const [food, names] of [...Object.entries(EATEN_NAMES), ...Object.entries(PRODUCT_DISH_NAMES)]) {
    for (const name of names.split(/,\s+/)) add(name, COMMONNESS.get(food) ?? 0);
  }
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

/**
 * The name that the first letters of a name of several words most likely become: 'mac and' → 'mac and cheese', 'green
 * te' → 'green tea', 'cheese bur' → 'cheeseburger'. Undefined for a single word, for a complete name, and if no name
 * begins like this.
 */
export function completedName(typed: string): string | undefined {
  const key = keyOf(typed);
  const words = key.split(' ');
  if (words.length < 2 || isWhole(key)) return undefined;
  const isCompound = words.length === 2 && (words[1] ?? '').length >= SHORTEST_END;
  const found = [likeliest(key), isCompound ? likeliest(words.join('')) : undefined];
  return found.reduce((best, name) => (isLikelier(name, best) ? name : best), undefined)?.name;
}

function isWhole(key: string): boolean {
  const names = knownNames();
  return names[placeOf(key, names)]?.key === key;
}

function likeliest(beginning: string): KnownName | undefined {
  const names = knownNames();
  let best: KnownName | undefined;
  for (let at = placeOf(beginning, names); names[at]?.key.startsWith(beginning); at += 1) {
    if (isLikelier(names[at], best)) best = names[at];
  }
  return best;
}

/** Of equally likely names, the shorter one is nearer to what was typed. */
function isLikelier(name: KnownName | undefined, other: KnownName | undefined): boolean {
  if (name === undefined || other === undefined) return name !== undefined;
  return name.rank > other.rank || (name.rank === other.rank && name.key.length < other.key.length);
}
