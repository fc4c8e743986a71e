/** The calls to which no answer has come yet. */
const underWay = new Set<Promise<Response>>();
/** The ways to let go of answers that a test holds back. */
const held = new Set<() => void>();

/** Keeps count of the app's calls from now on. */
export function watchCalls(): void {
  const send = globalThis.fetch;
  globalThis.fetch = (...call) => {
    const answer = send(...call);
    const forget = () => underWay.delete(answer);
    underWay.add(answer);
    answer.then(forget, forget);
    return answer;
  };
}

/** Resolves when the test releases it, or is over. */
export function holdBack(): { released: Promise<void>; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  held.add(resolve);
  return { released: promise, release: resolve };
}

/**
 * Resolves when every call has its answer and what follows from it is done. A call would otherwise look for its answer,
 * or an answer show its toast, in the midst of the next test.
 */
export async function endCalls(): Promise<void> {
  for (const release of held) release();
  held.clear();
  while (underWay.size > 0) {
    await Promise.allSettled(underWay);
    await nextTurn();
  }
}

// The real one, whatever clock a test has set.
const { setTimeout } = globalThis;
const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 0));
