import { isDeadlock } from './errors.ts';

/** Far more than ever follow each other: who is picked as the victim once has nobody to wait for at the next try. */
const TRIES = 5;

/**
 * Does a whole transaction again that PostgreSQL ended because it and another waited for each other: the other has gone on
 * meanwhile. Most transactions lock what they need in one order; but the deletion of an account locks all there is of it.
 */
export async function afterDeadlocks<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (tries === TRIES || !isDeadlock(error)) throw error;
    }
  }
}
