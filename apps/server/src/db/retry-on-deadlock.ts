import { setTimeout } from 'node:timers/promises';
import { isDeadlock } from './errors.ts';

/** More than ever happen in a row: after the pause the other transaction has usually committed. */
const TRIES = 5;
/** Long enough for the other process to take the lock on a busy machine, too short to be noticed in an answer. */
const PAUSE_MILLISECONDS = 20;

/**
 * Runs a whole transaction, or a statement alone, again when PostgreSQL has ended it to resolve a deadlock, up to five times. Before each retry
 * it pauses, longer each time, so that the other transaction takes the lock first. Deadlocks are rare, since most
 * transactions lock rows in the same order, but deleting an account locks every row of it.
 */
export async function retryOnDeadlock<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (tries === TRIES || !isDeadlock(error)) throw error;
      await setTimeout(tries * PAUSE_MILLISECONDS);
    }
  }
}
