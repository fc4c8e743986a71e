import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * A column's moment so many hours earlier, for `update … set`. In UTC there are no clock changes, so that the difference is the
 * same whoever asks: a distributed database refuses what depends on the time zone of the session.
 */
export const hoursEarlier = (column: AnyColumn, hours: number): SQL =>
  sql`(${column} at time zone 'UTC' - ${hours} * interval '1 hour') at time zone 'UTC'`;
