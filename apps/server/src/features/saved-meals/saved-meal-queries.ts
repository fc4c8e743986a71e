import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { savedMeals as contract, SavedMeal } from '@game-plan/contracts/food/saved-meals';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { violatedUnique } from '#db/errors.ts';
import { type Removed, removeRows } from '#db/removals.ts';
import { insertWithinLimit } from '#db/row-limit.ts';
import { savedMeals } from '#db/schema/food/saved-meals.ts';

type SavedMealRow = typeof savedMeals.$inferSelect;

/** Another saved meal of the person has the same name, ignoring case. */
export class SameNameError extends Error {}

function toSavedMeal({ userId, createdAt, ...row }: SavedMealRow): SavedMeal {
  return { ...row, createdAt: createdAt.toISOString() };
}

const own = (userId: number, id: number) => and(eq(savedMeals.userId, userId), eq(savedMeals.id, id));

/** All saved meals by name; the row limit keeps them few. */
export async function listSavedMeals(db: Database, userId: number): Promise<SavedMeal[]> {
  const rows = await db
    .select()
    .from(savedMeals)
    .where(eq(savedMeals.userId, userId))
    .orderBy(asc(sql`lower(${savedMeals.name})`));
  return rows.map(toSavedMeal);
}

/** Throws a SameNameError if another one has the name. */
export async function insertSavedMeal(
  db: Database,
  userId: number,
  meal: BodyOf<typeof contract.create>,
): Promise<SavedMeal> {
  return toSavedMeal(await insertWithinLimit(db, savedMeals, { userId, ...meal }).catch(refuseSameName));
}

/** Changes the given fields; undefined if there is no such meal. Throws a SameNameError. */
export async function updateSavedMeal(
  db: Database,
  userId: number,
  id: number,
  fields: BodyOf<typeof contract.update>,
): Promise<SavedMeal | undefined> {
  if (Object.keys(fields).length === 0) return findSavedMeal(db, userId, id);
  const [row] = await db
    .update(savedMeals)
    .set(fields)
    .where(own(userId, id))
    .returning()
    .catch(refuseSameName);
  return row && toSavedMeal(row);
}

async function findSavedMeal(db: Database, userId: number, id: number): Promise<SavedMeal | undefined> {
  const [row] = await db.select().from(savedMeals).where(own(userId, id));
  return row && toSavedMeal(row);
}

/** Removes one; undefined if there is none. */
export function removeSavedMeal(db: Database, userId: number, id: number): Promise<Removed | undefined> {
  return removeRows(db, { userId }, 'savedMeals', own(userId, id));
}

function refuseSameName(error: unknown): never {
  if (violatedUnique(error) === 'saved_meals_name_key') throw new SameNameError('The name is taken');
  throw error;
}
