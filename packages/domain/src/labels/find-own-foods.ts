import { withoutAmount } from '../food-search/query/leading-amount.ts';
import { typingDistance } from '../food-search/query/typing-distance.ts';
import { memoize } from '../memoize.ts';

interface NamedFood {
  readonly name: string;
  readonly brand: string | null;
}

/** Shorter words are not checked for typing errors. */
const MISTYPED_FROM = 5;
/** How many letters of a word may be wrong. */
const MISTYPED_BY = 1;

/**
 * Finds the user's own foods whose name or brand contains every typed word; words may be incomplete or mistyped. Exact
 * names come first, then names that start with the text, then shorter names. Names may be in any language.
 */
export function findOwnFoods<F extends NamedFood>(typed: string, foods: readonly F[]): F[] {
  const query = plain(withoutAmount(typed));
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const matchers = words.map(wordMatcher);
  return foods
    .map((food) => ({ food, ...searchable(`${food.name}\n${food.brand ?? ''}`) }))
    .filter(({ name, names }) => matchers.every((isMatch) => names.some(isMatch)) || isSubstring(query, name))
    .toSorted((one, other) => rank(query, one.name) - rank(query, other.name))
    .map(({ food }) => food);
}

/**
 * Lower is better: 0 for the exact name, 1000 for a name that begins with the query, 2000 for others, plus the name's
 * length.
 */
function rank(query: string, name: string): number {
  const kind = name === query ? 0 : name.startsWith(query) ? 1 : 2;
  return kind * 1000 + name.length;
}

/** The same words occur in many names, so each is compared once. A cache that forgets would cost as much as comparing. */
function wordMatcher(word: string): (name: string) => boolean {
  const known = new Map<string, boolean>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const isMatch = matchesWord(word, name);
    known.set(name, isMatch);
    return isMatch;
  };
}

function matchesWord(word: string, name: string): boolean {
  if (name.startsWith(word) || singular(word) === singular(name)) return true;
  return word.length >= MISTYPED_FROM && typingDistance(word, name, MISTYPED_BY) <= MISTYPED_BY;
}

/** Whether the name contains the query, for scripts without spaces between words. */
const isSubstring = (query: string, name: string) => /\P{ASCII}/u.test(query) && name.includes(query);

const singular = (word: string) => (word.length > 3 ? word.replace(/e?s$/, '') : word);

/** Cache size. Every search reads the names of all foods of a person. */
const MOST_REMEMBERED = 5000;

/** Removes accents, apostrophes and upper case. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .trim();

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** A food's plain name, and the words of it and of the brand on its second line. */
const searchable = memoize(MOST_REMEMBERED, (lines) => {
  const [name = '', brand = ''] = lines.split('\n');
  return { name: plain(name), names: [...wordsOf(plain(name)), ...wordsOf(plain(brand))] };
});
