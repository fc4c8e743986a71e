import { USUAL_AT_HOME } from '@game-plan/domain/at-home/at-home';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import type { KeptItem, KitchenContents } from '@game-plan/domain/recipes/availability';
import { and, count, eq, gte, isNotNull, isNull, max, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { ingredients } from '#db/schema/kitchen/ingredients.ts';
import { kitchens } from '#db/schema/kitchen/kitchens.ts';
import { pictureUses } from '#db/schema/kitchen/pictures.ts';
import { recipeFavorites } from '#db/schema/kitchen/recipe-favorites.ts';
import { recipes } from '#db/schema/kitchen/recipes.ts';
import { chosenBy } from './favorite-queries.ts';

/** What every answer about saved recipes depends on, besides the rows themselves. */
export interface LibraryState {
  readonly all: number;
  readonly favorites: number;
  /** Which ones are the reader's favourites. */
  readonly chosen: string | null;
  /** The newest id and the sum of all instants of change: together they tell one state from any other. */
  readonly newest: number | null;
  readonly changes: string | null;
  /** The sum of a hash of each picture with its recipe, as it is shown. */
  readonly pictures: string | null;
  readonly kitchen: KitchenContents;
}

function keptItems(db: Database, kitchenId: KitchenId, today: CalendarDay) {
  const { id, name, quantity, unit, expiryDate, status } = ingredients;
  const item = sql`json_build_object('name', ${name}, 'quantity', ${quantity}, 'unit', ${unit})`;
  const items = sql<KeptItem[]>`coalesce(json_agg(${item} order by ${id}), '[]')`.as('items');
  return db
    .select({ items })
    .from(ingredients)
    .where(
      and(
        eq(ingredients.kitchenId, kitchenId),
        ne(status, 'expired'),
        or(isNull(expiryDate), gte(expiryDate, today)),
      ),
    );
}

function storedAtHome(db: Database, kitchenId: KitchenId) {
  return db.select({ atHome: kitchens.atHome }).from(kitchens).where(eq(kitchens.id, kitchenId));
}

function favorites(db: Database, member: Member) {
  return db.select({ count: count() }).from(recipeFavorites).where(chosenBy(member));
}

/** The sum of a hash of each of them: another one when one is chosen for another. */
function chosen(db: Database, member: Member) {
  return db
    .select({ sum: sql<string | null>`sum(hashtextextended(${recipeFavorites.recipeId}::text, 0))::text` })
    .from(recipeFavorites)
    .where(chosenBy(member));
}

function picturesShown(db: Database, kitchenId: KitchenId) {
  const { recipeId, state, hash, madeBy } = pictureUses;
  const shown = sql`concat_ws(' ', ${recipeId}, ${state}, ${hash}, ${madeBy})`;
  return db
    .select({ sum: sql<string | null>`sum(hashtextextended(${shown}, 0))::text` })
    .from(pictureUses)
    .where(and(eq(pictureUses.kitchenId, kitchenId), isNotNull(recipeId)));
}

/** What the kitchen has, in one query. */
export async function readKitchen(
  db: Database,
  kitchenId: KitchenId,
  today: CalendarDay,
): Promise<KitchenContents> {
  const [row] = await db
    .select({
      items: sql<KeptItem[]>`(${keptItems(db, kitchenId, today)})`,
      atHome: sql<string[] | null>`(${storedAtHome(db, kitchenId)})`,
    })
    .from(sql`(values (1)) as one`);
  return { items: row?.items ?? [], atHome: row?.atHome ?? USUAL_AT_HOME };
}

/** One query, whatever the size of the library. */
export async function readLibraryState(
  db: Database,
  member: Member,
  today: CalendarDay,
): Promise<LibraryState> {
  const { kitchenId } = member;
  const [state] = await db
    .select({
      all: count(),
      favorites: sql<number>`(${favorites(db, member)})`.mapWith(Number),
      chosen: sql<string | null>`(${chosen(db, member)})`,
      newest: max(recipes.id),
      // A sum, not the latest: a change may be committed after one that was made later.
      changes: sql<string | null>`sum(extract(epoch from ${recipes.updatedAt}))::text`,
      pictures: sql<string | null>`(${picturesShown(db, kitchenId)})`,
      items: sql<KeptItem[]>`(${keptItems(db, kitchenId, today)})`,
      atHome: sql<string[] | null>`(${storedAtHome(db, kitchenId)})`,
    })
    .from(recipes)
    .where(eq(recipes.kitchenId, kitchenId));
  if (!state) throw new Error('Counting answered no row');
  const { items, atHome, ...counts } = state;
  return { ...counts, kitchen: { items, atHome: atHome ?? USUAL_AT_HOME } };
}
