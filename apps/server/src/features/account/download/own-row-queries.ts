import { PICTURES_PATH } from '@game-plan/contracts/schemas/picture-address';
import type { Member } from '@game-plan/domain/kitchen-member';
import { and, eq, getTableColumns, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#db/client.ts';
import { bodyLog } from '#db/schema/food/body-log.ts';
import { favoriteFoods } from '#db/schema/food/favorite-foods.ts';
import { meals } from '#db/schema/food/meals.ts';
import { ownFoods } from '#db/schema/food/own-foods.ts';
import { savedMeals } from '#db/schema/food/saved-meals.ts';
import { cookbooks } from '#db/schema/kitchen/cookbooks.ts';
import { cookedRecipes } from '#db/schema/kitchen/cooked-recipes.ts';
import { ingredients } from '#db/schema/kitchen/ingredients.ts';
import { madePhotos } from '#db/schema/kitchen/made-photos.ts';
import { pictures, pictureUses } from '#db/schema/kitchen/pictures.ts';
import { planEntries } from '#db/schema/kitchen/plan-entries.ts';
import { planTemplates } from '#db/schema/kitchen/plan-templates.ts';
import { prices } from '#db/schema/kitchen/prices.ts';
import { recipeFavorites } from '#db/schema/kitchen/recipe-favorites.ts';
import { recipeVersions } from '#db/schema/kitchen/recipe-versions.ts';
import { recipes } from '#db/schema/kitchen/recipes.ts';
import { removals } from '#db/schema/kitchen/removals.ts';
import { shoppingList } from '#db/schema/kitchen/shopping-list.ts';
import { stockMovements } from '#db/schema/kitchen/stock-movements.ts';
import { adminActions } from '#db/schema/people/admin-actions.ts';
import { coachConsents, coachWeeks, dayComments } from '#db/schema/people/coaching.ts';
import { dailyGoals } from '#db/schema/people/daily-goals.ts';
import { unwantedDishes } from '#db/schema/people/unwanted-dishes.ts';
import { orderEvents } from '#db/schema/shop/order-events.ts';
import { orders } from '#db/schema/shop/orders.ts';
import { services } from '#db/schema/shop/services.ts';
import { shoppingCart } from '#db/schema/shop/shopping-cart.ts';

/** A page of a person's rows: those with a higher id than `afterId`, 0 for the first page. */
export interface Part extends Member {
  readonly afterId: number;
}

/** Rows per page: a full meal has 43 kB, and several times as much while it is serialised. */
const PAGE = 50;

export type Read<Row> = (db: Database, part: Part) => PromiseLike<Row[]>;

/** Yields all pages of a person's list. */
export type PagesOf = <Row extends { readonly id: number }>(read: Read<Row>) => AsyncGenerator<Row[]>;

interface OwnColumns {
  readonly id: PgColumn;
  readonly userId: PgColumn;
}

interface SharedColumns {
  readonly id: PgColumn;
  readonly kitchenId: PgColumn;
}

const partOf = ({ id, ...of }: OwnColumns | SharedColumns, part: Part) =>
  and(
    'kitchenId' in of ? eq(of.kitchenId, part.kitchenId) : eq(of.userId, part.userId),
    gt(id, part.afterId),
  );

type Unnamed<Row> = Omit<Row, 'userId' | 'kitchenId' | 'addedBy'> & { id: number };

/**
 * Returns a reader for pages of a table's rows of one person or their kitchen, without the owner columns and optionally
 * filtered by `where`.
 */
function rowsOf<Table extends PgTable & (OwnColumns | SharedColumns)>(table: Table, where?: SQL) {
  const { userId, kitchenId, addedBy, ...columns } = getTableColumns<PgTable>(table);
  return async (db: Database, part: Part) => {
    const query = db
      .select(columns)
      .from<PgTable>(table)
      .where(and(partOf(table, part), where));
    return (await query.orderBy(table.id).limit(PAGE)) as Unnamed<Table['$inferSelect']>[];
  };
}

/**
 * A reader for each list of a person's or kitchen's data, by its name in the JSON file. New tables with a user_id or a
 * kitchen_id must be added here; a test checks it.
 */
export const OWN_ROWS = {
  ingredients: rowsOf(ingredients),
  cookedRecipes: rowsOf(cookedRecipes),
  recipes(db: Database, part: Part) {
    const { kitchenId, addedBy, imageUrl, linkNonce, linkHash, ...columns } = getTableColumns(recipes);
    const ownPicture = sql`${PICTURES_PATH}::text || coalesce(${pictureUses.photoHash}, ${pictureUses.hash})`;
    return db
      .select({
        ...columns,
        isFavorite: sql<boolean>`${recipeFavorites.recipeId} is not null`,
        imageUrl: sql<string | null>`coalesce(${ownPicture}, ${imageUrl})`,
        imageState: sql<string>`coalesce(${pictureUses.state}, 'none')`,
        imageMadeBy: sql<
          string | null
        >`case when ${pictureUses.photoHash} is null then ${pictureUses.madeBy} else 'photo' end`,
      })
      .from(recipes)
      .leftJoin(pictureUses, and(eq(pictureUses.kitchenId, kitchenId), eq(pictureUses.recipeId, recipes.id)))
      .leftJoin(
        recipeFavorites,
        and(
          eq(recipeFavorites.kitchenId, kitchenId),
          eq(recipeFavorites.userId, part.userId),
          eq(recipeFavorites.recipeId, recipes.id),
        ),
      )
      .where(partOf(recipes, part))
      .orderBy(recipes.id)
      .limit(PAGE);
  },
  /** By day, in the order of logging. */
  meals(db: Database, { userId: owner, afterId }: Part) {
    const { userId, ...columns } = getTableColumns(meals);
    const order = sql`${meals.date}, ${meals.loggedAt}, ${meals.id}`;
    const last = db
      .select({ order: sql`${order}` })
      .from(meals)
      .where(and(eq(userId, owner), eq(meals.id, afterId)));
    return db
      .select(columns)
      .from(meals)
      .where(and(eq(userId, owner), afterId > 0 ? sql`(${order}) > ${last}` : undefined))
      .orderBy(order)
      .limit(PAGE);
  },
  savedMeals: rowsOf(savedMeals),
  async favoriteFoods(db: Database, part: Part) {
    const rows = await rowsOf(favoriteFoods)(db, part);
    return rows.map(({ name, ...row }) => row);
  },
  unwantedDishes: rowsOf(unwantedDishes),
  ownFoods: rowsOf(ownFoods),
  bodyLog: rowsOf(bodyLog),
  dailyGoals: rowsOf(dailyGoals),
  coachConsents: rowsOf(coachConsents),
  coachWeeks: rowsOf(coachWeeks),
  dayComments: rowsOf(dayComments),
  shoppingList: rowsOf(shoppingList),
  planEntries: rowsOf(planEntries),
  planTemplates: rowsOf(planTemplates),
  stockMovements: rowsOf(stockMovements),
  prices: rowsOf(prices),
  cookbooks: rowsOf(cookbooks),
  recipeVersions: rowsOf(recipeVersions),
  cart(db: Database, part: Part) {
    const { userId, ...columns } = getTableColumns(shoppingCart);
    return db
      .select({ ...columns, service: services.name })
      .from(shoppingCart)
      .innerJoin(services, eq(services.id, shoppingCart.serviceId))
      .where(partOf(shoppingCart, part))
      .orderBy(shoppingCart.id)
      .limit(PAGE);
  },
  orders: rowsOf(orders),
  orderEvents: rowsOf(orderEvents),
  async madePhotos(db: Database, part: Part) {
    const rows = await rowsOf(madePhotos)(db, part);
    return rows.map((photo) => ({
      ...photo,
      file: `pictures/recipe-${photo.recipeId}-made-${photo.madeOn}.jpg`,
    }));
  },
  async pictures(db: Database, part: Part) {
    const rows = await db
      .select({ ...getTableColumns(pictureUses), isDrawn: sql<boolean>`${pictures.drawing} is not null` })
      .from(pictureUses)
      .leftJoin(
        pictures,
        and(eq(pictures.kitchenId, pictureUses.kitchenId), eq(pictures.hash, pictureUses.hash)),
      )
      .where(
        and(partOf(pictureUses, part), or(isNotNull(pictureUses.hash), isNotNull(pictureUses.photoHash))),
      )
      .orderBy(pictureUses.id)
      .limit(PAGE);
    return rows.map(({ kitchenId, addedBy, isDrawn, ...use }) => {
      // File names in the zip: a saved recipe's picture is named after the recipe, an idea's after its own id.
      const name = use.recipeId === null ? `idea-${use.id}` : `recipe-${use.recipeId}`;
      return {
        ...use,
        file: use.hash && `pictures/${name}.${isDrawn ? 'svg' : 'jpg'}`,
        photoFile: use.photoHash && `pictures/${name}-photo.jpg`,
      };
    });
  },
  /** What they removed in the last day, one at a time, because a removal has up to a hundred recipes. */
  removals(db: Database, part: Part) {
    const { id, userId, kitchenId, kept, removedAt } = removals;
    return db
      .select({ id, removedAt, kept })
      .from(removals)
      .where(and(partOf({ id, userId }, part), or(isNull(kitchenId), eq(kitchenId, part.kitchenId))))
      .orderBy(id)
      .limit(1);
  },
  /** Admin actions that concern the person. */
  adminActions(db: Database, part: Part) {
    const { id, action, adminName, createdAt, targetUserId } = adminActions;
    return db
      .select({ id, action, adminName, createdAt })
      .from(adminActions)
      .where(partOf({ id, userId: targetUserId }, part))
      .orderBy(id)
      .limit(PAGE);
  },
};

/** The lists of a kitchen, which are also read from the person's own kitchen while they share another. */
export const KITCHEN_ROWS = {
  ingredients: OWN_ROWS.ingredients,
  cookedRecipes: OWN_ROWS.cookedRecipes,
  recipes: OWN_ROWS.recipes,
  shoppingList: OWN_ROWS.shoppingList,
  planEntries: OWN_ROWS.planEntries,
  planTemplates: OWN_ROWS.planTemplates,
  stockMovements: OWN_ROWS.stockMovements,
  prices: OWN_ROWS.prices,
  cookbooks: OWN_ROWS.cookbooks,
  recipeVersions: OWN_ROWS.recipeVersions,
  pictures: OWN_ROWS.pictures,
};
