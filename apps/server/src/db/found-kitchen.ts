import type { KitchenId } from '@game-plan/domain/kitchen-member';
import type { Database } from './client.ts';
import { kitchenMembers, kitchens } from './schema/kitchen/kitchens.ts';

/** Gives a new person a kitchen of their own, whose owner and only member they are. */
export async function foundKitchen(tx: Database, userId: number): Promise<KitchenId> {
  const [kitchen] = await tx.insert(kitchens).values({}).returning({ id: kitchens.id });
  if (!kitchen) throw new Error('The new kitchen was not returned');
  await tx.insert(kitchenMembers).values({ userId, kitchenId: kitchen.id, isOwner: true });
  return kitchen.id;
}
