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

/** A query with what may be answered, in lower case; `~word` stands for every name with these words in it. */
export interface LabelledQuery {
  readonly kind: QueryKind;
  readonly query: string;
  readonly diary: readonly string[];
  readonly kitchen: readonly string[];
  /** What may stand nowhere among the answers. */
  readonly never: readonly string[];
  /** Whether no answer at all is right. */
  readonly mayBeNothing: boolean;
  /** Of those held apart no single one is looked at: nothing is fitted to them. */
  readonly isHeldApart: boolean;
}

const listOf = (names = '', separator = ';') =>
  names
    .split(separator)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** `query = diary / kitchen ! never`, one a line; every other line is held apart. */
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
      isHeldApart: at % 2 === 1,
    };
  });
}

/** Written before the search learned any of what they ask. */
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
