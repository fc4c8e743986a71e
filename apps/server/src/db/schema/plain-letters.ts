import { type SQL, sql } from 'drizzle-orm';

/**
 * Text in lower case without accents: 'Łukasz Nuñez' becomes 'lukasz nunez'. Letters that Unicode does not compose of a
 * letter and an accent are listed. PostgreSQL's own `unaccent` is not immutable, and not every server has it.
 */
export const plainLetters = (text: SQL) =>
  sql`regexp_replace(normalize(replace(replace(replace(translate(lower(${text}), 'øłđħŧıð', 'oldhtid'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), NFD), '[\\u0300-\\u036f]', '', 'g')`;
