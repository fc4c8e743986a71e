import { setTimeout } from 'node:timers/promises';
import { isDeadlock } from './errors.ts';

/** Far more than ever follow each other: who is picked as the victim once waits until the other has gone on. */
const TRIES = 5;
/** Longer than a waiting process needs to wake up on a busy machine, and too short to be noticed in an answer. */
const PAUSE_MILLISECONDS = 20;

/**
 * Does a whole transaction again that PostgreSQL ended because it and another waited for each other. It waits a moment
 * first, longer each time: a row that it had locked goes to whoever asks next, and that must be the other one, not itself.
 * Most transactions lock what they need in one order; but the deletion of an account locks all there is of it.
 */
export async function afterDeadlocks<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (tries === TRIES || !isDeadlock(error)) throw error;
      await setTimeout(tries * PAUSE_MILLISECONDS);
    }
  }
}
