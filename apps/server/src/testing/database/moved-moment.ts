import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/**
 * SQL for a column's time minus some hours, for `update … set`. Computed in UTC, without clock changes: a distributed
 * database refuses expressions that depend on the session's time zone.
 */
export const hoursEarlier = (column: AnyColumn, hours: number): SQL =>
  sql`(${column} at time zone 'UTC' - ${hours} * interval '1 hour') at time zone 'UTC'`;
