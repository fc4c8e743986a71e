import { AppError } from '../app-error.ts';

interface FairTurnsOptions {
  /** Pieces of work that go on at once. */
  readonly atOnce: number;
  /** Of one person; as many as at once unless said. */
  readonly atOnceOfOne?: number;
  /** How many may wait, of all users together and of one user. */
  readonly waitingMax: number;
  readonly waitingMaxOfOne: number;
  /** The message of the error when work may not even wait. */
  readonly refusal: string;
}

export interface FairTurns {
  /** Pieces of work that go on, and that wait for their turn. */
  readonly running: number;
  readonly waiting: number;
  /**
   * Does the work when its turn comes: each user who waits has one turn before any has the next. Throws 'unavailable'
   * when too much waits already, and whatever the work throws.
   * @param owner whose work it is, such as a user id
   */
  run<Result>(owner: number | string, work: () => Promise<Result>): Promise<Result>;
  /** The same of work that ends elsewhere: resolves when its turn has come, which lasts until the function is called. */
  take(owner: number | string): Promise<() => void>;
  /** Resolves once nothing goes on, for what can wait; after so many milliseconds in any case. */
  quiet(milliseconds: number): Promise<void>;
}

const RETRY_SECONDS = 5;

/** Turns at what costs much, so that one person's requests hold up another's by one piece of work at the most. */
export function createFairTurns(options: FairTurnsOptions): FairTurns {
  const { atOnce, atOnceOfOne = atOnce, waitingMax, waitingMaxOfOne, refusal } = options;
  /** By owner, in the order of their next turns; each is there as long as something of theirs waits. */
  const waiting = new Map<number | string, Array<() => void>>();
  const running = new Map<number | string, number>();
  let waitingInAll = 0;
  let runningInAll = 0;
  const waitingForQuiet = new Set<() => void>();

  const mayBegin = (owner: number | string) =>
    runningInAll < atOnce && (running.get(owner) ?? 0) < atOnceOfOne;

  function enter(owner: number | string): void {
    running.set(owner, (running.get(owner) ?? 0) + 1);
    runningInAll += 1;
  }

  function leave(owner: number | string): void {
    const left = (running.get(owner) ?? 1) - 1;
    if (left > 0) running.set(owner, left);
    else running.delete(owner);
    runningInAll -= 1;
    beginNext();
    if (runningInAll === 0) for (const go of [...waitingForQuiet]) go();
  }

  function beginNext(): void {
    for (const [owner, queue] of waiting) {
      if (!mayBegin(owner)) continue;
      const begin = queue.shift();
      // A user who had a turn goes to the end.
      waiting.delete(owner);
      if (queue.length > 0) waiting.set(owner, queue);
      waitingInAll -= 1;
      enter(owner);
      begin?.();
      return;
    }
  }

  function waitForTurn(owner: number | string): Promise<void> {
    const queue = waiting.get(owner) ?? [];
    if (waitingInAll >= waitingMax || queue.length >= waitingMaxOfOne) {
      throw new AppError('unavailable', refusal, { retryAfterSeconds: RETRY_SECONDS });
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    queue.push(resolve);
    waiting.set(owner, queue);
    waitingInAll += 1;
    return promise;
  }

  return {
    get running() {
      return runningInAll;
    },
    get waiting() {
      return waitingInAll;
    },
    async run(owner, work) {
      if (mayBegin(owner)) enter(owner);
      else await waitForTurn(owner);
      try {
        return await work();
      } finally {
        leave(owner);
      }
    },
    async take(owner) {
      if (mayBegin(owner)) enter(owner);
      else await waitForTurn(owner);
      return () => leave(owner);
    },
    async quiet(milliseconds) {
      if (runningInAll === 0) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, milliseconds);
      waitingForQuiet.add(resolve);
      await promise;
      clearTimeout(timer);
      waitingForQuiet.delete(resolve);
    },
  };
}
