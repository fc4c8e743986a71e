import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { unwantedDishes as contract, UnwantedDish } from '@game-plan/contracts/people/unwanted-dishes';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { preparedRead } from '#db/reads/prepared-read.ts';
import { checkRowLimit } from '#db/row-limit.ts';
import { unwantedDishes } from '#db/schema/people/unwanted-dishes.ts';

const { id, name, wanted, dishKey } = unwantedDishes;
const FIELDS = { id, name, wanted };

const ofUser = preparedRead('unwanted-dishes', { ...FIELDS, dishKey }, (select) =>
  select
    .from(unwantedDishes)
    .where(eq(unwantedDishes.userId, sql.placeholder('userId')))
    .orderBy(asc(sql`lower(${name})`)),
);

/** All of them by name, with the composer's key; the row limit keeps them few. */
export const listUnwantedDishes = (db: Database, userId: number) => ofUser(db, { userId });

type Dish = BodyOf<typeof contract.save>;

/** Adds a dish; one with the same name, ignoring case, is changed. */
export async function saveUnwantedDish(db: Database, userId: number, dish: Dish): Promise<UnwantedDish> {
  const changed = await changeUnwantedDish(db, userId, dish);
  if (changed) return changed;
  await checkRowLimit(db, unwantedDishes, { userId });
  // If two requests insert the same name concurrently, the second updates the row of the first.
  const [row = await changeUnwantedDish(db, userId, dish)] = await db
    .insert(unwantedDishes)
    .values({ userId, ...dish })
    .onConflictDoNothing()
    .returning(FIELDS);
  if (!row) throw new Error('The unwanted dish was not returned');
  return row;
}

async function changeUnwantedDish(
  db: Database,
  userId: number,
  dish: Dish,
): Promise<UnwantedDish | undefined> {
  const [row] = await db
    .update(unwantedDishes)
    .set(dish)
    .where(and(eq(unwantedDishes.userId, userId), sql`lower(${name}) = lower(${dish.name})`))
    .returning(FIELDS);
  return row;
}

/** Returns whether there was one to delete. */
export async function deleteUnwantedDish(db: Database, userId: number, dishId: number): Promise<boolean> {
  const rows = await db
    .delete(unwantedDishes)
    .where(and(eq(unwantedDishes.userId, userId), eq(id, dishId)))
    .returning({ id });
  return rows.length > 0;
}
