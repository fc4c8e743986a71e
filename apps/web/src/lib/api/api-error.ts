import type { Problem, Warning } from '@game-plan/contracts/schemas/errors';
import { localText, t } from '#lib/language.ts';

/** An unsuccessful response. The message is `"{status}: {body}"`, or the status text if the body is empty. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The parsed problem+json body, if it is one. */
  readonly problem: ReadProblem | undefined;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.problem = parseProblem(body);
  }
}

/** No response. The message is for people, unlike the browsers' own, such as 'Failed to fetch'. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';

  constructor(cause: unknown) {
    super(t('the server could not be reached'), { cause });
  }
}

/** A successful response with an unexpected shape, from another version or another server. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';

  constructor(cause: unknown) {
    super(t('the answer could not be read. Reload the page to see what was saved'), { cause });
  }
}

/** A newer server may use unknown codes; its message for people is still shown. */
type ReadProblem = Omit<Problem, 'code' | 'warnings'> & {
  code: string;
  warnings?: Pick<Warning, 'message' | 'source'>[];
};

function parseProblem(body: string): ReadProblem | undefined {
  try {
    const problem: Partial<ReadProblem> | null = JSON.parse(body);
    // A proxy may answer in JSON of its own.
    return typeof problem?.detail === 'string' && typeof problem.code === 'string'
      ? (problem as ReadProblem)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The server's message for people, if the error has one. */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiError ? error.problem?.detail : undefined;
}

/** Matches a response body that is an HTML page, such as a proxy's. */
const PAGE = /^\d+: \s*<(?:!doctype|html)/i;

/** The reason of a failure: the server's message, otherwise the error's. */
export function reasonOf(error: Error): string {
  if (error instanceof ApiError && PAGE.test(error.message))
    return t('the server answered {status}', { status: error.status });
  const message = serverMessage(error);
  return message === undefined ? error.message : localText(message);
}

/** Whether the server reported that the session has ended. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Status codes of a proxy whose server is down, and of a server whose database is down. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether the server was unreachable, so that a retry may succeed. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof UnreachableError || (error instanceof ApiError && AWAY.has(error.status));
}

/** Two sentences about the missing connection and what helps; undefined if there was a response. */
export function connectionFault(error: unknown): string | undefined {
  if (!isUnreachable(error)) return undefined;
  return navigator.onLine
    ? t('The server is not answering. Check the connection and try again.')
    : t('This device is offline. Try again once you are connected.');
}

/** Whether the server reported that the resource does not exist. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether the server refused what this person, or this session of theirs, may not do. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}
