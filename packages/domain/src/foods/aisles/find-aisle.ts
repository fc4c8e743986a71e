import words from '@game-plan/lexicon/aisles.json' with { type: 'json' };
import type { IngredientCategory } from '../../ingredient.ts';
import { memoize } from '../../memoize.ts';
import { findDish } from '../dish-table.ts';
import { findFood } from '../find-food.ts';
import { foodWords } from '../food-name.ts';
import { isFrozen } from '../is-frozen.ts';
import { withLongWords } from '../names/short-words.ts';
import { isOneOf, saysOneOf } from '../phrases-in.ts';
import { AISLES, type Aisle } from './aisle.ts';

const isIce = saysOneOf(words.frozen);
const isOfFrozenMaker = saysOneOf(words['frozen makers']);
const isCanned = saysOneOf(words.canned);
const isFromTheCounter = saysOneOf(words.counter);
const isInBunches = isOneOf(words.bunches);
/** Food that keeps: 'tomatoes, 3 tins' are with the cans. */
const isInCans = isOneOf(words.cans);
const HOUSEHOLD: ReadonlySet<string> = new Set(words.household);
const isPaper = saysOneOf(words['paper rolls']);
const isRicePaper = saysOneOf(words['rice paper rolls']);
export const isOfPaper = (name: string): boolean => isPaper(name) && !isRicePaper(name);

/** Aisles whose food is also sold in cans and jars. Cream in a can is still chilled. */
const ALSO_CANNED: ReadonlySet<Aisle> = new Set(['produce', 'meat', 'grains']);
/** By word or whole name, as the data lists them by aisle. */
const byAisle = (listed: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, Aisle> =>
  new Map(
    AISLES.flatMap((aisle) =>
      (listed[aisle] ?? []).map((word) => [foodWords(word).join(' '), aisle] as const),
    ),
  );
const BY_NAME = byAisle(words['whole names']);
const AISLE_BY_WORD = byAisle(words['last words']);

/** For foods of the table without a matching group or word. */
const AISLE_BY_CATEGORY: Readonly<Record<IngredientCategory, Aisle>> = {
  protein: 'meat',
  vegetable: 'produce',
  fruit: 'produce',
  dairy: 'dairy',
  grain: 'grains',
  pantry: 'canned',
  spice: 'baking',
  beverage: 'drinks',
};

/** Cache size: lists are read again and again, and repeat the same few hundred names. */
const MOST_KNOWN = 5000;

/** A remark after a name: 'olive oil from Crete', 'milk (the blue one)', 'chicken for Sunday'. */
const REMARK = /\s+(?:from|for|with|without|by)\s.*$|\s*[(,;].*$|\s+[–-]\s.*$|\s+\d+ ?%$/i;

/** The aisle of something to buy, of which a can or a jar is not with the fresh food. */
export function findAisleOfItem({ name, unit }: { readonly name: string; readonly unit: string }): Aisle {
  // Coriander in a bunch is the herb, not the ground seed.
  const aisle = findAisle(isInBunches(unit) ? `fresh ${name}` : name);
  return ALSO_CANNED.has(aisle) && isInCans(unit) ? 'canned' : aisle;
}

/**
 * Finds the aisle of a shop by the name alone. A wrong guess is acceptable, because it only affects the order of a
 * list: for a name that is not in the table, the last words decide ('smoked gouda' by 'gouda'), and otherwise it is
 * 'other'.
 */
export const findAisle = memoize(MOST_KNOWN, (name: string): Aisle => {
  const aisle = aisleOf(name);
  return aisle === 'other' ? aisleOf(name.replace(REMARK, '')) : aisle;
});

function aisleOf(name: string): Aisle {
  const byName = BY_NAME.get(foodWords(name).join(' '));
  if (byName) return byName;
  const parts = foodWords(withLongWords(name) ?? name);
  const said = parts.join(' ');
  const food = findFood(name);
  const known = food?.aisle;
  if ((isFrozen(said) || isIce(said) || isOfFrozenMaker(name)) && known !== 'drinks') return 'frozen';
  if (isCanned(said)) return 'canned';
  if (known === 'canned' && food?.category === 'protein' && isFromTheCounter(name)) return 'meat';
  if (known) return known;
  if (isOfPaper(name)) return 'household';
  const dish = food ? undefined : findDish(name)?.aisle;
  if (dish) return dish;
  if (!food && parts.some((word) => HOUSEHOLD.has(word))) return 'household';
  return aisleOfLastWords(parts) ?? (food ? AISLE_BY_CATEGORY[food.category] : 'other');
}

/** The last words of a name say what it is; no more than these are looked up. */
const LAST_WORDS = 8;

function aisleOfLastWords(parts: readonly string[]): Aisle | undefined {
  for (let start = Math.max(1, parts.length - LAST_WORDS); start < parts.length; start += 1) {
    const food = findFood(parts.slice(start).join(' '));
    if (food) return food.aisle;
  }
  return AISLE_BY_WORD.get(parts.at(-1) ?? '');
}
