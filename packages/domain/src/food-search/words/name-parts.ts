import lists from '@game-plan/lexicon/searches.json' with { type: 'json' };
import { type SearchWord, SMALL_WORDS, searchWords } from './words.ts';

/** The words of a food's name, by their importance. */
export interface NameParts {
  /** The head noun: 'chicken breast', 'egg' in 'Egg, whole, raw', 'salmon' in 'Fish, salmon, Atlantic'. */
  readonly head: readonly SearchWord[];
  /** The words that say which kind: 'whole' in 'Milk, whole, 3.25% milkfat'. */
  readonly kind: readonly SearchWord[];
  /** The remaining words. */
  readonly rest: readonly SearchWord[];
  /** All of them, in this order. */
  readonly words: readonly SearchWord[];
}

/** First words of USDA descriptions that name a group of foods, not the food itself. */
const SHELVES: ReadonlySet<string> = new Set(lists.shelves);

/** Last words that name a part of the food before them: 'chicken breast' is both chicken and a breast. */
const PARTS: ReadonlySet<string> = new Set(lists.parts);

/** How many words at the end of `head` are the noun; the words before them narrow it. */
export function nounLength({ head }: NameParts): number {
  const last = head.at(-1)?.forms[0] ?? '';
  return head.length > 1 && PARTS.has(last) ? 2 : 1;
}

const ADDITIONS: ReadonlySet<string> = new Set(lists.additions);
const OR: ReadonlySet<string> = new Set(lists.or);

/**
 * The head of a name and what is added to it: 'pasta with tomato sauce', 'tuna in oil', 'egg omelet or scrambled egg'. An 'or' directly
 * after the first word does not count: 'chicken or turkey hash' is a hash.
 */
function withoutAddition(name: string): readonly [head: string, addition: string] {
  const said = name.split(' ');
  const at = said.findIndex((word, index) => {
    const small = word.toLowerCase();
    return index > 0 && (ADDITIONS.has(small) || (index > 1 && OR.has(small)));
  });
  return at < 0 ? [name, ''] : [said.slice(0, at).join(' '), said.slice(at + 1).join(' ')];
}

/**
 * Splits an everyday name ('chicken breast') or a USDA description ('Chicken, broilers, breast, raw') by importance.
 */
export function nameParts(name: string): NameParts {
  const asides = [...name.matchAll(/\(([^)]*)\)/g)].map(([, aside = '']) => aside);
  const segments = name
    .replace(/\([^)]*\)?/g, ' ')
    .split(',')
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '');
  const shelved = segments.length > 1 && SHELVES.has((segments[0] ?? '').toLowerCase().replaceAll('-', ' '));
  const [first = '', ...others] = shelved ? segments.slice(1) : segments;
  const [head, addition] = withoutAddition(first);
  const [kind = '', ...rest] = others;
  const parts = {
    head: tellingWords(head),
    kind: tellingWords(kind),
    rest: tellingWords([addition, ...rest, ...asides].join(' ')),
  };
  return { ...parts, words: [...parts.head, ...parts.kind, ...parts.rest] };
}

function tellingWords(text: string): SearchWord[] {
  return searchWords(text).filter(({ forms: [word = ''] }) => !SMALL_WORDS.has(word));
}

/** The head noun as a compact key: 'milkshake' for 'Milk shakes, thick vanilla'. */
export function headKey({ head }: NameParts): string {
  return head.map(({ forms: [word = ''] }) => word).join('');
}
