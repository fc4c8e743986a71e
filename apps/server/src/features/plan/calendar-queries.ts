import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { kitchens } from '#db/schema/kitchen/kitchens.ts';

/** What the address of the kitchen's calendar is computed from; null if it has none, or there is no such kitchen. */
export async function findCalendarSeed(db: Database, kitchenId: KitchenId): Promise<string | null> {
  const [kitchen] = await db
    .select({ seed: kitchens.calendarSeed })
    .from(kitchens)
    .where(eq(kitchens.id, kitchenId));
  return kitchen?.seed ?? null;
}

export async function saveCalendarSeed(
  db: Database,
  kitchenId: KitchenId,
  calendarSeed: string | null,
): Promise<void> {
  await db.update(kitchens).set({ calendarSeed }).where(eq(kitchens.id, kitchenId));
}
