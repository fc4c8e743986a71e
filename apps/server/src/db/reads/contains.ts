import { type SQL, sql } from 'drizzle-orm';

/** The words of what a person searches for. */
export const wordsOf = (search: string | undefined): string[] =>
  search?.split(/\s+/).filter((word) => word !== '') ?? [];

/** Where a text is given as a pattern: `%` and `_` as themselves. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/**
 * Whether the text has the word somewhere in it, letter for letter and in any case. An index of the text's trigrams finds words of
 * three letters or more.
 * @param text in small letters
 */
export const contains = (text: SQL, word: string): SQL => sql`${text} like lower(${`%${literally(word)}%`})`;
