import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { users } from './schema/users.ts';

/**
 * Until the transaction ends the account stays, and every row of its own with it: a deletion waits. To be called before
 * any of those rows is locked, or the two would wait for each other. Of an account that is gone there is nothing to hold,
 * and no row is left.
 */
export async function holdOwner(tx: Database, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
}
