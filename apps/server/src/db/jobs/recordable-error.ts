import { withoutValues } from '../errors.ts';

/** Enough of the message to find the failure in the log. */
const LONGEST_MESSAGE = 2000;
/** How many nested causes are reported; also ends a cycle of causes. */
const MOST_CAUSES = 5;

/** The message of an error. For PostgreSQL errors only the code, because the message may repeat stored values. */
function sentenceOf({ message, ...rest }: Error & { readonly code?: unknown }): string {
  const isState = typeof rest.code === 'string' && /^[0-9A-Z]{5}$/.test(rest.code);
  return isState ? `PostgreSQL's error ${rest.code}` : message;
}

/**
 * A version of the error that the queue can store: messages only, without the values of a statement and without
 * characters that PostgreSQL's JSON cannot hold. If an error could not be stored, its job would stay active forever.
 */
export function recordableError(failure: unknown): Error {
  const sentences: string[] = [];
  let error: unknown = failure instanceof Error ? withoutValues(failure) : new Error(String(failure));
  for (let depth = 0; error instanceof Error && depth < MOST_CAUSES; depth += 1) {
    sentences.push(sentenceOf(error));
    error = error.cause;
  }
  const message = sentences
    .join(': ')
    .slice(0, LONGEST_MESSAGE)
    .replaceAll(/\p{Cc}/gu, ' ')
    .toWellFormed();
  const recorded = new Error(message);
  // The stack of this function does not help readers of the job.
  recorded.stack = message;
  return recorded;
}
