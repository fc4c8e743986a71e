import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { kitchenMembers } from '#db/schema/kitchen/kitchens.ts';
import { kitchenOf } from './fill-owned-rows.ts';

/** Moves the guest into the host's kitchen; the guest's own kitchen keeps its contents. */
export async function moveIn(db: Database, { guest, host }: { guest: number; host: number }): Promise<void> {
  await db
    .update(kitchenMembers)
    .set({ kitchenId: await kitchenOf(db, host), isOwner: false, joinedAt: sql`now()` })
    .where(eq(kitchenMembers.userId, guest));
}

/** Gives the person's kitchen what is in the other's. */
export async function copyIngredients(
  db: Database,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await db.execute(sql`
    insert into ingredients (kitchen_id, added_by, name, category, quantity, unit, expiry_date, status, allergens, dietary_tags)
    select ${await kitchenOf(db, to)}::integer, ${to}::integer, name, category, quantity, unit, expiry_date, status, allergens, dietary_tags
    from ingredients where kitchen_id = ${await kitchenOf(db, from)} order by id`);
}

/** Moves a person back to a kitchen of their own. */
export async function moveBack(db: Database, userId: number, kitchenId: KitchenId): Promise<void> {
  await db.update(kitchenMembers).set({ kitchenId, isOwner: true }).where(eq(kitchenMembers.userId, userId));
}

/** Counts kitchens with members, and the contents of all kitchens. */
export async function countKitchens(db: Database) {
  const { rows } = await db.execute(sql`
    select (select count(distinct kitchen_id)::int from kitchen_members) as "withMembers",
      (select count(*)::int from ingredients) as ingredients, (select count(*)::int from recipes) as recipes`);
  return rows[0];
}

/** Announces to a kitchen's subscribers that members joined or left. */
export async function notifyMembersChanged(db: Database, kitchenId: KitchenId): Promise<void> {
  const change = { kitchenId, tab: null, isOfMembers: true };
  await db.execute(sql`select pg_notify('kitchen_changes', ${JSON.stringify(change)})`);
}

/** Cuts the listeners for kitchen changes, as a restart of the database would. */
export async function cutKitchenListener(db: Database): Promise<void> {
  await db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'kitchen changes' and datname = current_database()`);
}

/** Allows the other members of the person's kitchen to request ideas for them. */
export async function agreeToBeCookedFor(db: Database, userId: number): Promise<void> {
  await db.update(kitchenMembers).set({ agreesToBeCookedFor: true }).where(eq(kitchenMembers.userId, userId));
}
