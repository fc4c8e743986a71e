import { AssistantError } from './port.ts';

interface WaitLimits {
  readonly timeoutMs: number;
  /** Aborts when the answer is no longer needed, for example after the client disconnected. */
  readonly clientSignal: AbortSignal | undefined;
}

/**
 * Asks a model and waits for the answer. Throws an AssistantError: 'timeout' after `timeoutMs`, or 'cancelled' if
 * `clientSignal` aborts. Other errors of `ask` pass through.
 */
export async function waitForModel<Answer>(
  { timeoutMs, clientSignal }: WaitLimits,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    return await ask(clientSignal ? AbortSignal.any([deadline, clientSignal]) : deadline);
  } catch (error) {
    if (clientSignal?.aborted)
      throw new AssistantError('cancelled', 'The client no longer waits for the answer');
    if (deadline.aborted) throw new AssistantError('timeout', `No answer within ${timeoutMs} ms`);
    throw error;
  }
}
