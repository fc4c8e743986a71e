import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { kitchenLocks } from './schema/kitchen/kitchen-locks.ts';
import { accountLocks } from './schema/people/account-locks.ts';

/**
 * 'key share' prevents deletion and can be held by many at once, also beside one 'no key update'; 'update' is exclusive.
 */
export type LockStrength = 'key share' | 'no key update' | 'update';

/**
 * Locks the account, by default so that it cannot be deleted until the transaction ends. Call it before locking rows of
 * that user: deletions lock in this order, and the opposite order would deadlock. If the account has been deleted,
 * nothing is locked, and none of its rows are left either.
 */
export async function lockOwner(
  tx: Database,
  userId: number,
  strength: LockStrength = 'key share',
): Promise<void> {
  await tx
    .select({ userId: accountLocks.userId })
    .from(accountLocks)
    .where(eq(accountLocks.userId, userId))
    .for(strength);
}

/**
 * Locks a kitchen, by default so that it cannot be deleted and its rows cannot be moved to another kitchen until the
 * transaction ends. When locking a person and their kitchen, lock the person first.
 */
export async function lockKitchen(
  tx: Database,
  kitchenId: KitchenId,
  strength: LockStrength = 'key share',
): Promise<void> {
  await tx
    .select({ kitchenId: kitchenLocks.kitchenId })
    .from(kitchenLocks)
    .where(eq(kitchenLocks.kitchenId, kitchenId))
    .for(strength);
}
