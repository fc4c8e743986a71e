import type { Problem } from '@game-plan/contracts/schemas/errors';
import { readBy } from './answer-shape.ts';

/** An answer that was no success. The message is `"{status}: {body}"`, or the status text for an empty body. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The problem+json of the body, when it is one. */
  readonly problem: ReadProblem | undefined;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.problem = parseProblem(body);
  }
}

/** No answer came. The message is for people: what browsers say themselves, such as 'Failed to fetch', is not. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';

  constructor(cause: unknown) {
    super('the server could not be reached', { cause });
  }
}

/** A success was answered in a way that this version of the app does not read: by another version, or not by ours at all. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';

  constructor(cause: unknown) {
    super('the answer could not be read. Reload the page to see what was saved', { cause });
  }
}

/** A newer server may have codes that this tab does not know; what it says to people is to be read all the same. */
type ReadProblem = Omit<Problem, 'code'> & { code: string };
const problem = readBy([
  'fields',
  {
    type: 'text',
    title: 'text',
    status: 'number',
    detail: 'text',
    code: 'text',
    'errors?': ['record', ['list', 'text']],
  },
]);

function parseProblem(body: string): ReadProblem | undefined {
  try {
    return problem.parse(JSON.parse(body)) as ReadProblem;
  } catch {
    return undefined;
  }
}

/** The sentence the server wrote for a person, if the error carries one. */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiError ? error.problem?.detail : undefined;
}

/** What an answer's body holds when it is a proxy's own page. */
const PAGE = /^\d+: \s*<(?:!doctype|html)/i;

/** Why it failed: the server's sentence, else the error's message. */
export function reasonOf(error: Error): string {
  if (error instanceof ApiError && PAGE.test(error.message)) return `the server answered ${error.status}`;
  return serverMessage(error) ?? error.message;
}

/** Whether the server answered that the session has ended. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** What a proxy answers for a server that is away, and the server for a database that is. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether the server was not reached: the same call may work in a moment. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof UnreachableError || (error instanceof ApiError && AWAY.has(error.status));
}

/** That the connection is missing, and what helps, in two sentences; undefined where there was an answer. */
export function connectionFault(error: unknown): string | undefined {
  if (!isUnreachable(error)) return undefined;
  return navigator.onLine
    ? 'The server is not answering. Check the connection and try again.'
    : 'This device is offline. Try again once you are connected.';
}

/** Whether the server answered that the thing does not exist, or no longer exists. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
