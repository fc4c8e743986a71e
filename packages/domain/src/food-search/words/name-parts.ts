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
const SHELVES: ReadonlySet<string> = new Set([
  'alcoholic beverage',
  'beverages',
  'candies',
  'candy',
  'cereals',
  'cereals ready-to-eat',
  'cereal',
  'crustaceans',
  'desserts',
  'fast food',
  'fast foods',
  'fish',
  'game meat',
  'mollusks',
  'nuts',
  'seeds',
  'snacks',
  'spices',
  'sweeteners',
  'tomato products',
]);

/** Last words that name a part of the food before them: 'chicken breast' is both chicken and a breast. */
const PARTS: ReadonlySet<string> = new Set(
  `belly breast brisket chop chuck drumstick fillet filet leg loin rib shoulder sirloin steak strip tenderloin thigh
  wing roast leaf`.split(/\s+/),
);

/** How many words at the end of `head` are the noun; the words before them narrow it. */
export function nounLength({ head }: NameParts): number {
  const last = head.at(-1)?.forms[0] ?? '';
  return head.length > 1 && PARTS.has(last) ? 2 : 1;
}

/**
 * In a food name, the words after these do not say what the food is: 'pasta with tomato sauce', 'tuna in oil', 'egg
 * omelet or scrambled egg'. An 'or' directly after the first word does not count: 'chicken or turkey hash' is a hash.
 */
const ADDITION = /\s(?:with|in|without|on|from|made)\s|(?<=\s\S+)\sor\s/i;

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
  const shelved = segments.length > 1 && SHELVES.has((segments[0] ?? '').toLowerCase());
  const [first = '', ...others] = shelved ? segments.slice(1) : segments;
  const [head = '', ...additions] = first.split(ADDITION);
  const [kind = '', ...rest] = others;
  const parts = {
    head: tellingWords(head),
    kind: tellingWords(kind),
    rest: tellingWords([...additions, ...rest, ...asides].join(' ')),
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
