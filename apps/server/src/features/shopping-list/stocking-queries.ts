import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { kitchens } from '#db/schema/kitchen/kitchens.ts';

/** Whether ticked items are added to the inventory; null until a member was asked. */
export async function findStockBought(db: Database, kitchenId: KitchenId): Promise<boolean | null> {
  const [row] = await db
    .select({ stockBought: kitchens.stockBought })
    .from(kitchens)
    .where(eq(kitchens.id, kitchenId));
  return row?.stockBought ?? null;
}

export async function saveStockBought(
  db: Database,
  kitchenId: KitchenId,
  stockBought: boolean,
): Promise<void> {
  await db.update(kitchens).set({ stockBought }).where(eq(kitchens.id, kitchenId));
}
