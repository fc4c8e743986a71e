import { AsyncLocalStorage } from 'node:async_hooks';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** A change with an idempotency key, which a client may repeat without knowing whether it was made. */
export interface ChangeInProgress {
  /**
   * Records in a transaction of the change that the change was made, so that both commit or neither. Throws if the
   * transaction must not commit.
   */
  markApplied(tx: PgDatabase<NodePgQueryResultHKT>): Promise<void>;
}

const changes = new AsyncLocalStorage<ChangeInProgress>();

/** Runs the work of a change. Every transaction that writes in it records the change. */
export const duringChange = <Result>(
  change: ChangeInProgress,
  work: () => Promise<Result>,
): Promise<Result> => changes.run(change, work);

export const changeInProgress = (): ChangeInProgress | undefined => changes.getStore();

/** Writes to these tables accompany a change but are not part of it. */
const ACCOMPANYING =
  /\b(?:insert into|update|delete from)\s+"?(?:idempotency_keys|sessions|pending_sign_ins|rate_limits|pgboss)\b/i;
const WRITES = /^\s*(?:insert|update|delete)\b|^\s*with\b.*\b(?:insert into|update|delete from)\b/is;

/** Whether a statement writes data that belongs to a change. */
export const isOfChange = (statement: string): boolean =>
  WRITES.test(statement) && !ACCOMPANYING.test(statement);
