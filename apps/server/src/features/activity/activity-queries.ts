import type { Activity } from '@game-plan/contracts/people/activity';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import { displayName } from '@game-plan/domain/person-name';
import { and, desc, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '#db/client.ts';
import { shownName } from '#db/reads/person-name.ts';
import { meals } from '#db/schema/food/meals.ts';
import { cookedRecipes } from '#db/schema/kitchen/cooked-recipes.ts';
import { ingredients } from '#db/schema/kitchen/ingredients.ts';
import { kitchenMembers } from '#db/schema/kitchen/kitchens.ts';
import { recipes } from '#db/schema/kitchen/recipes.ts';
import { adminActions } from '#db/schema/people/admin-actions.ts';
import { dayComments } from '#db/schema/people/coaching.ts';
import { users } from '#db/schema/people/users.ts';
import { orders } from '#db/schema/shop/orders.ts';

/**
 * Recent additions to the kitchen and meals taken out of it, the person's own meals and orders, and coaches' comments and goals. Reads the newest of each kind by key, then
 * sorts them together.
 */
export async function listActivity(
  db: Database,
  { userId, kitchenId }: Member,
  limit: number,
): Promise<Activity[]> {
  const kind = (name: Activity['kind']) => sql<Activity['kind']>`${name}::text`.as('kind');
  const noCalories = sql<number | null>`null::float8`.as('calories');
  const nobodyElse = sql<number | null>`null::integer`.as('added_by');
  const noCoach = sql<string | null>`null::text`.as('coach_name');
  const added = db
    .select({
      kind: kind('ingredient_added'),
      subject: sql<string>`${ingredients.name}::text`.as('subject'),
      calories: noCalories,
      addedBy: sql<number | null>`${ingredients.addedBy}`.as('added_by'),
      at: ingredients.addedAt,
      id: ingredients.id,
      coachName: noCoach,
    })
    .from(ingredients)
    .where(eq(ingredients.kitchenId, kitchenId))
    .orderBy(desc(ingredients.id))
    .limit(limit);
  const logged = db
    .select({
      kind: kind('meal_logged'),
      subject: sql<string>`${meals.type}::text`.as('subject'),
      calories: sql<number | null>`${meals.totalCalories}`.as('calories'),
      addedBy: nobodyElse,
      at: meals.loggedAt,
      id: meals.id,
      coachName: noCoach,
    })
    .from(meals)
    .where(eq(meals.userId, userId))
    .orderBy(desc(meals.id))
    .limit(limit);
  const saved = db
    .select({
      kind: kind('recipe_saved'),
      subject: sql<string>`${recipes.name}::text`.as('subject'),
      calories: noCalories,
      addedBy: sql<number | null>`${recipes.addedBy}`.as('added_by'),
      at: recipes.createdAt,
      id: recipes.id,
      coachName: noCoach,
    })
    .from(recipes)
    .where(eq(recipes.kitchenId, kitchenId))
    .orderBy(desc(recipes.id))
    .limit(limit);
  const cooked = db
    .select({
      kind: kind('recipe_cooked'),
      subject: sql<string>`${cookedRecipes.name}::text`.as('subject'),
      calories: noCalories,
      addedBy: sql<number | null>`${cookedRecipes.addedBy}`.as('added_by'),
      at: cookedRecipes.cookedAt,
      id: cookedRecipes.id,
      coachName: noCoach,
    })
    .from(cookedRecipes)
    .where(eq(cookedRecipes.kitchenId, kitchenId))
    .orderBy(desc(cookedRecipes.id))
    .limit(limit);
  const bought = db
    .select({
      kind: kind('order_placed'),
      subject: sql<string>`${orders.id}::text`.as('subject'),
      calories: noCalories,
      addedBy: nobodyElse,
      at: orders.createdAt,
      id: orders.id,
      coachName: noCoach,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.id))
    .limit(limit);
  const commented = db
    .select({
      kind: kind('coach_commented'),
      subject: sql<string>`${dayComments.date}::text`.as('subject'),
      calories: noCalories,
      addedBy: nobodyElse,
      at: dayComments.createdAt,
      id: dayComments.id,
      coachName: sql<string | null>`${dayComments.coachName}::text`.as('coach_name'),
    })
    .from(dayComments)
    .where(eq(dayComments.userId, userId))
    .orderBy(desc(dayComments.id))
    .limit(limit);
  const setGoals = db
    .select({
      kind: kind('coach_set_goals'),
      subject: sql<string>`''::text`.as('subject'),
      calories: noCalories,
      addedBy: nobodyElse,
      at: adminActions.createdAt,
      id: adminActions.id,
      // The record has the username; it is all that is left of a deleted account.
      coachName: sql<string | null>`coalesce(${shownName}, ${adminActions.adminName})::text`.as('coach_name'),
    })
    .from(adminActions)
    .leftJoin(users, eq(users.id, adminActions.adminId))
    .where(and(eq(adminActions.targetUserId, userId), eq(adminActions.action, 'coach_set_goals')))
    .orderBy(desc(adminActions.createdAt))
    .limit(limit);
  // Ordered by column position, because each branch names its timestamp differently. Items stocked in one transaction
  // share a timestamp and keep the order of their keys.
  const rows = await unionAll(added, logged, saved, cooked, bought, commented, setGoals)
    .orderBy(sql`5 desc, 1, 6 desc`)
    .limit(limit);
  const names = await namesOfMembers(db, kitchenId);
  return rows.map(({ at, id: _, addedBy, coachName, ...row }) => {
    const member = names.size > 1 && addedBy !== null ? names.get(addedBy) : undefined;
    const by = coachName ?? member;
    return { ...row, at: at.toISOString(), ...(by !== undefined && { by }) };
  });
}

/** The names of the kitchen's members by user id. */
async function namesOfMembers(db: Database, kitchenId: KitchenId): Promise<ReadonlyMap<number, string>> {
  const members = await db
    .select({
      id: users.id,
      username: users.username,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(kitchenMembers)
    .innerJoin(users, eq(users.id, kitchenMembers.userId))
    .where(eq(kitchenMembers.kitchenId, kitchenId));
  return new Map(members.map((member) => [member.id, displayName(member)]));
}
