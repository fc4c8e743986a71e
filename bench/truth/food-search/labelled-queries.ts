import { DISH_QUERIES } from './dish-queries.ts';
import { BRAND_QUERIES, FOREIGN_QUERIES, MISTYPED_QUERIES } from './other-name-queries.ts';
import { PLAIN_QUERIES } from './plain-queries.ts';
import { INVENTED_NAMES, RULED_OUT_QUERIES } from './ruled-out-queries.ts';
import { STATE_QUERIES } from './state-queries.ts';

export type QueryKind =
  | 'state'
  | 'plain'
  | 'dish'
  | 'mistyped'
  | 'brand'
  | 'foreign'
  | 'ruled out'
  | 'invented';

/** A query with acceptable answers in lower case; `~word` matches every name with these words. */
export interface LabelledQuery {
  readonly kind: QueryKind;
  readonly query: string;
  readonly diary: readonly string[];
  readonly kitchen: readonly string[];
  /** Names that must not occur among the answers. */
  readonly never: readonly string[];
  /** Whether finding nothing is acceptable. */
  readonly mayBeNothing: boolean;
  /** Held-out queries are not looked at individually and never used for tuning. */
  readonly isHeldOut: boolean;
}

const listOf = (names = '', separator = ';') =>
  names
    .split(separator)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Each line is `query = diary / kitchen ! never`; every other line is held out. */
function read(kind: QueryKind, lines: string): LabelledQuery[] {
  return listOf(lines, '\n').map((line, at) => {
    const [query = '', expected = ''] = line.split('=').map((part) => part.trim());
    const [wanted = '', never] = expected.split('!');
    const [diary = '', kitchen = diary] = wanted.split('/');
    return {
      kind,
      query,
      diary: listOf(diary),
      kitchen: listOf(kitchen),
      never: listOf(never),
      mayBeNothing: kind === 'ruled out' || kind === 'invented',
      isHeldOut: at % 2 === 1,
    };
  });
}

/** Written before the search was developed for them. */
export const FOOD_SEARCH_QUERIES: readonly LabelledQuery[] = [
  ...read('state', STATE_QUERIES),
  ...read('plain', PLAIN_QUERIES),
  ...read('dish', DISH_QUERIES),
  ...read('mistyped', MISTYPED_QUERIES),
  ...read('brand', BRAND_QUERIES),
  ...read('foreign', FOREIGN_QUERIES),
  ...read('ruled out', RULED_OUT_QUERIES),
  ...read('invented', listOf(INVENTED_NAMES).join('\n')),
];
