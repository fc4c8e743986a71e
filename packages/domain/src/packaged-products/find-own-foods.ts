import { withoutAmount } from '../food-search/query/leading-amount.ts';
import { typingDistance } from '../food-search/query/typing-distance.ts';

interface NamedFood {
  readonly name: string;
  readonly brand: string | null;
}

/** Shorter words are not checked for typing errors. */
const MISTYPED_FROM = 5;
/** How many letters of a word may be wrong. */
const MISTYPED_BY = 1;

/** A person's own foods, prepared for `findOwnFoods`. */
export interface OwnFoodIndex<F extends NamedFood> {
  readonly foods: ReadonlyArray<{
    readonly food: F;
    readonly name: string;
    /** The words of the name and of the brand. */
    readonly words: readonly string[];
  }>;
  /** Each word of all foods with its singular: the same words occur in many names, so each is compared once. */
  readonly singulars: ReadonlyMap<string, string>;
}

/** Reads the names of a person's own foods, which takes longer than to search them. */
export function indexOwnFoods<F extends NamedFood>(foods: readonly F[]): OwnFoodIndex<F> {
  const read = foods.map((food) => {
    const name = plain(food.name);
    return { food, name, words: [...wordsOf(name), ...wordsOf(plain(food.brand ?? ''))] };
  });
  const words = read.flatMap((food) => food.words);
  return { foods: read, singulars: new Map(words.map((word) => [word, singular(word)])) };
}

/**
 * Finds the user's own foods whose name or brand contains every typed word; words may be incomplete or mistyped. Exact
 * names come first, then names that start with the text, then shorter names. Names may be in any language.
 */
export function findOwnFoods<F extends NamedFood>(typed: string, { foods, singulars }: OwnFoodIndex<F>): F[] {
  const query = plain(withoutAmount(typed));
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const matching = words.map((word) => wordsMatching(word, singulars));
  return foods
    .filter(
      (food) =>
        matching.every((those) => food.words.some((word) => those.has(word))) ||
        isSubstring(query, food.name),
    )
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

/** Those words that a typed word may stand for. */
function wordsMatching(typed: string, singulars: ReadonlyMap<string, string>): ReadonlySet<string> {
  const one = singular(typed);
  const matching = new Set<string>();
  for (const [word, itsSingular] of singulars) {
    if (word.startsWith(typed) || itsSingular === one || isMistyped(typed, word)) matching.add(word);
  }
  return matching;
}

function isMistyped(typed: string, word: string): boolean {
  return typed.length >= MISTYPED_FROM && typingDistance(typed, word, MISTYPED_BY) <= MISTYPED_BY;
}

/** Whether the name contains the query, for scripts without spaces between words. */
const isSubstring = (query: string, name: string) => /\P{ASCII}/u.test(query) && name.includes(query);

const singular = (word: string) => (word.length > 3 ? word.replace(/e?s$/, '') : word);

/** Removes accents, apostrophes and upper case. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .trim();

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
