import { createHash } from 'node:crypto';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { and, count, eq, gte, isNull, max, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { ingredients } from '#db/schema/ingredients.ts';
import { recipes } from '#db/schema/recipes.ts';

/** What every answer about saved recipes depends on, besides the rows themselves. */
export interface Library {
  readonly all: number;
  readonly favorites: number;
  /** The names of what the kitchen has and is not past its date. */
  readonly kitchen: readonly string[];
  /** Another text whenever a recipe was added, changed or removed, or the kitchen has other food. */
  readonly version: string;
}

function kitchenNames(db: Database, userId: number, today: CalendarDay) {
  const names = sql<string[]>`coalesce(array_agg(${ingredients.name} order by ${ingredients.id}), '{}')`;
  const inDate = or(isNull(ingredients.expiryDate), gte(ingredients.expiryDate, today));
  return db
    .select({ names })
    .from(ingredients)
    .where(and(eq(ingredients.userId, userId), inDate));
}

/** The names of what the kitchen has and is not past its date. */
export async function listKitchen(db: Database, userId: number, today: CalendarDay): Promise<string[]> {
  const [row] = await kitchenNames(db, userId, today);
  return row?.names ?? [];
}

/** Read before the rows, in one query, to say that nothing has changed without reading them. */
export async function readLibrary(db: Database, userId: number, today: CalendarDay): Promise<Library> {
  const [state] = await db
    .select({
      all: count(),
      favorites: sql<number>`count(*) filter (where ${recipes.isFavorite})`.mapWith(Number),
      newest: max(recipes.id),
      // A sum, not the latest: a change may be committed after one that was made later.
      changes: sql<string | null>`sum(extract(epoch from ${recipes.updatedAt}))::text`,
      kitchen: sql<string[]>`(${kitchenNames(db, userId, today)})`,
    })
    .from(recipes)
    .where(eq(recipes.userId, userId));
  if (!state) throw new Error('Counting answered no row');
  const { all, favorites, kitchen } = state;
  const version = createHash('sha256')
    .update(JSON.stringify([userId, state]))
    .digest('base64url');
  return { all, favorites, kitchen, version };
}
