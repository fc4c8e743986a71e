import { answeredFetch } from './server.ts';

/** Calls without an answer yet. */
const underWay = new Set<Promise<Response>>();
/** Functions that release answers held back by a test. */
const held = new Set<() => void>();

/** Has the app's calls answered by the mocked API, and tracks them. Returns a function that ends this. */
export function answerFetch(): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = (...call) => {
    const answer = answeredFetch(...call);
    const forget = () => underWay.delete(answer);
    underWay.add(answer);
    answer.then(forget, forget);
    return answer;
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

/** Resolves when the test releases it or ends. */
export function holdBack(): { released: Promise<void>; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  held.add(resolve);
  return { released: promise, release: resolve };
}

/**
 * Resolves when every call has its answer and its effects are done. Otherwise a call could look for its answer, or a
 * toast appear, during the next test.
 */
export async function endCalls(): Promise<void> {
  for (const release of held) release();
  held.clear();
  while (underWay.size > 0) {
    await Promise.allSettled(underWay);
    await nextTurn();
  }
}

// The real timer, even if the test has faked the clock.
const { setTimeout } = globalThis;
const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 0));
