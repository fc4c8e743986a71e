import { AppError } from '../app-error.ts';

interface ConcurrencyLimitOptions {
  /** Number of tasks that run at the same time. */
  readonly atOnce: number;
  /** Maximum of running tasks per user; `atOnce` by default. */
  readonly atOnceOfOne?: number;
  /** Maximum of waiting tasks, of all users and of one user. */
  readonly waitingMax: number;
  readonly waitingMaxOfOne: number;
  /** Error message when the queue is full. */
  readonly refusal: string;
}

export interface ConcurrencyLimit {
  /** Numbers of running and waiting tasks. */
  readonly running: number;
  readonly waiting: number;
  /**
   * Runs the work when its turn comes. Waiting users take turns, one task each. Throws 'unavailable' if too many tasks
   * are waiting, and whatever the work throws.
   * @param owner whose work it is, such as a user id
   */
  run<Result>(owner: number | string, work: () => Promise<Result>): Promise<Result>;
  /**
   * Like `run`, for work that ends elsewhere: resolves when the turn has come; call the returned function to end the
   * turn.
   */
  take(owner: number | string): Promise<() => void>;
  /** Resolves when nothing is running, or after the given milliseconds. For work that can wait. */
  whenIdle(milliseconds: number): Promise<void>;
}

const RETRY_SECONDS = 5;

/** A fair queue for expensive work: a user waits for at most one task of each other user. */
export function createConcurrencyLimit(options: ConcurrencyLimitOptions): ConcurrencyLimit {
  const { atOnce, atOnceOfOne = atOnce, waitingMax, waitingMaxOfOne, refusal } = options;
  /**
   * Waiting tasks by owner, in the order of the owners' next turns. An owner is present only while they have waiting
   * tasks.
   */
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
      // The owner who had a turn goes to the end of the queue.
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
    async whenIdle(milliseconds) {
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
