import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { foodLookups, foods } from '#db/schema/food/foods.ts';

/** Whether the live API was asked for this query since `oldest`. */
export async function wasAskedSince(db: Database, query: string, oldest: Date): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from ${foodLookups} where query = ${query} and asked_at >= ${oldest.toISOString()}`,
  );
  return rows.length > 0;
}

/** Keeps what the live API answered: new foods are added, known ones take its figures; portions are never lost. */
export async function storeLiveFoods(
  db: Database,
  query: string,
  rows: ReadonlyArray<typeof foods.$inferInsert>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (rows.length > 0) {
      await tx
        .insert(foods)
        .values([...rows])
        .onConflictDoUpdate({
          target: [foods.dataSet, foods.fdcId],
          targetWhere: sql`data_set <> 'builtin'`,
          set: {
            calories: sql`excluded.calories`,
            protein: sql`excluded.protein`,
            carbs: sql`excluded.carbs`,
            fat: sql`excluded.fat`,
            fiber: sql`excluded.fiber`,
            sugar: sql`excluded.sugar`,
            saturatedFat: sql`excluded.saturated_fat`,
            sodium: sql`excluded.sodium`,
            gtin: sql`coalesce(excluded.gtin, ${foods.gtin})`,
          },
        });
    }
    await tx
      .insert(foodLookups)
      .values({ query, askedAt: now })
      .onConflictDoUpdate({ target: foodLookups.query, set: { askedAt: now } });
  });
}
