import type { OwnFood } from '@game-plan/contracts/food/own-foods';
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { violatedUnique } from '#db/errors.ts';
import { preparedRead } from '#db/reads/prepared-read.ts';
import { type Removed, removeRows } from '#db/removals.ts';
import { insertWithinLimit } from '#db/row-limit.ts';
import { ownFoods } from '#db/schema/food/own-foods.ts';

type OwnFoodRow = typeof ownFoods.$inferSelect;
/** The fields of an own food as entered. */
export type OwnFoodFields = Omit<OwnFoodRow, 'userId' | 'id' | 'createdAt' | 'updatedAt'>;

function toOwnFood({ userId, createdAt, updatedAt, ...row }: OwnFoodRow): OwnFood {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

const { userId: _, ...OWN_FOOD } = getTableColumns(ownFoods);

const own = (userId: number, id: number) => and(eq(ownFoods.userId, userId), eq(ownFoods.id, id));

/** All of a person's own foods, by name. */
export async function listOwnFoods(db: Database, userId: number): Promise<OwnFood[]> {
  const rows = await db
    .select()
    .from(ownFoods)
    .where(eq(ownFoods.userId, userId))
    .orderBy(sql`lower(${ownFoods.name})`, asc(ownFoods.id));
  return rows.map(toOwnFood);
}

/** Tells apart any two states of a person's own foods, by what searches read of them. */
const FINGERPRINT = sql<string>`coalesce(bit_xor(hashtextextended(concat_ws(chr(10), name, brand), id)), 0)::text`;

const ownFoodsFingerprint = preparedRead('own-foods-fingerprint', { fingerprint: FINGERPRINT }, (select) =>
  select.from(ownFoods).where(eq(ownFoods.userId, sql.placeholder('userId'))),
);

/** Changes with every name and brand of a person's own foods, and is read ten times faster than these. */
export async function findOwnFoodsFingerprint(db: Database, userId: number): Promise<string> {
  const [row] = await ownFoodsFingerprint(db, { userId });
  return row?.fingerprint ?? '';
}

const ownFoodNames = preparedRead(
  'own-food-names',
  { id: ownFoods.id, name: ownFoods.name, brand: ownFoods.brand },
  (select) => select.from(ownFoods).where(eq(ownFoods.userId, sql.placeholder('userId'))),
);

/** The names of all of a person's own foods. */
export function listOwnFoodNames(db: Database, userId: number) {
  return ownFoodNames(db, { userId });
}

const ownFoodsWithIds = preparedRead('own-foods-with-ids', OWN_FOOD, (select) =>
  select
    .from(ownFoods)
    .where(
      and(
        eq(ownFoods.userId, sql.placeholder('userId')),
        eq(ownFoods.id, sql`any(${sql.placeholder('ids')}::integer[])`),
      ),
    ),
);

/** The person's own foods with these ids, in this order. */
export async function findOwnFoodsByIds(
  db: Database,
  userId: number,
  ids: readonly number[],
): Promise<OwnFood[]> {
  if (ids.length === 0) return [];
  const rows = await ownFoodsWithIds(db, { userId, ids: [...ids] });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((food) => food !== undefined);
}

/** The person's own food with the first of these codes that one has. */
export async function findOwnFoodByGtin(
  db: Database,
  userId: number,
  gtins: readonly string[],
): Promise<OwnFood | undefined> {
  const rows = await db
    .select()
    .from(ownFoods)
    .where(and(eq(ownFoods.userId, userId), inArray(ownFoods.gtin, [...gtins])));
  const row = gtins.map((gtin) => rows.find((one) => one.gtin === gtin)).find((found) => found !== undefined);
  return row && toOwnFood(row);
}

/** Returns 'same code' if another of their foods has its barcode. */
export async function insertOwnFood(
  db: Database,
  userId: number,
  food: OwnFoodFields,
): Promise<OwnFood | 'same code'> {
  return catchSameCode(async () => toOwnFood(await insertWithinLimit(db, ownFoods, { userId, ...food })));
}

/** Undefined if the person has no such food. */
export function updateOwnFood(
  db: Database,
  userId: number,
  id: number,
  food: OwnFoodFields,
): Promise<OwnFood | 'same code' | undefined> {
  return catchSameCode(async () => {
    const [row] = await db
      .update(ownFoods)
      .set({ ...food, updatedAt: sql`now()` })
      .where(own(userId, id))
      .returning();
    return row && toOwnFood(row);
  });
}

async function catchSameCode<T>(write: () => Promise<T>): Promise<T | 'same code'> {
  try {
    return await write();
  } catch (error) {
    if (violatedUnique(error) === 'own_foods_gtin_key') return 'same code';
    throw error;
  }
}

/** Removes one; undefined if there is none. */
export function removeOwnFood(db: Database, userId: number, id: number): Promise<Removed | undefined> {
  return removeRows(db, { userId }, 'ownFoods', own(userId, id));
}
