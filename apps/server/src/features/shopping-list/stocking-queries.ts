import { eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { userPreferences } from '#db/schema/people/preferences.ts';

/** Whether ticked items go into the inventory; null until the person was asked. */
export async function findStockBought(db: Database, userId: number): Promise<boolean | null> {
  const [row] = await db
    .select({ stockBought: userPreferences.stockBought })
    .from(userPreferences)
    .where(eq(userPreferences.userId, userId));
  return row?.stockBought ?? null;
}

export async function saveStockBought(
  db: Database,
  userId: number,
  stockBought: boolean,
  now: Date,
): Promise<void> {
  const fields = { stockBought, updatedAt: now };
  await db
    .insert(userPreferences)
    .values({ userId, ...fields })
    .onConflictDoUpdate({ target: userPreferences.userId, set: fields });
}
