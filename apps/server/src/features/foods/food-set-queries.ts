import type { DataSet } from '@game-plan/domain/foods/usda/data-set';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { Database } from '#db/client.ts';
import { preparedRead } from '#db/reads/prepared-read.ts';
import { foodLookups, foodSets, foods } from '#db/schema/food/foods.ts';

type NewFood = typeof foods.$inferInsert;

/** The key of our advisory lock, an arbitrary number. */
const BUILTIN_LOCK = 5_520_118;

/** The columns of a row that is written; the others are generated. */
const WRITTEN = Object.entries(getTableColumns(foods)).filter(
  ([, { generated, generatedIdentity }]) => generated === undefined && generatedIdentity === undefined,
);
const COLUMNS = sql.raw(WRITTEN.map(([name]) => toSnakeCase(name)).join(', '));
/** The same ones, as `json_to_recordset` declares them. */
const RECORD = sql.raw(WRITTEN.map(([name, column]) => `"${name}" ${column.getSQLType()}`).join(', '));

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

/** Lets other copies of the app wait until the end of the transaction, because all may start at once. */
export async function lockBuiltInFoods(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${BUILTIN_LOCK})`);
}

/**
 * Replaces the whole built-in set; call it in a transaction that has locked it. One parameter has all rows: to write a
 * statement with one for each of 70,000 values takes longer than to insert them.
 */
export async function replaceBuiltInFoods(
  tx: Database,
  rows: readonly NewFood[],
  fingerprint: string,
  now: Date,
): Promise<void> {
  await tx.delete(foods).where(sql`data_set = 'builtin'`);
  await tx.execute(sql`
    insert into ${foods} (${COLUMNS})
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as food(${RECORD})`);
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
