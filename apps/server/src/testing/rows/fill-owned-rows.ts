import { createHash } from 'node:crypto';
import { calendarDay } from '@game-plan/domain/calendar-day';
import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { bodyLog } from '#db/schema/food/body-log.ts';
import { favoriteFoods } from '#db/schema/food/favorite-foods.ts';
import { meals } from '#db/schema/food/meals.ts';
import { ownFoods } from '#db/schema/food/own-foods.ts';
import { savedMeals } from '#db/schema/food/saved-meals.ts';
import { cookbooks } from '#db/schema/kitchen/cookbooks.ts';
import { cookedRecipes } from '#db/schema/kitchen/cooked-recipes.ts';
import { ideaHistory } from '#db/schema/kitchen/idea-history.ts';
import { ingredients } from '#db/schema/kitchen/ingredients.ts';
import { kitchenInvitations, kitchenMembers } from '#db/schema/kitchen/kitchens.ts';
import { madePhotos } from '#db/schema/kitchen/made-photos.ts';
import { pictures, pictureUses } from '#db/schema/kitchen/pictures.ts';
import { planEntries } from '#db/schema/kitchen/plan-entries.ts';
import { planTemplates } from '#db/schema/kitchen/plan-templates.ts';
import { prices } from '#db/schema/kitchen/prices.ts';
import { recipeFavorites } from '#db/schema/kitchen/recipe-favorites.ts';
import { foundRecipes, recipeImports } from '#db/schema/kitchen/recipe-imports.ts';
import { recipeVersions } from '#db/schema/kitchen/recipe-versions.ts';
import { recipes } from '#db/schema/kitchen/recipes.ts';
import { removals } from '#db/schema/kitchen/removals.ts';
import { shoppingList } from '#db/schema/kitchen/shopping-list.ts';
import { stockMovements } from '#db/schema/kitchen/stock-movements.ts';
import { adminActions } from '#db/schema/people/admin-actions.ts';
import { apiTokens } from '#db/schema/people/api-tokens.ts';
import { coachConsents, coachWeeks, dayComments } from '#db/schema/people/coaching.ts';
import { dailyGoals } from '#db/schema/people/daily-goals.ts';
import { idempotencyKeys } from '#db/schema/people/idempotency-keys.ts';
import { linkedIdentities } from '#db/schema/people/linked-identities.ts';
import { passkeys } from '#db/schema/people/passkeys.ts';
import { userPreferences } from '#db/schema/people/preferences.ts';
import { userProfiles } from '#db/schema/people/profiles.ts';
import { pushSubscriptions, reminderDays, reminders } from '#db/schema/people/reminders.ts';
import { secondFactors } from '#db/schema/people/second-factors.ts';
import { unwantedDishes } from '#db/schema/people/unwanted-dishes.ts';
import { users } from '#db/schema/people/users.ts';
import { webhookCalls, webhooks } from '#db/schema/people/webhooks.ts';
import { orderEvents } from '#db/schema/shop/order-events.ts';
import { orders } from '#db/schema/shop/orders.ts';
import { services } from '#db/schema/shop/services.ts';
import { shoppingCart } from '#db/schema/shop/shopping-cart.ts';
import { listOwnedTables } from './owned-tables.ts';

const FOOD = { name: 'Porridge', quantity: 1, unit: 'cup', calories: 158, protein: 6, carbs: 27, fat: 3 };
const TOTALS = { totalCalories: 158, totalProtein: 6, totalCarbs: 27, totalFat: 3 };

export async function userIdOf(db: Database, username: string): Promise<number> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  if (!row) throw new Error(`There is no ${username}`);
  return row.id;
}

/** The kitchen of a person. */
export async function kitchenOf(db: Database, userId: number): Promise<KitchenId> {
  const [row] = await db.select().from(kitchenMembers).where(eq(kitchenMembers.userId, userId));
  if (!row) throw new Error(`The user ${userId} has no kitchen`);
  return row.kitchenId;
}

/**
 * Inserts a row for a person and their kitchen into every table with a user_id or a kitchen_id; each contains `mark`.
 */
