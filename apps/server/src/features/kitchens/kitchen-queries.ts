import { USUAL_AT_HOME } from '@game-plan/domain/at-home/at-home';
import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { kitchens } from '#db/schema/kitchen/kitchens.ts';

/** The foods by name that are always at home: the usual ones until a member changes them. */
export async function foodsAtHome(db: Database, kitchenId: KitchenId): Promise<string[]> {
  const [row] = await db.select({ atHome: kitchens.atHome }).from(kitchens).where(eq(kitchens.id, kitchenId));
  return [...(row?.atHome ?? USUAL_AT_HOME)];
}

export async function saveAtHome(
  db: Database,
  kitchenId: KitchenId,
  atHome: readonly string[],
): Promise<void> {
  await db
    .update(kitchens)
    .set({ atHome: [...atHome] })
    .where(eq(kitchens.id, kitchenId));
}

/** What a kitchen is, beside the rows that it has. */
export async function describeKitchen(db: Database, kitchenId: KitchenId) {
  const [row] = await db
    .select({ atHome: kitchens.atHome, stockBought: kitchens.stockBought, createdAt: kitchens.createdAt })
    .from(kitchens)
    .where(eq(kitchens.id, kitchenId));
  return row ?? null;
}
