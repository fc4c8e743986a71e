import { type SQL, sql } from 'drizzle-orm';

/** Splits a search text into words. */
export const wordsOf = (search: string | undefined): string[] =>
  search?.split(/\s+/).filter((word) => word !== '') ?? [];

/** Escapes `%` and `_` for a LIKE pattern. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/**
 * A condition that the text contains the word anywhere, ignoring case. A trigram index is used for words of three
 * letters or more.
 * @param text in lower case
 */
export const contains = (text: SQL, word: string): SQL => sql`${text} like lower(${`%${literally(word)}%`})`;
