import { USUAL_AT_HOME } from '@game-plan/domain/at-home/at-home';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import type { KitchenContents, PlannedMeal } from '@game-plan/domain/plan/reserved-stock';
import type { InventoryItem } from '@game-plan/domain/recipes/availability';
import { and, count, eq, gte, isNotNull, ne, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { batchRows } from '#db/batch-rows.ts';
import type { Database } from '#db/client.ts';
import { preparedRead } from '#db/reads/prepared-read.ts';
import { cookbooks } from '#db/schema/kitchen/cookbooks.ts';
import { ingredients } from '#db/schema/kitchen/ingredients.ts';
import { kitchens } from '#db/schema/kitchen/kitchens.ts';
import { pictureUses } from '#db/schema/kitchen/pictures.ts';
import { planEntries, slotOrder } from '#db/schema/kitchen/plan-entries.ts';
import { recipeFavorites } from '#db/schema/kitchen/recipe-favorites.ts';
import { recipes } from '#db/schema/kitchen/recipes.ts';

/** Everything that answers about saved recipes depend on, apart from the rows. */
export interface LibraryState {
  readonly all: number;
  readonly favorites: number;
  /** A hash of the reader's favourites. */
  readonly chosen: string | null;
  /** The newest id and the sum of all update times together identify a state. */
  readonly newest: number | null;
  readonly changes: string | null;
  /** The sum of the hashes of all displayed pictures with their recipes. */
  readonly pictures: string | null;
  /** The cookbooks that rules make, from A. */
  readonly cookbooks: readonly Pick<typeof cookbooks.$inferSelect, 'id' | 'name' | 'rule'>[];
  readonly kitchen: KitchenContents;
}

const KITCHEN = sql.placeholder('kitchenId');
const build = new QueryBuilder({ casing: 'snake_case' });

const keptItems = (() => {
  const { id, name, unit, status } = ingredients;
  const item = sql`json_build_object('name', ${name}, 'quantity', batch.amount, 'unit', ${unit})`;
  const day = sql`batch."expiryDate"`;
  const items = sql<InventoryItem[]>`coalesce(json_agg(${item} order by ${id}), '[]')`.as('items');
  return build
    .select({ items })
    .from(ingredients)
    .crossJoin(batchRows)
    .where(
      and(
        eq(ingredients.kitchenId, KITCHEN),
        ne(status, 'expired'),
        sql`(${day} is null or ${day} >= ${sql.placeholder('today')}::date)`,
      ),
    );
})();

/** Planned recipes from today on, in the order in which they are cooked. */
const plannedMeals = (() => {
  const { id, day, recipeId, servings, state } = planEntries;
  const recipe = sql`json_build_object('servings', ${recipes.servings}, 'ingredients', ${recipes.ingredients})`;
  const meal = sql`json_build_object('id', ${id}, 'recipeId', ${recipeId}, 'day', ${day}, 'servings', ${servings}, 'recipe', ${recipe})`;
  const meals = sql<PlannedMeal[]>`coalesce(json_agg(${meal} order by ${day}, ${slotOrder}, ${id}), '[]')`;
  return build
    .select({ meals: meals.as('meals') })
    .from(planEntries)
    .innerJoin(recipes, and(eq(recipes.kitchenId, planEntries.kitchenId), eq(recipes.id, recipeId)))
    .where(
      and(
        eq(planEntries.kitchenId, KITCHEN),
        eq(state, 'planned'),
        gte(day, sql`${sql.placeholder('today')}::date`),
      ),
    );
})();

const storedAtHome = build.select({ atHome: kitchens.atHome }).from(kitchens).where(eq(kitchens.id, KITCHEN));

const chosenByReader = and(
  eq(recipeFavorites.kitchenId, KITCHEN),
  eq(recipeFavorites.userId, sql.placeholder('userId')),
);
const favorites = build.select({ count: count() }).from(recipeFavorites).where(chosenByReader);

/** The sum of the hashes of all favourites, which changes when one is replaced by another. */
const chosen = build
  .select({ sum: sql<string | null>`sum(hashtextextended(${recipeFavorites.recipeId}::text, 0))::text` })
  .from(recipeFavorites)
  .where(chosenByReader);

const picturesShown = (() => {
  const { kitchenId, recipeId, state, hash, photoHash, madeBy } = pictureUses;
  const shown = sql`concat_ws(' ', ${recipeId}, ${state}, ${hash}, ${photoHash}, ${madeBy})`;
  return build
    .select({ sum: sql<string | null>`sum(hashtextextended(${shown}, 0))::text` })
    .from(pictureUses)
    .where(and(eq(kitchenId, KITCHEN), isNotNull(recipeId)));
})();

const madeByRules = (() => {
  const { id, name, rule, kitchenId } = cookbooks;
  const each = sql`json_build_object('id', ${id}, 'name', ${name}, 'rule', ${rule})`;
  const all = sql<LibraryState['cookbooks']>`coalesce(json_agg(${each} order by lower(${name})), '[]')`;
  return build
    .select({ all: all.as('all') })
    .from(cookbooks)
    .where(eq(kitchenId, KITCHEN));
})();

const CONTENTS = {
  items: sql<InventoryItem[]>`(${keptItems})`,
  atHome: sql<string[] | null>`(${storedAtHome})`,
  planned: sql<PlannedMeal[]>`(${plannedMeals})`,
};

const contents = preparedRead('kitchen-contents', CONTENTS, (select) =>
  select.from(sql`(values (1)) as one`),
);

/** The kitchen's contents, in one query. */
export async function readKitchen(
  db: Database,
  kitchenId: KitchenId,
  today: CalendarDay,
): Promise<KitchenContents> {
  const [row] = await contents(db, { kitchenId, today });
  return { items: row?.items ?? [], atHome: row?.atHome ?? USUAL_AT_HOME, planned: row?.planned ?? [] };
}

const planned = preparedRead('planned-meals', { planned: CONTENTS.planned }, (select) =>
  select.from(sql`(values (1)) as one`),
);

/** The recipes planned from today on, in the order in which they are cooked. */
export async function listPlannedMeals(
  db: Database,
  kitchenId: KitchenId,
  today: CalendarDay,
): Promise<readonly PlannedMeal[]> {
  const [row] = await planned(db, { kitchenId, today });
  return row?.planned ?? [];
}

const libraryState = preparedRead(
  'library-state',
  {
    all: sql<number>`count(*)::integer`,
    favorites: sql<number>`(${favorites})::integer`,
    chosen: sql<string | null>`(${chosen})`,
    newest: sql<number | null>`max(${recipes.id})`,
    // A sum instead of the maximum, because a change may be committed after a later one.
    changes: sql<string | null>`sum(extract(epoch from ${recipes.updatedAt}))::text`,
    pictures: sql<string | null>`(${picturesShown})`,
    cookbooks: sql<LibraryState['cookbooks']>`(${madeByRules})`,
    ...CONTENTS,
  },
  (select) => select.from(recipes).where(eq(recipes.kitchenId, KITCHEN)),
);

/** One query, regardless of the size of the library. */
export async function readLibraryState(
  db: Database,
  { userId, kitchenId }: Member,
  today: CalendarDay,
): Promise<LibraryState> {
  const [state] = await libraryState(db, { userId, kitchenId, today });
  if (!state) throw new Error('Counting answered no row');
  const { items, atHome, planned: meals, ...counts } = state;
  return { ...counts, kitchen: { items, atHome: atHome ?? USUAL_AT_HOME, planned: meals } };
}
