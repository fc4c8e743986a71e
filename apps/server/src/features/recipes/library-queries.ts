import { USUAL_AT_HOME } from '@game-plan/domain/at-home/at-home';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { KeptItem, KitchenContents } from '@game-plan/domain/recipes/availability';
import { and, count, eq, gte, isNotNull, isNull, max, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { ingredients } from '#db/schema/kitchen/ingredients.ts';
import { pictureUses } from '#db/schema/kitchen/pictures.ts';
import { recipes } from '#db/schema/kitchen/recipes.ts';
import { userPreferences } from '#db/schema/people/preferences.ts';

/** What every answer about saved recipes depends on, besides the rows themselves. */
export interface LibraryState {
  readonly all: number;
  readonly favorites: number;
  /** The newest id and the sum of all instants of change: together they tell one state from any other. */
  readonly newest: number | null;
  readonly changes: string | null;
  /** The sum of a hash of each picture with its recipe, as it is shown. */
  readonly pictures: string | null;
  readonly kitchen: KitchenContents;
}

function keptItems(db: Database, userId: number, today: CalendarDay) {
  const { id, name, quantity, unit, expiryDate, status } = ingredients;
  const item = sql`json_build_object('name', ${name}, 'quantity', ${quantity}, 'unit', ${unit})`;
  const items = sql<KeptItem[]>`coalesce(json_agg(${item} order by ${id}), '[]')`.as('items');
  return db
    .select({ items })
    .from(ingredients)
    .where(
      and(
        eq(ingredients.userId, userId),
        ne(status, 'expired'),
        or(isNull(expiryDate), gte(expiryDate, today)),
      ),
    );
}

function storedAtHome(db: Database, userId: number) {
  return db
    .select({ atHome: userPreferences.atHome })
    .from(userPreferences)
    .where(eq(userPreferences.userId, userId));
}

function picturesShown(db: Database, userId: number) {
  const { recipeId, state, hash, madeBy } = pictureUses;
  const shown = sql`concat_ws(' ', ${recipeId}, ${state}, ${hash}, ${madeBy})`;
  return db
    .select({ sum: sql<string | null>`sum(hashtextextended(${shown}, 0))::text` })
    .from(pictureUses)
    .where(and(eq(pictureUses.userId, userId), isNotNull(recipeId)));
}

/** What the person has in the kitchen, in one query. */
export async function readKitchen(
  db: Database,
  userId: number,
  today: CalendarDay,
): Promise<KitchenContents> {
  const [row] = await db
    .select({
      items: sql<KeptItem[]>`(${keptItems(db, userId, today)})`,
      atHome: sql<string[] | null>`(${storedAtHome(db, userId)})`,
    })
    .from(sql`(values (1)) as one`);
  return { items: row?.items ?? [], atHome: row?.atHome ?? USUAL_AT_HOME };
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
      pictures: sql<string | null>`(${picturesShown(db, userId)})`,
      items: sql<KeptItem[]>`(${keptItems(db, userId, today)})`,
      atHome: sql<string[] | null>`(${storedAtHome(db, userId)})`,
    })
    .from(recipes)
    .where(eq(recipes.userId, userId));
  if (!state) throw new Error('Counting answered no row');
  const { items, atHome, ...counts } = state;
  return { ...counts, kitchen: { items, atHome: atHome ?? USUAL_AT_HOME } };
}
