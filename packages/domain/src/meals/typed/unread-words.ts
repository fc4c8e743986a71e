import servings from '@game-plan/lexicon/servings.json' with { type: 'json' };
import { readConstraints } from '../../food-search/query/query-constraints.ts';
import { typingDistance } from '../../food-search/query/typing-distance.ts';
import { meetsConstraints } from '../../food-search/ranking/meets-constraints.ts';
import { foodsOfKind } from '../../food-search/words/food-kinds.ts';
import { synonymOf } from '../../food-search/words/synonyms.ts';
import { compactKey, searchWords } from '../../food-search/words/words.ts';
import { isListedForeign } from '../../foods/find-by-words.ts';
import { findFood } from '../../foods/find-food.ts';
import { findListed } from '../../foods/find-meant.ts';
import type { Food } from '../../foods/food.ts';
import { foodNameKey, foodWords, hasName } from '../../foods/food-name.ts';
import { cookedRowOf, uncookedRowOf } from '../../foods/food-state.ts';
import { isMaker } from '../../foods/names/makers.ts';
import { MILLILITRES } from '../../units/weights/weight.ts';
import { isNamed } from '../portions/named-foods.ts';
import { endOf, isIgnored, nameWords, phrasesIn, tellsNothing } from './meal-words.ts';
import type { TypedAmount } from './typed-amount.ts';

/**
 * The words of a typed name that do not match the found food, as typed: a maker's name, an unknown word, or a claim such
 * as 'light' that the food's figures ignore.
 */
export function unreadWords(
  typed: string,
  found: { readonly names: readonly string[]; readonly food: Food | undefined },
): string[] {
  const known = new Set(
    [...found.names, ...(found.food?.aliases ?? [])].flatMap((name) =>
      searchWords(name).flatMap(({ forms }) => forms),
    ),
  );
  const isNamedLess = [...found.names, found.food?.name ?? ''].some((name) => isNamed(name, 'less'));
  const claims = isNamedLess ? [] : phrasesIn(typed, 'less');
  const ignored = claims.filter((claim) => !meetsClaim(claim, typed, found.food));
  // A kitchen keeps light coconut milk as coconut milk, so its names do not say that the figures are those of light.
  if (found.food && (isExactNameOf(typed, found.food) || soleFoodOfKind(typed) === found.food))
    return found.food.portion === undefined ? ignored : [];
  const kept = new Set(foodNameKey(typed).split(' '));
  const rest = claims.reduce((text, claim) => text.replace(claim, ' '), typed);
  const unread = rest.split(/[\s,/()]+/).filter((word) => {
    const [plain] = foodWords(word);
    if (plain === undefined || !/\p{L}/u.test(plain)) return false;
    if (tellsNothing(plain) || !kept.has(plain)) return false;
    return !searchWords(word).some(({ forms }) =>
      forms.some((form) => known.has(form) || isNear(form, known)),
    );
  });
  return [...ignored, ...unread];
}

/**
 * Whether an ordinary food has the figures of a claim: it has as little fat or as few calories as the law requires, or
 * 'light' is its color.
 */
function meetsClaim(claim: string, typed: string, food: Food | undefined): boolean {
  if (endOf(claim, 'less')?.value.startsWith(LIGHT)) return isNamed(typed, 'light in color');
  const amounts = readConstraints(claim).constraints.filter(({ kind }) => kind === 'amount');
  return food !== undefined && amounts.length > 0 && meetsConstraints(food, amounts);
}

const LIGHT = 'light';

/** Whether a word matches a known one after correction. */
function isNear(word: string, known: ReadonlySet<string>): boolean {
  return [...known].some(
    (other) =>
      other.length > 3 &&
      (other.startsWith(word.slice(0, Math.max(3, word.length - 2))) ||
        word.startsWith(other) ||
        (word.length > 4 && typingDistance(word, other) <= 1)),
  );
}

function isExactNameOf(typed: string, food: Food): boolean {
  const named = findListed(typed, 'diary');
  if (named === food) return true;
  const plain = findFood(typed);
  // In the table linguine are spaghetti, and they are eaten as cooked pasta.
  if (plain === undefined || (plain !== food && cookedRowOf(plain) !== food)) return false;
  if (hasName(plain, typed) || isListedForeign(typed)) return true;
  // A name in another language shares no word with the food's own names: 'Apfel', 'vino rosso'.
  const words = foodWords(typed);
  const own = new Set([plain.name, ...plain.aliases].flatMap(foodWords));
  return words.length === 1 || words.every((word) => !own.has(word));
}

