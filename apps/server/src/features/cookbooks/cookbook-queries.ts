import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { cookbooks as contract } from '@game-plan/contracts/kitchen/cookbooks';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { type Removed, removeRows } from '#db/removals.ts';
import { checkRowLimit } from '#db/row-limit.ts';
import { cookbooks } from '#db/schema/kitchen/cookbooks.ts';

type Cookbook = BodyOf<typeof contract.create>;

const own = (kitchenId: KitchenId, id: number) =>
  and(eq(cookbooks.kitchenId, kitchenId), eq(cookbooks.id, id));

/** Inserts a cookbook and returns its id; undefined if the kitchen has one of this name. */
export async function insertCookbook(
  db: Database,
  { userId, kitchenId }: Member,
  cookbook: Cookbook,
): Promise<number | undefined> {
  await checkRowLimit(db, cookbooks, { kitchenId });
  const [row] = await db
    .insert(cookbooks)
    .values({ kitchenId, addedBy: userId, ...cookbook })
    .onConflictDoNothing()
    .returning({ id: cookbooks.id });
  return row?.id;
}

/** Whether the kitchen has another cookbook of this name, whatever its capitals. */
export async function isNameTaken(db: Database, kitchenId: KitchenId, name: string, id: number) {
  const [other] = await db
    .select({ id: cookbooks.id })
    .from(cookbooks)
    .where(and(eq(cookbooks.kitchenId, kitchenId), sql`lower(${cookbooks.name}) = lower(${name})`));
  return other !== undefined && other.id !== id;
}

/** Changes a cookbook and returns it as it is stored; undefined if there is none. */
export async function updateCookbook(
  db: Database,
  { kitchenId }: Member,
  id: number,
  { name, rule }: BodyOf<typeof contract.update>,
) {
  const [row] = await db
    .update(cookbooks)
    .set({ name: name ?? sql`${cookbooks.name}`, rule: rule ?? sql`${cookbooks.rule}` })
    .where(own(kitchenId, id))
    .returning({ id: cookbooks.id, name: cookbooks.name, rule: cookbooks.rule });
  return row;
}

/** Removes a cookbook, and keeps it for its undo; undefined if there is none. */
export function removeCookbook(db: Database, member: Member, id: number): Promise<Removed | undefined> {
  return removeRows(db, member, 'cookbooks', own(member.kitchenId, id));
}
