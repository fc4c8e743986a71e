import { withoutValues } from '../errors.ts';

/** What a person needs of a failure to look for it in the log. */
const LONGEST_MESSAGE = 2000;
/** How deep causes are told; a cycle of them ends here too. */
const MOST_CAUSES = 5;

/** The PostgreSQL code of a failed statement says what went wrong; its message may repeat what was to be stored. */
function sentenceOf({ message, ...rest }: Error & { readonly code?: unknown }): string {
  const isState = typeof rest.code === 'string' && /^[0-9A-Z]{5}$/.test(rest.code);
  return isState ? `PostgreSQL's error ${rest.code}` : message;
}

/**
 * A failure as the queue may keep it in its table: in words alone, without the values of a statement and without
 * characters that PostgreSQL's JSON cannot hold. One that could not be recorded would leave its job at work for ever.
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
  // The stack of this line helps no reader of the job.
  recorded.stack = message;
  return recorded;
}
