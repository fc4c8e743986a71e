import words from '@game-plan/lexicon/searches.json' with { type: 'json' };

/**
 * How common a food of the table is: 2 is everyday, 1 common, 0 anything else. By the table's name, not the shown name.
 */
export const COMMONNESS: ReadonlyMap<string, 0 | 1 | 2> = new Map([
  ...words.common.map((name) => [name, 1] as const),
  ...words.everyday.map((name) => [name, 2] as const),
]);
