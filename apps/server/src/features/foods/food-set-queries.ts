import type { DataSet } from '@game-plan/domain/foods/usda/data-set';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { foodSets, foods } from '#db/schema/food/foods.ts';

type NewFood = typeof foods.$inferInsert;

/** Any number no one else would pick: several copies of the app may start at once. */
const BUILTIN_LOCK = 5_520_118;
const ROWS_A_STATEMENT = 500;

export async function findFingerprint(db: Database, dataSet: DataSet): Promise<string | undefined> {
  const [row] = await db
    .select({ fingerprint: foodSets.fingerprint })
    .from(foodSets)
    .where(eq(foodSets.dataSet, dataSet));
  return row?.fingerprint;
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