/**
 * Whether a typed name means this food of the tables and does not merely share a word with it. An unknown word before a
 * kind of food may name another dish, and a seasoning must be named by its own noun: 'kadhi' is not 'kadhi patta', a
 * curry leaf.
 */
export function isNameOf(typed: string, food: Food): boolean {
  const unread = unreadWords(typed, { names: [], food: { ...food, aliases: [food.name, ...food.aliases] } });
  const isUnknown = (word: string) => foodWords(word).some((each) => !nameWords().has(each));
  if (isNamed(typed, 'any kind') && unread.some(isUnknown)) return false;
  if (!hasWordOf(typed, food)) return false;
  return food.category !== 'spice' || isNamedByNoun(typed, food);
}

/** Millilitres from which a volume is one of a drink. */
const LEAST_DRUNK = 100;
/** In kcal per 100 g: foods of this much energy, such as sweets, are not poured by the glass. */
const LEAST_SOLID = 250;

/**
 * Whether a volume cannot be one of this food: '500 ml tymbark mint' is a drink with an unknown name, not half a litre
 * of mints. A cup also measures what is not poured, if only its maker was not read: '1 cup Costco orange chicken'. It is asked only for
 * names that were not read completely.
 */
export function isPouredSolid(
  { count, unit }: TypedAmount,
  { category, per100g }: Food,
  unread: readonly string[],
): boolean {
  if (unit === 'cup' && isMaker(unread.join(' '))) return false;
  const millilitres = (count ?? 1) * (MILLILITRES.get(unit) ?? 0);
  const isDrunk = category === 'beverage' || category === 'dairy';
  return millilitres >= LEAST_DRUNK && !isDrunk && (per100g.calories ?? 0) >= LEAST_SOLID;
}

/** Kinds whose foods have similar figures, so that the first food can represent any of them. */
const LIKE_EACH_OTHER: ReadonlySet<string> = new Set(servings['like each other'].map(foodNameKey));

/** The food that represents a kind, if only that was typed. */
export const soleFoodOfKind = (typed: string): Food | undefined =>
  LIKE_EACH_OTHER.has(foodNameKey(typed)) ? foodsOfKind(typed)[0] : undefined;

/** Whether a typed word occurs in the food's names, or is a few letters away: 'semla' does not match 'semolina'. */
function hasWordOf(typed: string, food: Food): boolean {
  // A person who types 'mince' means its cooked entry.
  const rows = [food, uncookedRowOf(food), cookedRowOf(food)].filter((row) => row !== undefined);
  const names = rows.flatMap(({ name, aliases }) => [name, ...aliases]);
  const isKnown = [typed, synonymOf(typed) ?? typed].some(
    (name) =>
      rows.some((row) => findFood(name) === row) ||
      names.some((each) => compactKey(each) === compactKey(foodWords(name).join(' '))),
  );
  if (isKnown) return true;
  const known = [...new Set(names.flatMap((each) => searchWords(each).flatMap(({ forms }) => forms)))];
  const telling = typed
    .split(' ')
    .filter((word) => !isIgnored(word))
    .join(' ');
  // 'Restaurant' names a place, not a dish.
  if (telling === '') return false;
  return searchWords(telling).some(({ forms }) =>
    forms.some((form) =>
      known.some(
        (other) =>
          other === form ||
          (form.length >= MISTYPED.least &&
            typingDistance(form, other) <= (form.length >= MISTYPED.long ? 2 : 1)) ||
          (form.length >= SHORTENED.least &&
            other.startsWith(form) &&
            other.length - form.length <= SHORTENED.by),
      ),
    ),
  );
}

/**
 * The length from which one letter of a word may be wrong, and from which two may be; and how much a shortened word may
 * lack.
 */
const MISTYPED = { least: 5, long: 8 };
const SHORTENED = { least: 4, by: 3 };

/** Whether the last word of one of the food's names was typed, or a similar word. */
function isNamedByNoun(typed: string, { name, aliases }: Food): boolean {
  const words = new Set(foodWords(typed));
  return [name, ...aliases].some((each) => {
    const noun = foodWords(each).at(-1) ?? '';
    return [...words].some(
      (word) =>
        word === noun || (word.length > 3 && (noun.startsWith(word) || typingDistance(word, noun) <= 1)),
    );
  });
}
