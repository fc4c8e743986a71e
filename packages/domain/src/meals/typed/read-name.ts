import { readConstraints } from '../../food-search/query/query-constraints.ts';
import { rowInState, wantedState } from '../../food-search/ranking/order-by-state.ts';
import { searchMeaning } from '../../foods/dish-table.ts';
import type { Food } from '../../foods/food.ts';
import { foodWords } from '../../foods/food-name.ts';
import { cookedRowOf, uncookedRowOf } from '../../foods/food-state.ts';
import { shownName } from '../../foods/shown-name.ts';
import { isNamed } from '../portions/named-foods.ts';
import { foodOf, isFood } from './composed-of.ts';
import { eatenName, isMaker, withoutMaker } from './eaten-names.ts';
import { mealLineOf } from './meal-line.ts';
import { endOf, isIgnored, isNounFirst, nameWords, phrasesIn, tellsNothing } from './meal-words.ts';
import { isNameOf, soleFoodOfKind, unreadWords } from './unread-words.ts';

/** The food of the tables that a name means, ready to eat unless the name says otherwise. */
export interface NamedFood {
  readonly food: Food;
  /** The words, as typed, that its figures ignore: a maker's name, an unknown word, a claim such as 'light'. */
  readonly unread: readonly string[];
}

/** What a whole name means; undefined if the tables do not have it. */
export function readName(name: string): NamedFood | undefined {
  if (phrasesIn(name, 'medicines').length > 0) return undefined;
  const known = soleFoodOfKind(name) ?? foodOf(name) ?? foodOf(withoutMaker(name));
  return known && named(name, rowInState(known, wantedState(name, 'diary')) ?? known);
}

function named(name: string, food: Food): NamedFood {
  const rows = new Set<Food | undefined>([food, cookedRowOf(food), uncookedRowOf(food)]);
  const unread = unreadWords(eatenName(name), { names: [shownName(food)], food });
  // 'Dry Nudeln' is pasta by its second word.
  const isOfFood = (word: string) => foodOf(word) !== undefined && rows.has(foodOf(word));
  return { food, unread: unread.filter((word) => !isOfFood(word)) };
}

/**
 * What a part of a name means whose whole is unknown: 'clif bar' of 'clif bar crunchy peanut butter', 'pozole' of 'pozole de puerco', 'tea' of
 * 'zibble tea', 'scone' of 'blueberry scone'. Undefined if no part is a food, or the rest may make another one of it: in 'zibble de frango',
 * chicken is only the filling.
 */
export function nearestFood(name: string): NamedFood | undefined {
  if (!isToldByPart(name)) return undefined;
  const sure = [leadingProduct(name), nounOf(name), nounBeforeAdjective(name), withoutClaims(name)];
  const known = withoutUnknownWords(name);
  const vague = [known, withoutNarrowingWords(known ?? name)];
  const [nearest] = [...sure, ...vague].flatMap((part, at) => {
    const food = part === undefined ? undefined : readName(part)?.food;
    if (part === undefined || food === undefined) return [];
    // 'Pan fried gyoza' are gyoza, a name that has its own meaning, dumplings.
    const isMeant = at < sure.length || (part !== known && eatenName(part) !== part);
    const words = part.split(' ');
    const unread = named(name, food).unread.filter((word) => !words.includes(word));
    return isMeant || isNameOf(eatenName(name), food) ? [{ food, unread }] : [];
  });
  return nearest;
}

/** The known words of a name, by which a search may find the food; undefined if all are known, or the rest may make another food of them. */
export const knownPart = (name: string): string | undefined =>
  isToldByPart(name) ? withoutUnknownWords(name) : undefined;

/** Whether a part of a name may tell its food: not of a medicine, and not of 'zibble de frango', where chicken is only the filling. */
function isToldByPart(name: string): boolean {
  const noun = nounOf(name);
  return !namesNoFood(name) && (noun === undefined || isFood(noun));
}

/** Whether a typed name does not say which food it is, or is none: 'leftovers', a medicine. */
export function namesNoFood(name: string): boolean {
  if (phrasesIn(name, 'medicines').length > 0) return true;
  const end = endOf(name, 'no-food');
  return end?.rest.split(' ').every((word) => word === '' || isIgnored(word)) === true;
}

function leadingProduct(name: string): string | undefined {
  const words = name.split(' ');
  const starts = words.map((_, at) => words.slice(0, words.length - 1 - at).join(' '));
  return starts.find(
    (start) => start.includes(' ') && (searchMeaning(start) !== undefined || isNamed(start, 'product')),
  );
}

/** The noun of 'pozole de puerco' as Romance languages have it: what stands before the first 'of' or 'with' that is not English. */
function nounOf(name: string): string | undefined {
  const { tokens, meanings } = mealLineOf(name);
  const joint = tokens.findIndex(
    (_, at) =>
      at > 0 &&
      at < tokens.length - 1 &&
      meanings[at]?.some(({ kind, language }) => (kind === 'of' || kind === 'with') && isNounFirst(language)),
  );
  const end = tokens[joint - 1]?.end;
  return end === undefined ? undefined : name.slice(0, end);
}

/** The noun before an adjective that no table has, 'dżem truskawkowy': a flavour or a way of cooking. */
function nounBeforeAdjective(name: string): string | undefined {
  const [noun = '', adjective = '', ...more] = name.split(' ');
  const isForeign = mealLineOf(noun).meanings[0]?.some(({ language }) => isNounFirst(language)) === true;
  const isPair = adjective !== '' && more.length === 0 && !isIgnored(noun);
  return isForeign && isPair && !isKnown(adjective) ? noun : undefined;
}

const isKnown = (word: string): boolean => foodWords(word).every((each) => nameWords().has(each));

/** The name without claims such as 'reduced fat'. */
function withoutClaims(name: string): string | undefined {
  const plain = phrasesIn(name, 'less').reduce((text, claim) => text.replace(claim, ''), name);
  return plain === name
    ? undefined
    : plain
        .split(' ')
        .filter((word) => word !== '')
        .join(' ');
}

const SHORTEST_NAME = 3;

/** The name without unknown words, which are a maker's name or mistyped; undefined if there are none, or no others. */
function withoutUnknownWords(name: string): string | undefined {
  const words = name.split(' ');
  const known = words.filter(isKnown);
  // An unknown noun makes the food unknown, whatever precedes it: 'almond pepero' is not almonds.
  const last = words.at(-1) ?? '';
  if (!known.includes(last) && !tellsNothing(last) && !isMaker(last)) return undefined;
  const isName = known.length < words.length && known.some((word) => word.length >= SHORTEST_NAME);
  return isName && readConstraints(name).constraints.length === 0 ? known.join(' ') : undefined;
}

const MOST_NARROWING = 2;

/** The food behind the words that narrow it: 'scone' of 'blueberry scone'. */
function withoutNarrowingWords(name: string): string | undefined {
  if (isNamed(name, 'another food') || readConstraints(name).constraints.length > 0) return undefined;
  const words = name.split(' ');
  return words
    .slice(1, 1 + MOST_NARROWING)
    .map((_, at) => words.slice(at + 1).join(' '))
    .find(isFood);
}
