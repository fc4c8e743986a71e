import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { kitchenLocks } from './schema/kitchen/kitchen-locks.ts';
import { kitchenMembers, kitchens } from './schema/kitchen/kitchens.ts';

/** Inserts a kitchen without members and returns its id. */
export async function insertKitchen(tx: Database): Promise<KitchenId> {
  const [kitchen] = await tx.insert(kitchens).values({}).returning({ id: kitchens.id });
  if (!kitchen) throw new Error('The new kitchen was not returned');
  await tx.insert(kitchenLocks).values({ kitchenId: kitchen.id });
  return kitchen.id;
}

/** Creates a kitchen for a new person, with them as owner and only member. */
export async function foundKitchen(tx: Database, userId: number): Promise<KitchenId> {
  const kitchenId = await insertKitchen(tx);
  await tx.insert(kitchenMembers).values({ userId, kitchenId, isOwner: true });
  return kitchenId;
}

/**
 * If the kitchen has no owner, makes its longest-standing member the owner. Returns false if it has no members. `tx`
 * must hold the kitchen's lock.
 */
export async function appointOwner(tx: Database, kitchenId: KitchenId): Promise<boolean> {
  const members = await tx
    .select({ userId: kitchenMembers.userId, isOwner: kitchenMembers.isOwner })
    .from(kitchenMembers)
    .where(eq(kitchenMembers.kitchenId, kitchenId))
    .orderBy(kitchenMembers.joinedAt, kitchenMembers.userId);
  const [heir] = members;
  if (!heir) return false;
  if (!members.some(({ isOwner }) => isOwner))
    await tx.update(kitchenMembers).set({ isOwner: true }).where(eq(kitchenMembers.userId, heir.userId));
  return true;
}
