import { type SearchWord, searchWords } from './words.ts';

/** A food's name by the weight of its words. */
export interface NameParts {
  /** What it is: 'chicken breast', the 'egg' of 'Egg, whole, raw', the 'salmon' of 'Fish, salmon, Atlantic'. */
  readonly head: readonly SearchWord[];
  /** Which kind of it: the 'whole' of 'Milk, whole, 3.25% milkfat'. */
  readonly kind: readonly SearchWord[];
  /** Everything else that is said of it. */
  readonly rest: readonly SearchWord[];
}

/** First words of USDA descriptions that name a shelf, not the food on it. */
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

/** What follows these words in a name is not what it is: 'pasta with tomato sauce', 'tuna in oil'. */
const ADDITION = /\s(?:with|in|without|on|from|made)\s/i;

/** Reads an everyday name ('chicken breast') or a USDA description ('Chicken, broilers, breast, raw'). */
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
  return {
    head: searchWords(head),
    kind: searchWords(kind),
    rest: searchWords([...additions, ...rest, ...asides].join(' ')),
  };
}
