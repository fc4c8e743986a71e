/** Within this time (ms) an identical change counts as a retry. */
const TRY_AGAIN_WITHIN = 120_000;

/** Changes without an answer, by their content. */
const unanswered = new Map<string, { value: string; at: number }>();

interface IdempotencyKey {
  readonly value: string;
  /** Call it if no answer came, so that a retry of the same change gets the same key. */
  reuse(): void;
}

/**
 * Returns the idempotency key of a change, with which the server makes it only once: browsers resend a request when the
 * connection breaks, and people do if they see no answer. Intentional repetitions get different keys.
 */
export function idempotencyKeyOf(method: string, url: string, body: string | undefined): IdempotencyKey {
  const sent = `${method} ${url} ${body}`;
  const earlier = unanswered.get(sent);
  const isAnotherTry = earlier !== undefined && performance.now() - earlier.at < TRY_AGAIN_WITHIN;
  // Not randomUUID, which is unavailable over plain http, as on a home network.
  const value = isAnotherTry ? earlier.value : crypto.getRandomValues(new Uint32Array(4)).join('-');
  unanswered.delete(sent);
  return { value, reuse: () => unanswered.set(sent, { value, at: performance.now() }) };
}
