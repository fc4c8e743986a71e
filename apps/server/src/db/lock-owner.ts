import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { kitchens } from './schema/kitchen/kitchens.ts';
import { users } from './schema/people/users.ts';

/**
 * Locks the user's row in `key share` mode, so that the account cannot be deleted until the transaction ends. Call it
 * before you lock any row of that user: a deletion locks in this order, and the other order would be a deadlock. If the
 * account has been deleted, nothing is locked; no row of it is left either.
 */
export async function lockOwner(tx: Database, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
}

/**
 * The same of a kitchen and its rows: until the transaction ends it cannot be deleted, and its rows cannot be moved to another one.
 * Of a person and their kitchen, the person is locked first.
 */
export async function lockKitchen(tx: Database, kitchenId: KitchenId): Promise<void> {
  await tx.select({ id: kitchens.id }).from(kitchens).where(eq(kitchens.id, kitchenId)).for('key share');
}
