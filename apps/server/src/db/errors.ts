import { DrizzleQueryError } from 'drizzle-orm';

/** What PostgreSQL said, without `detail` and `where`, which repeat the row. */
function withoutRow(cause: Error): Error {
  const { code, constraint } = postgresError(cause);
  return Object.assign(new Error(cause.message), { code, constraint });
}

/**
 * The failure as a log may keep it: a statement without the values it was given, which are codes, hashes and what
 * people wrote.
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

/** What the driver said. A single write that is noted with its key is wrapped twice: by its own statement and the key's. */
function withoutWrapping(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? withoutWrapping(error.cause) : error;
}

function postgresError(error: unknown): { code?: unknown; constraint?: unknown; message?: unknown } {
  const cause = withoutWrapping(error);
  return typeof cause === 'object' && cause !== null ? cause : {};
}

/** How a machine of Citus names its part of a table, and so a constraint of it: with the part's number behind. */
const PART_NUMBER = /_\d{6,}$/;

/**
 * The constraint that a row broke, by the name that it has in our schema. An error that Citus passes on from another machine
 * has no name beside its message, and in the message there is the name that the constraint has there.
 */
function violatedConstraint(error: unknown): string | undefined {
  const { constraint, message } = postgresError(error);
  if (typeof constraint === 'string') return constraint.replace(PART_NUMBER, '');
  const [, named] = (typeof message === 'string' && /constraint "([^"]+)"/.exec(message)) || [];
  return named?.replace(PART_NUMBER, '');
}

/** The name of the unique constraint or index that the error reports as violated, if it does. */
export function violatedUnique(error: unknown): string | undefined {
  return postgresError(error).code === '23505' ? violatedConstraint(error) : undefined;
}

/** Whether the database ended a transaction because it and another waited for each other. */
export function isDeadlock(error: unknown): boolean {
  return postgresError(error).code === '40P01';
}

/** Of a reference to an account, or to the kitchen that went with it. */
const GONE = /_user_id_users_id_fk$|_kitchen_id_kitchens_id_fk$/;

/** Whether a row could not be kept because the account or the kitchen that it was to belong to is gone. */
export function isOwnerGone(error: unknown): boolean {
  return postgresError(error).code === '23503' && GONE.test(violatedConstraint(error) ?? '');
}

/** What the system says of a connection: refused, reset, timed out, or to a machine that cannot be found just now. */
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
 * What PostgreSQL says: the connection is broken (08), it has no room, memory or connection left (53), it stops, starts
 * or was told to break off (57), its disk fails (58), or it may only be read (25006), as while another machine takes over.
 */
const UNAVAILABLE = /^(?:08|53|57|58).{3}$|^25006$/;

/** What the client says, which has no codes. */
const LOST =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|is not queryable|did not answer within/;

/** Whether the database could not be reached or used just now, so that trying again later makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code } = postgresError(error);
  if (typeof code === 'string' && (CONNECTION_CODES.has(code) || UNAVAILABLE.test(code))) return true;
  const cause = withoutWrapping(error);
  return cause instanceof Error && LOST.test(cause.message);
}

/**
 * Whether a statement does not fit the tables: a table, column or constraint that it names is not there (42), or a column
 * that it does not name wants a value (23502). Of our own statements only after another version has changed them.
 */
export function isOfOtherSchema(error: unknown): boolean {
  const { code } = postgresError(error);
  return code === '42P01' || code === '42703' || code === '42P10' || code === '23502';
}

/** Whether a disk has no room left: PostgreSQL's, or the one of a file of ours. */
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
 * Whether the database could not make anything of what it was given to store: values it cannot read or that break a rule
 * (22, 23), names that are not there (42), or more than a row or a value may have (54).
 */
export function isBadData(error: unknown): boolean {
  const { code } = postgresError(error);
  return typeof code === 'string' && /^(?:22|23|42|54).{3}$/.test(code);
}