export async function fillOwnedRows(db: Database, userId: number, mark: string): Promise<void> {
  const shared = { kitchenId: await kitchenOf(db, userId), addedBy: userId };
  await db.insert(userProfiles).values({ userId, notes: mark });
  await db.insert(userPreferences).values({ userId, dislikes: [mark] });
  await db
    .insert(dailyGoals)
    .values({ userId, beginsOn: '2026-11-01', calories: 1800, protein: 90, carbs: 200, fat: 60 });
  await db.insert(ideaHistory).values({ userId, given: [mark] });
  await db.insert(kitchenInvitations).values({ kitchenId: shared.kitchenId, userId, invitedBy: userId });
  const moment = new Date();
  await db
    .insert(idempotencyKeys)
    .values({ userId, key: 'key', request: 'request', createdAt: moment, expiresAt: moment });
  await db
    .insert(ingredients)
    .values({ ...shared, serving: FOOD, name: `=${mark}`, category: 'grain', quantity: '1', unit: 'cup' });
  await db.insert(cookbooks).values({ ...shared, name: mark, rule: { underMinutes: '30' } });
  await db.insert(cookedRecipes).values({ ...shared, name: mark });
  const [recipe] = await db
    .insert(recipes)
    .values({ ...shared, name: mark, servings: 2, instructions: ['Stir'], ingredients: [] })
    .returning({ id: recipes.id });
  const recipeId = recipe?.id ?? 0;
  await db.insert(recipeFavorites).values({ kitchenId: shared.kitchenId, userId, recipeId });
  const blank = {
    description: null,
    prepTime: null,
    cookTime: null,
    cuisine: null,
    difficulty: null,
    sourceUrl: null,
  };
  const content = { ...blank, name: mark, servings: 2, ingredients: [], instructions: [] };
  await db.insert(recipeVersions).values({ ...shared, recipeId, content });
  await giveMeals(db, userId, 1, mark);
  await db.insert(ownFoods).values({
    userId,
    name: mark,
    figuresFor: '100 g',
    portionName: 'portion',
    portionMeasure: 'g',
    calories: 90,
  });
  await db.insert(bodyLog).values({ userId, date: '2026-11-21', weight: 70 });
  const shows = { seesDiary: true, seesGoals: true, seesAllergies: true };
  await db.insert(coachConsents).values({ userId, coachId: userId, ...shows });
  const proposed = { day: '2026-11-21', slot: 'dinner', text: mark } as const;
  await db.insert(coachWeeks).values({ userId, coachId: userId, message: mark, entries: [proposed] });
  await db
    .insert(dayComments)
    .values({ userId, coachId: userId, coachName: mark, date: '2026-11-21', text: mark });
  await db.insert(savedMeals).values({ userId, name: mark, type: 'breakfast', foods: [FOOD] });
  await db.insert(favoriteFoods).values({ userId, name: mark, food: { ...FOOD, name: mark } });
  const chosen = { expiryDays: 2, hour: 8, timeZone: 'Europe/Berlin', byMail: true };
  await db.insert(reminders).values({ userId, kinds: ['expiring'], ...chosen });
  await db.insert(reminderDays).values({ userId, kind: 'expiring', day: '2026-11-21' });
  const keys = { p256dh: 'key', auth: 'secret' };
  await db
    .insert(pushSubscriptions)
    .values({ userId, sid: mark, endpoint: `https://push.example.org/${mark}`, ...keys });
  await db
    .insert(linkedIdentities)
    .values({ userId, issuer: 'https://id.example.org', subject: mark, name: mark });
  await db.insert(apiTokens).values({ userId, name: mark, hash: mark, scopes: ['list:read'] });
  await db
    .insert(passkeys)
    .values({ userId, credentialId: mark, publicKey: mark, counter: 0, transports: [], name: mark });
  await db.insert(secondFactors).values({ userId, secret: mark });
  const told = { url: `https://${mark}.example.org/hook`, events: ['list.changed' as const] };
  const [webhook] = await db
    .insert(webhooks)
    .values({ userId, ...told, hour: 8, timeZone: 'Europe/Berlin', nonce: mark, listVersion: '' })
    .returning();
  await db
    .insert(webhookCalls)
    .values({ userId, webhookId: webhook?.id ?? 0, event: 'test', body: mark, createdAt: new Date() });
  await db.insert(unwantedDishes).values({ userId, name: mark, wanted: 'never' });
  await db
    .insert(shoppingList)
    .values({ ...shared, name: mark, quantity: '1', unit: 'cup', category: 'recipes', recipeId });
  await db.insert(stockMovements).values({
    ...shared,
    ingredientId: 1,
    name: mark,
    unit: 'cup',
    amount: 1,
    kind: 'bought',
    day: '2026-11-21',
  });
  await db
    .insert(planEntries)
    .values({ ...shared, day: '2026-11-21', slot: 'dinner', name: mark, servings: 2, recipeId });
  await db.insert(planTemplates).values({ ...shared, name: mark, meals: [] });
  const paid = { quantity: '1', unit: 'kg', shop: '', cents: 145, boughtOn: '2026-11-21' };
  await db.insert(prices).values({ ...shared, name: mark, ...paid });
  const [service] = await db
    .insert(services)
    .values({ name: 'Coaching', basePriceCents: 5000, category: 'coaching' })
    .returning({ id: services.id });
  const serviceId = service?.id ?? 0;
  await db.insert(shoppingCart).values({ userId, serviceId, totalPriceCents: 5000 });
  const [order] = await db
    .insert(orders)
    .values({
      userId,
      subtotalCents: 5000,
      taxCents: 500,
      totalAmountCents: 5500,
      orderItems: [
        {
          serviceId,
          name: mark,
          category: 'coaching',
          quantity: 1,
          unitPriceCents: 5000,
          customizations: { 'Where we meet': 'By video', 'Meal plan': true },
          totalPriceCents: 5000,
        },
      ],
    })
    .returning({ id: orders.id });
  await db
    .insert(orderEvents)
    .values({ userId, orderId: order?.id ?? 0, kind: 'placed', doneBy: 'buyer', note: mark });
  await db.insert(removals).values({ userId, kept: { cookedRecipes: [{ id: 0, name: mark }] } });
  await db.insert(recipeImports).values({ userId, fileName: mark, state: 'read' });
  const found = { name: mark, servings: 2, ingredients: ['1 cup rice'], instructions: ['Boil'] };
  const unsaid = { description: null, prepTime: null, cookTime: null, cuisine: null, difficulty: null };
  await db
    .insert(foundRecipes)
    .values({ userId, recipe: { ...found, ...unsaid, sourceUrl: null }, state: 'found', notes: [] });
  const full = Buffer.from(`picture of ${mark}`);
  const hash = createHash('sha256').update(full).digest('hex');
  await db.insert(pictures).values({ kitchenId: shared.kitchenId, hash, full, dialog: full, card: full });
  await db.insert(madePhotos).values({ ...shared, recipeId, madeOn: calendarDay('2026-11-21'), hash });
  await db
    .insert(pictureUses)
    .values({ ...shared, recipeId, hash, name: mark, ingredients: [], state: 'ready', madeBy: 'drawing' });
  await db
    .insert(adminActions)
    .values({ action: 'reset_password', adminName: `admin of ${mark}`, targetUserId: userId });
}

