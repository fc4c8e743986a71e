import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { lockKitchen } from '#db/lock-owner.ts';
import { kitchenInvitations, kitchenMembers, kitchens } from '#db/schema/kitchen/kitchens.ts';

interface Membership {
  readonly kitchenId: KitchenId;
  readonly isOwner: boolean;
}

/** The kitchen a person belongs to. It cannot change while their account or the kitchen is locked. */
export async function findMembership(db: Database, userId: number): Promise<Membership | undefined> {
  const [row] = await db
    .select({ kitchenId: kitchenMembers.kitchenId, isOwner: kitchenMembers.isOwner })
    .from(kitchenMembers)
    .where(eq(kitchenMembers.userId, userId));
  return row;
}

/**
 * Locks kitchens in the order of their ids: until the transaction ends no row is added to them, and no member joins or
 * leaves.
 */
export async function lockKitchens(tx: Database, ids: readonly KitchenId[]): Promise<void> {
  for (const id of new Set(ids.toSorted((one, other) => one - other))) await lockKitchen(tx, id, 'update');
  // Needed because a plain insert takes only the lock of its foreign key.
  await tx
    .select({ id: kitchens.id })
    .from(kitchens)
    .where(inArray(kitchens.id, [...ids]))
    .orderBy(asc(kitchens.id))
    .for('update');
}

export async function listMemberIds(db: Database, kitchenId: KitchenId): Promise<number[]> {
  const members = await db
    .select({ userId: kitchenMembers.userId })
    .from(kitchenMembers)
    .where(eq(kitchenMembers.kitchenId, kitchenId));
  return members.map(({ userId }) => userId);
}

export function countMembers(db: Database, kitchenId: KitchenId): Promise<number> {
  return db.$count(kitchenMembers, eq(kitchenMembers.kitchenId, kitchenId));
}

/** Moves a person to another kitchen and resets their choices about other members. */
export async function moveMember(
  tx: Database,
  userId: number,
  { kitchenId, isOwner }: Membership,
): Promise<void> {
  await tx
    .update(kitchenMembers)
    .set({ kitchenId, isOwner, agreesToBeCookedFor: false, notCookedFor: [], joinedAt: sql`now()` })
    .where(eq(kitchenMembers.userId, userId));
}

interface CookedFor {
  readonly agreesToBeCookedFor?: boolean | undefined;
  readonly notCookedFor?: number[] | undefined;
}

/**
 * Saves whether other members may request ideas for a person, and whom the person's own ideas exclude; undefined values
 * stay.
 */
export async function saveCookedFor(db: Database, userId: number, change: CookedFor): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return;
  await db.update(kitchenMembers).set(change).where(eq(kitchenMembers.userId, userId));
}

/** The person's own kitchen that is kept for their return, if there is one. */
export async function findKeptKitchen(db: Database, userId: number): Promise<KitchenId | undefined> {
  const [row] = await db.select({ id: kitchens.id }).from(kitchens).where(eq(kitchens.keptFor, userId));
  return row?.id;
}

/** Keeps a kitchen without members for a person's return, or ends that. */
export async function keepKitchenFor(
  tx: Database,
  kitchenId: KitchenId,
  keptFor: number | null,
): Promise<void> {
  await tx.update(kitchens).set({ keptFor }).where(eq(kitchens.id, kitchenId));
}

export async function deleteKitchen(tx: Database, kitchenId: KitchenId): Promise<void> {
  await tx.delete(kitchens).where(eq(kitchens.id, kitchenId));
}

/** Invites a user; inviting again changes nothing. */
export async function insertInvitation(
  tx: Database,
  invitation: { readonly kitchenId: KitchenId; readonly userId: number; readonly invitedBy: number },
): Promise<void> {
  await tx.insert(kitchenInvitations).values(invitation).onConflictDoNothing();
}

/** The kitchen of an invitation that the person received. */
export async function findInvitedTo(
  db: Database,
  userId: number,
  id: number,
): Promise<KitchenId | undefined> {
  const [row] = await db
    .select({ kitchenId: kitchenInvitations.kitchenId })
    .from(kitchenInvitations)
    .where(and(eq(kitchenInvitations.id, id), eq(kitchenInvitations.userId, userId)));
  return row?.kitchenId;
}

/** Deletes an invitation that the person received. Returns whether there was one. */
export async function endInvitation(tx: Database, userId: number, id: number): Promise<boolean> {
  const ended = await tx
    .delete(kitchenInvitations)
    .where(and(eq(kitchenInvitations.id, id), eq(kitchenInvitations.userId, userId)))
    .returning({ id: kitchenInvitations.id });
  return ended.length > 0;
}

/** Withdraws an invitation that the kitchen sent. Returns whether there was one. */
export async function withdrawInvitation(db: Database, kitchenId: KitchenId, id: number): Promise<boolean> {
  const withdrawn = await db
    .delete(kitchenInvitations)
    .where(and(eq(kitchenInvitations.kitchenId, kitchenId), eq(kitchenInvitations.id, id)))
    .returning({ id: kitchenInvitations.id });
  return withdrawn.length > 0;
}

/** Withdraws all invitations of a kitchen, or those sent by one former member. */
export async function withdrawInvitations(
  tx: Database,
  kitchenId: KitchenId,
  invitedBy?: number,
): Promise<void> {
  await tx
    .delete(kitchenInvitations)
    .where(
      and(
        eq(kitchenInvitations.kitchenId, kitchenId),
        invitedBy === undefined ? undefined : eq(kitchenInvitations.invitedBy, invitedBy),
      ),
    );
}
