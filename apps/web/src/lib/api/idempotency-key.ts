/** Milliseconds in which the same change, sent again, is taken for another try. */
const TRY_AGAIN_WITHIN = 120_000;

/** The changes to which no answer came, by what was sent. */
const unanswered = new Map<string, { value: string; at: number }>();

interface IdempotencyKey {
  readonly value: string;
  /** Call it when no answer came: the same change, sent again, then has the same key. */
  reuse(): void;
}

/**
 * The idempotency key under which the server makes a change once, however often it arrives: a browser sends it again by
 * itself when the connection breaks, and so does a person who saw no answer. What is meant twice has two keys.
 */
export function idempotencyKeyOf(method: string, url: string, body: string | undefined): IdempotencyKey {
  const sent = `${method} ${url} ${body}`;
  const earlier = unanswered.get(sent);
  const isAnotherTry = earlier !== undefined && performance.now() - earlier.at < TRY_AGAIN_WITHIN;
  // No randomUUID: over plain http, as at home, there is none.
  const value = isAnotherTry ? earlier.value : crypto.getRandomValues(new Uint32Array(4)).join('-');
  unanswered.delete(sent);
  return { value, reuse: () => unanswered.set(sent, { value, at: performance.now() }) };
}
