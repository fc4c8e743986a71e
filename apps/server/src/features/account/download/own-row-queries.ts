import { and, asc, eq, getTableColumns, gt, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { bodyLog } from '#db/schema/food/body-log.ts';
import { favoriteFoods } from '#db/schema/food/favorite-foods.ts';
import { meals } from '#db/schema/food/meals.ts';
import { ownFoods } from '#db/schema/food/own-foods.ts';
import { savedMeals } from '#db/schema/food/saved-meals.ts';
import { ingredients } from '#db/schema/kitchen/ingredients.ts';
import { pictures, pictureUses } from '#db/schema/kitchen/pictures.ts';
import { recipes } from '#db/schema/kitchen/recipes.ts';
import { shoppingList } from '#db/schema/kitchen/shopping-list.ts';
import { adminActions } from '#db/schema/people/admin-actions.ts';
import { coachConsents, dayComments } from '#db/schema/people/coaching.ts';
import { orderEvents } from '#db/schema/shop/order-events.ts';
import { orders } from '#db/schema/shop/orders.ts';
import { services } from '#db/schema/shop/services.ts';
import { shoppingCart } from '#db/schema/shop/shopping-cart.ts';

/** Which part of a person's rows: those after an id, 0 for the first. Read page by page, no list is ever whole in memory. */
export interface Part {
  readonly userId: number;
  readonly afterId: number;
}

const PAGE = 200;

type Owned =
  | typeof ingredients
  | typeof recipes
  | typeof meals
  | typeof orders
  | typeof pictureUses
  | typeof ownFoods;
type OwnedToo =
  | typeof bodyLog
  | typeof coachConsents
  | typeof dayComments
  | typeof shoppingList
  | typeof shoppingCart
  | typeof orderEvents
  | typeof savedMeals
  | typeof favoriteFoods;

const part = (table: Owned | OwnedToo, { userId, afterId }: Part) =>
  and(eq(table.userId, userId), gt(table.id, afterId));

export function readIngredients(db: Database, of: Part) {
  const { userId, ...columns } = getTableColumns(ingredients);
  return db
    .select(columns)
    .from(ingredients)
    .where(part(ingredients, of))
    .orderBy(ingredients.id)
    .limit(PAGE);
}

export function readRecipes(db: Database, of: Part) {
  const { userId, imageUrl, ...columns } = getTableColumns(recipes);
  const ownPicture = sql`'/api/pictures/' || ${pictureUses.hash}`;
  return db
    .select({
      ...columns,
      imageUrl: sql<string | null>`coalesce(${ownPicture}, ${imageUrl})`,
      imageState: sql<string>`coalesce(${pictureUses.state}, 'none')`,
      imageMadeBy: pictureUses.madeBy,
    })
    .from(recipes)
    .leftJoin(pictureUses, and(eq(pictureUses.userId, recipes.userId), eq(pictureUses.recipeId, recipes.id)))
    .where(part(recipes, of))
    .orderBy(recipes.id)
    .limit(PAGE);
}

export function readMeals(db: Database, of: Part) {
  const { userId, ...columns } = getTableColumns(meals);
  return db.select(columns).from(meals).where(part(meals, of)).orderBy(meals.id).limit(PAGE);
}

export function readOwnFoods(db: Database, of: Part) {
  const { userId, ...columns } = getTableColumns(ownFoods);
  return db.select(columns).from(ownFoods).where(part(ownFoods, of)).orderBy(ownFoods.id).limit(PAGE);
}

export function readBodyLog(db: Database, of: Part) {
  const { userId, ...columns } = getTableColumns(bodyLog);
  return db.select(columns).from(bodyLog).where(part(bodyLog, of)).orderBy(bodyLog.id).limit(PAGE);
}

export function readSavedMeals(db: Database, of: Part) {
  const { userId, ...columns } = getTableColumns(savedMeals);
  return db.select(columns).from(savedMeals).where(part(savedMeals, of)).orderBy(savedMeals.id).limit(PAGE);
}

export function readFavoriteFoods(db: Database, of: Part) {
  const { userId, name, ...columns } = getTableColumns(favoriteFoods);
  return db
    .select(columns)
    .from(favoriteFoods)
    .where(part(favoriteFoods, of))
    .orderBy(favoriteFoods.id)
    .limit(PAGE);
}

export function readCoachConsents(db: Database, of: Part) {
  const { userId, ...columns } = getTableColumns(coachConsents);
  return db
    .select(columns)
    .from(coachConsents)
    .where(part(coachConsents, of))
    .orderBy(coachConsents.id)
    .limit(PAGE);
}

export function readDayComments(db: Database, of: Part) {
  const { userId, ...columns } = getTableColumns(dayComments);
  return db
    .select(columns)
    .from(dayComments)
    .where(part(dayComments, of))
    .orderBy(dayComments.id)
    .limit(PAGE);
}

export function readShoppingList(db: Database, of: Part) {
  const { userId, ...columns } = getTableColumns(shoppingList);
  return db
    .select(columns)
    .from(shoppingList)
    .where(part(shoppingList, of))
    .orderBy(shoppingList.id)
    .limit(PAGE);
}

export function readCart(db: Database, of: Part) {
  const { userId, ...columns } = getTableColumns(shoppingCart);
  return db
    .select({ ...columns, service: services.name })
    .from(shoppingCart)
    .innerJoin(services, eq(services.id, shoppingCart.serviceId))
    .where(part(shoppingCart, of))
    .orderBy(shoppingCart.id)
    .limit(PAGE);
}

export function readOrders(db: Database, of: Part) {
  const { userId, ...columns } = getTableColumns(orders);
  return db.select(columns).from(orders).where(part(orders, of)).orderBy(orders.id).limit(PAGE);
}

export function readOrderEvents(db: Database, of: Part) {
  const { userId, ...columns } = getTableColumns(orderEvents);
  return db
    .select(columns)
    .from(orderEvents)
    .where(part(orderEvents, of))
    .orderBy(orderEvents.id)
    .limit(PAGE);
}

export function readPictureUses(db: Database, of: Part) {
  const { userId, ...columns } = getTableColumns(pictureUses);
  return db
    .select(columns)
    .from(pictureUses)
    .where(and(part(pictureUses, of), isNotNull(pictureUses.hash)))
    .orderBy(pictureUses.id)
    .limit(PAGE);
}

/** The largest size of a picture, a JPEG. Call it only with a hash from the user's own rows: it checks no owner. */
export async function readPictureFile(db: Database, hash: string): Promise<Buffer | undefined> {
  const [row] = await db.select({ full: pictures.full }).from(pictures).where(eq(pictures.hash, hash));
  return row?.full;
}

/** What admins did that was about the person. */
export function readAdminActions(db: Database, { userId, afterId }: Part) {
  return db
    .select({
      id: adminActions.id,
      action: adminActions.action,
      adminName: adminActions.adminName,
      createdAt: adminActions.createdAt,
    })
    .from(adminActions)
    .where(and(eq(adminActions.targetUserId, userId), gt(adminActions.id, afterId)))
    .orderBy(asc(adminActions.id))
    .limit(PAGE);
}
