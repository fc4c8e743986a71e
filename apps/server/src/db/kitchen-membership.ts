import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { kitchenMembers, kitchens } from './schema/kitchen/kitchens.ts';

/** Gives a new person a kitchen of their own, whose owner and only member they are. */
export async function foundKitchen(tx: Database, userId: number): Promise<KitchenId> {
  const [kitchen] = await tx.insert(kitchens).values({}).returning({ id: kitchens.id });
  if (!kitchen) throw new Error('The new kitchen was not returned');
  await tx.insert(kitchenMembers).values({ userId, kitchenId: kitchen.id, isOwner: true });
  return kitchen.id;
}

/**
 * If the kitchen has no owner, makes its longest-standing member the owner; false when it has no members. `tx` must hold the
 * kitchen's lock.
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
