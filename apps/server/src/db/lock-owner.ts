import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { kitchenLocks } from './schema/kitchen/kitchen-locks.ts';
import { accountLocks } from './schema/people/account-locks.ts';

/** 'key share' holds what is locked as it is, beside others who do; 'update' waits for all of them, and keeps them out. */
export type LockStrength = 'key share' | 'update';

/**
 * Locks the account, by default so that it cannot be deleted until the transaction ends. Call it before you lock any row of
 * that user: a deletion locks in this order, and the other order would be a deadlock. If the account has been deleted, nothing
 * is locked; no row of it is left either.
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
 * The same of a kitchen and its rows: until the transaction ends it cannot be deleted, and its rows cannot be moved to another one.
 * Of a person and their kitchen, the person is locked first.
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
