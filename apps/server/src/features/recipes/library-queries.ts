import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { and, count, eq, gte, isNull, max, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { ingredients } from '#db/schema/ingredients.ts';
import { recipes } from '#db/schema/recipes.ts';

/** What every answer about saved recipes depends on, besides the rows themselves. */
export interface LibraryState {
  readonly all: number;
  readonly favorites: number;
  /** The newest id and the sum of all instants of change: together they tell one state from any other. */
  readonly newest: number | null;
  readonly changes: string | null;
  /** The names of what the kitchen has and is not past its date. */
  readonly kitchen: readonly string[];
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

/** One query, whatever the size of the library. */
export async function readLibraryState(
  db: Database,
  userId: number,
  today: CalendarDay,
): Promise<LibraryState> {
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
  return state;
}
