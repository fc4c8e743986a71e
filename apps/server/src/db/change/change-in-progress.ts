import { AsyncLocalStorage } from 'node:async_hooks';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** A change that somebody may ask for again without knowing whether it was made. */
export interface ChangeInProgress {
  /** Notes in a transaction of the change that it is made: both are committed, or neither. Throws when it must not be. */
  noteMade(tx: PgDatabase<NodePgQueryResultHKT>): Promise<void>;
}

const changes = new AsyncLocalStorage<ChangeInProgress>();

/** Does the work of a change; whatever it writes to the database is noted with it. */
export const duringChange = <Result>(
  change: ChangeInProgress,
  work: () => Promise<Result>,
): Promise<Result> => changes.run(change, work);

export const changeInProgress = (): ChangeInProgress | undefined => changes.getStore();

/** What is counted or kept beside a change is not the change. */
const BESIDE = /\b(?:insert into|update|delete from)\s+"?(?:idempotency_keys|sessions|rate_limits|pgboss)\b/i;
const WRITES = /^\s*(?:insert|update|delete)\b|^\s*with\b.*\b(?:insert into|update|delete from)\b/is;

/** Whether a statement writes what a change is about. */
export const isOfChange = (statement: string): boolean => WRITES.test(statement) && !BESIDE.test(statement);
