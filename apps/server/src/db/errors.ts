import { DrizzleQueryError } from 'drizzle-orm';

/** PostgreSQL's error without `detail` and `where`, which repeat the row. */
function withoutRow(cause: Error): Error {
  const { code, constraint } = postgresError(cause);
  return Object.assign(new Error(cause.message), { code, constraint });
}

/**
 * A copy of the error that may be logged: the statement without its values, which contain codes, hashes and people's
 * texts.
 */
export function withoutValues(error: Error): Error {
  const cause = error.cause instanceof Error ? error.cause : undefined;
  if (error instanceof DrizzleQueryError) {
    const message = `Failed query: ${error.query}`;
    const reason = cause instanceof DrizzleQueryError ? withoutValues(cause) : cause && withoutRow(cause);
    const bare = new Error(message, { cause: reason });
    const stack = error.stack?.replace(error.message, () => message);
    return stack === undefined ? bare : Object.assign(bare, { stack });
  }
  if (!cause) return error;
  return Object.create(error, { cause: { value: withoutValues(cause) } }) as Error;
}

/** Unwraps the driver's error. A single write recorded with its key is wrapped twice. */
function withoutWrapping(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? withoutWrapping(error.cause) : error;
}

function postgresError(error: unknown): { code?: unknown; constraint?: unknown; message?: unknown } {
  const cause = withoutWrapping(error);
  return typeof cause === 'object' && cause !== null ? cause : {};
}

/** The shard number that Citus appends to names of tables and constraints. */
const PART_NUMBER = /_\d{6,}$/;

/**
 * The name of the violated constraint in our schema. Errors that Citus passes on from a worker carry the name only in
 * the message, with a shard number.
 */
function violatedConstraint(error: unknown): string | undefined {
  const { constraint, message } = postgresError(error);
  if (typeof constraint === 'string') return constraint.replace(PART_NUMBER, '');
  const [, named] = (typeof message === 'string' && /constraint "([^"]+)"/.exec(message)) || [];
  return named?.replace(PART_NUMBER, '');
}

/** The name of the violated unique constraint or index, if the error is about one. */
export function violatedUnique(error: unknown): string | undefined {
  return postgresError(error).code === '23505' ? violatedConstraint(error) : undefined;
}

/** Whether PostgreSQL ended the transaction to resolve a deadlock. */
export function isDeadlock(error: unknown): boolean {
  return postgresError(error).code === '40P01';
}

/** Foreign keys to an account, or to the kitchen that was deleted with it. */
const GONE = /_user_id_users_id_fk$|_kitchen_id_kitchens_id_fk$/;

/** Whether a row was refused because its account or kitchen has been deleted. */
export function isOwnerGone(error: unknown): boolean {
  return postgresError(error).code === '23503' && GONE.test(violatedConstraint(error) ?? '');
}

/** System errors of a connection: refused, reset, timed out, or host not found. */
const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * PostgreSQL error classes: connection failure (08), out of disk, memory or connections (53), shutdown, start-up or
 * cancellation (57), I/O error (58), and read-only (25006), as during a failover.
 */
const UNAVAILABLE = /^(?:08|53|57|58).{3}$|^25006$/;

/** Messages of the client, which have no codes. */
const LOST =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|is not queryable|did not answer within/;

/** Whether the database was temporarily unreachable or unusable, so that a retry makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code } = postgresError(error);
  if (typeof code === 'string' && (CONNECTION_CODES.has(code) || UNAVAILABLE.test(code))) return true;
  const cause = withoutWrapping(error);
  return cause instanceof Error && LOST.test(cause.message);
}

/**
 * Whether a statement does not fit the schema: a missing table, column or constraint (42), or a missing value for a
 * column (23502). Our own statements fail this way only after another version has migrated the database.
 */
export function isSchemaMismatch(error: unknown): boolean {
  const { code } = postgresError(error);
  return code === '42P01' || code === '42703' || code === '42P10' || code === '23502';
}

/** Whether a disk is full, PostgreSQL's or the app's. */
export function isDiskFull(error: unknown): boolean {
  const { code } = postgresError(error);
  return code === '53100' || code === 'ENOSPC';
}

/** Whether the database refused the connection: no such database or role, or a wrong password. */
export function isDatabaseRefusal(error: unknown): boolean {
  const { code } = postgresError(error);
  return typeof code === 'string' && (code.startsWith('28') || code === '3D000');
}

/**
 * Whether the stored data was invalid: unreadable values or violated constraints (22, 23), unknown names (42), or
 * exceeded limits (54).
 */
export function isBadData(error: unknown): boolean {
  const { code } = postgresError(error);
  return typeof code === 'string' && /^(?:22|23|42|54).{3}$/.test(code);
}
