import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { ingredients as contract, Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import { addDays, type CalendarDay, calendarDay } from '@game-plan/domain/calendar-day';
import type { IngredientCategory } from '@game-plan/domain/ingredient';
import { and, asc, between, desc, eq, lt, or } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { checkRowLimit } from '#db/row-limit.ts';
import { ingredients } from '#db/schema/kitchen/ingredients.ts';

type IngredientRow = typeof ingredients.$inferSelect;

function toIngredient({ userId, addedAt, expiryDate, ...row }: IngredientRow): Ingredient {
  return {
    ...row,
    expiryDate: expiryDate === null ? null : calendarDay(expiryDate),
    addedAt: addedAt.toISOString(),
  };
}

const own = (userId: number, id: number) => and(eq(ingredients.userId, userId), eq(ingredients.id, id));

export async function listIngredients(
  db: Database,
  userId: number,
  category?: IngredientCategory,
): Promise<Ingredient[]> {
  const rows = await db
    .select()
    .from(ingredients)
    .where(and(eq(ingredients.userId, userId), category && eq(ingredients.category, category)))
    .orderBy(desc(ingredients.id));
  return rows.map(toIngredient);
}

/** What expires from `today` to `days` later, soonest first. */
export async function listExpiring(
  db: Database,
  userId: number,
  today: CalendarDay,
  days: number,
): Promise<Ingredient[]> {
  const rows = await db
    .select()
    .from(ingredients)
    .where(and(eq(ingredients.userId, userId), between(ingredients.expiryDate, today, addDays(today, days))))
    .orderBy(asc(ingredients.expiryDate), asc(ingredients.id));
  return rows.map(toIngredient);
}

export async function insertIngredient(
  db: Database,
  userId: number,
  ingredient: BodyOf<typeof contract.create>,
): Promise<Ingredient> {
  await checkRowLimit(db, ingredients, userId);
  const [row] = await db
    .insert(ingredients)
    .values({ userId, ...ingredient })
    .returning();
  if (!row) throw new Error('The new ingredient was not returned');
  return toIngredient(row);
}

export async function updateIngredient(
  db: Database,
  userId: number,
  id: number,
  change: BodyOf<typeof contract.update>,
): Promise<Ingredient | undefined> {
  if (Object.keys(change).length === 0) return findIngredient(db, userId, id);
  const [row] = await db.update(ingredients).set(change).where(own(userId, id)).returning();
  return row && toIngredient(row);
}

async function findIngredient(db: Database, userId: number, id: number): Promise<Ingredient | undefined> {
  const [row] = await db.select().from(ingredients).where(own(userId, id));
  return row && toIngredient(row);
}

/** Whether there was one to delete. */
export async function deleteIngredient(db: Database, userId: number, id: number): Promise<boolean> {
  const rows = await db.delete(ingredients).where(own(userId, id)).returning({ id: ingredients.id });
  return rows.length > 0;
}

/** Deletes what is marked expired or dated before `today`; how many there were. */
export async function deleteExpired(db: Database, userId: number, today: CalendarDay): Promise<number> {
  const rows = await db
    .delete(ingredients)
    .where(
      and(
        eq(ingredients.userId, userId),
        or(eq(ingredients.status, 'expired'), lt(ingredients.expiryDate, today)),
      ),
    )
    .returning({ id: ingredients.id });
  return rows.length;
}