interface GivenMeals {
  readonly count: number;
  readonly name: string;
  /** Foods per row; 1 by default. */
  readonly foods: number;
  readonly date?: string;
}

export const giveMeals = (db: Database, userId: number, count: number, name: string): Promise<void> =>
  giveMealsOf(db, userId, { count, name, foods: 1 });

export async function giveMealsOf(
  db: Database,
  userId: number,
  { count, name, foods, date = '2026-11-21' }: GivenMeals,
): Promise<void> {
  const eaten = Array.from({ length: foods }, () => ({ ...FOOD, name }));
  const [first] = await db
    .insert(meals)
    .values({ userId, type: 'breakfast', date, foods: eaten, ...TOTALS })
    .returning({ id: meals.id });
  // The database copies the first one, which takes a tenth of the time of reading them all. Citus has no table in the
  // select to send to its workers, where the sequence could not be used.
  const { rows } = await db.execute<{ meal: unknown }>(sql`
    select to_jsonb(meals) as meal from meals where user_id = ${userId} and id = ${first?.id}`);
  await db.execute(sql`
    insert into meals overriding system value select copy.* from generate_series(2, ${count}::integer) as number,
      jsonb_populate_record(null::meals, ${JSON.stringify(rows[0]?.meal)}::jsonb
        || jsonb_build_object('id', nextval('meals_id_seq'), 'copy', number)) as copy`);
}

/** Inserts recipes of rice, named 'Dish 1', 'Dish 2' and so on. */
export async function giveRecipes(db: Database, userId: number, count: number): Promise<void> {
  const ingredients = [{ name: 'Rice', amount: '1', unit: 'cup', available: true }];
  const shared = { kitchenId: await kitchenOf(db, userId), addedBy: userId };
  const rows = Array.from({ length: count }, (_, at) => ({
    ...shared,
    name: `Dish ${at + 1}`,
    servings: 2,
    instructions: ['Stir'],
    ingredients,
  }));
  await db.insert(recipes).values(rows);
}

const PICTURE_BYTES = 262_144;

/**
 * Inserts pictures of 8 MB in total, twice what Linux buffers for a client that does not read. Returns their
 * number.
 */
export async function giveManyPictures(db: Database, userId: number): Promise<number> {
  const count = 32;
  const kitchenId = await kitchenOf(db, userId);
  // Made by the database, which needs a tenth of the time of reading as many megabytes of parameters.
  await db.execute(sql`
    with made as (
      select number, decode(repeat(lpad(to_hex(number), 2, '0'), ${PICTURE_BYTES}::integer), 'hex') as bytes
      from generate_series(0, ${count - 1}::integer) as number)
    insert into pictures (kitchen_id, hash, "full", dialog, card)
    select ${kitchenId}::integer, encode(sha256(bytes), 'hex'), bytes, '\\x00', '\\x00' from made`);
  await db.execute(sql`
    insert into picture_uses (kitchen_id, added_by, idea_id, hash, name, ingredients, state, made_by)
    select kitchen_id, ${userId}::integer, 'idea-' || number, hash, 'idea-' || number, '{}', 'ready', 'drawing'
    from (select kitchen_id, hash, row_number() over (order by hash) - 1 as number from pictures
      where kitchen_id = ${kitchenId} and length("full") = ${PICTURE_BYTES}) as made`);
  return count;
}

/** Counts the rows of the person and their kitchen in every table with a user_id or a kitchen_id. */
export async function countOwnedRows(db: Database, userId: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await listOwnedTables(db)) {
    const { rows: found } = await db.execute<{ count: number }>(
      sql`select count(*)::integer as count from ${sql.identifier(table.name)} where ${table.isOf(userId)}`,
    );
    counts[table.name] = found[0]?.count ?? 0;
  }
  return counts;
}
