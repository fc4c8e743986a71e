import type { DataSet } from '@game-plan/domain/foods/usda/data-set';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { preparedRead } from '#db/reads/prepared-read.ts';
import { foodLookups, foodSets, foods } from '#db/schema/food/foods.ts';

type NewFood = typeof foods.$inferInsert;

/** The key of our advisory lock, an arbitrary number, because several copies of the app may start at once. */
const BUILTIN_LOCK = 5_520_118;
const ROWS_A_STATEMENT = 500;

export async function findFingerprint(db: Database, dataSet: DataSet): Promise<string | undefined> {
  const [row] = await db
    .select({ fingerprint: foodSets.fingerprint })
    .from(foodSets)
    .where(eq(foodSets.dataSet, dataSet));
  return row?.fingerprint;
}

const setsVersion = preparedRead(
  'food-sets-version',
  { version: sql<string | null>`max(${foodSets.changedAt})::text || sum(${foodSets.foods})::text` },
  (select) => select.from(foodSets),
);

/** A version string that changes whenever a food set is rewritten. */
export async function findFoodsVersion(db: Database): Promise<string> {
  const [row] = await setsVersion(db, {});
  return row?.version ?? '';
}

/** Replaces the whole built-in set; call it in a transaction. */
export async function replaceBuiltInFoods(
  tx: Database,
  rows: readonly NewFood[],
  fingerprint: string,
  now: Date,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${BUILTIN_LOCK})`);
  await tx.delete(foods).where(sql`data_set = 'builtin'`);
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await tx.insert(foods).values(rows.slice(start, start + ROWS_A_STATEMENT));
  }
  const set = { fingerprint, foods: rows.length, changedAt: now };
  await tx
    .insert(foodSets)
    .values({ dataSet: 'builtin', ...set })
    .onConflictDoUpdate({ target: foodSets.dataSet, set });
}

/** Whether the live API was asked this query since `oldest`. */
export async function wasAskedSince(db: Database, query: string, oldest: Date): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from ${foodLookups} where query = ${query} and asked_at >= ${oldest.toISOString()}`,
  );
  return rows.length > 0;
}

/** Stores the live API's answer: adds new foods and updates the figures of known ones; portions are never removed. */
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
