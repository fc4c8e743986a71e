import { AssistantError } from './port.ts';

interface Patience {
  readonly timeoutMs: number;
  /** Aborts when nobody waits for the answer any more. */
  readonly gone: AbortSignal | undefined;
}

/**
 * Runs a question to a model until it answers, the time is up or nobody waits any more; throws an AssistantError in
 * the last two cases, and otherwise what the question throws.
 */
export async function waitForModel<Answer>(
  { timeoutMs, gone }: Patience,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    return await ask(gone ? AbortSignal.any([deadline, gone]) : deadline);
  } catch (error) {
    if (gone?.aborted) throw new AssistantError('cancelled', 'Nobody waits for the answer any more');
    if (deadline.aborted) throw new AssistantError('timeout', `No answer within ${timeoutMs} ms`);
    throw error;
  }
}
