import { setTimeout } from 'node:timers/promises';
import { isDeadlock } from './errors.ts';

/** More than ever occur in a row: after the pause the other transaction has usually committed. */
const TRIES = 5;
/** Long enough for the other process to take the lock on a busy machine, but too short to be noticed. */
const PAUSE_MILLISECONDS = 20;

/**
 * Retries a whole transaction, or a single statement, up to five times when PostgreSQL has ended it to resolve a
 * deadlock. The pauses get longer, so that the other transaction takes the lock first. Deadlocks are rare, because most
 * transactions lock rows in the same order, but deleting an account locks all its rows.
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
