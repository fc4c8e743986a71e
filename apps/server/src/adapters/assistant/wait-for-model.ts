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
  // One controller by hand: what `AbortSignal.any` returns may be collected, unheard, while its sources live.
  const end = new AbortController();
  const leave = () => end.abort(new AssistantError('cancelled', 'Nobody waits for the answer any more'));
  const timer = setTimeout(
    () => end.abort(new AssistantError('timeout', `No answer within ${timeoutMs} ms`)),
    timeoutMs,
  );
  if (gone?.aborted) leave();
  gone?.addEventListener('abort', leave);
  try {
    return await ask(end.signal);
  } catch (error) {
    throw end.signal.aborted ? end.signal.reason : error;
  } finally {
    clearTimeout(timer);
    gone?.removeEventListener('abort', leave);
  }
}
