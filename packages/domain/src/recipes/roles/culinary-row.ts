import type { IngredientCategory, IngredientUnit } from '../../kitchen.ts';
import type { CulinaryFood, CulinaryRole, Kind, Way } from './culinary-food.ts';

interface Row {
  readonly kind?: Kind;
  /** Ways separated by spaces. */
  readonly ways?: string;
  readonly portion: number;
  readonly minutes?: number;
  readonly prep?: string;
  /** [unit, grams of one]; grams by default. */
  readonly in?: readonly [IngredientUnit, number];
  readonly one?: string;
  /** Absent for what is never counted ('spinach'). */
  readonly many?: string;
  readonly title?: string;
}

const WAYS: ReadonlySet<string> = new Set([
  'stir-fry',
  'simmer',
  'curry',
  'roast',
  'eggs',
  'pasta',
  'raw',
  'side',
  'taco',
  'bowl',
  'toast',
  'stuff',
  'smoothie',
  'sweet',
] satisfies Way[]);

function isWay(word: string): word is Way {
  return WAYS.has(word);
}

export function titleCase(text: string): string {
  const small = new Set(['and', 'with', 'in', 'of', 'on', 'the', 'a', 'de', 'al']);
  return text
    .split(' ')
    .map((word, index) => (index > 0 && small.has(word) ? word : capitalised(word)))
    .join(' ');
}

function capitalised(word: string): string {
  return word
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('-');
}

/** A maker of rows of one role and category, so that a table reads as one line per food. */
export function rowsOf(role: CulinaryRole, category: IngredientCategory, defaultKind: Kind = 'plain') {
  return (name: string, row: Row): CulinaryFood => {
    const one = row.one ?? name;
    const [unit, grams] = row.in ?? (['g', 1] as const);
    return {
      name,
      role,
      kind: row.kind ?? defaultKind,
      category,
      one,
      many: row.many ?? one,
      isCounted: row.many !== undefined,
      title: row.title ?? titleCase(one),
      portion: row.portion,
      minutes: row.minutes ?? 0,
      prep: row.prep ?? '',
      measure: { unit, grams },
      ways: new Set((row.ways ?? '').split(' ').filter(isWay)),
    };
  };
}
