import type { Role } from '@game-plan/contracts/people/auth';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { appointOwner } from '#db/kitchen-membership.ts';
import { type LockStrength, lockKitchen, lockOwner } from '#db/lock-owner.ts';
import { kitchenMembers, kitchens } from '#db/schema/kitchen/kitchens.ts';
import { userInvitations } from '#db/schema/people/invitations.ts';
import { sessions } from '#db/schema/people/sessions.ts';
import { users } from '#db/schema/people/users.ts';
import { orderEvents } from '#db/schema/shop/order-events.ts';
import { orders } from '#db/schema/shop/orders.ts';

const isActiveAdmin = and(eq(users.role, 'admin'), users.isActive);

/**
 * Locks the acting admin's account until the transaction ends and returns their username. Undefined if the account has
 * been deleted, or is no longer an admin, since the request began.
 */
export async function lockAdmin(tx: Database, userId: number): Promise<string | undefined> {
  await lockOwner(tx, userId);
  const [row] = await tx
    .select({ username: users.username })
    .from(users)
    .where(and(eq(users.id, userId), isActiveAdmin));
  return row?.username;
}

/** Locks the oldest active admin's account and returns its id, on whose behalf the command line acts. */
export async function lockFirstAdmin(tx: Database): Promise<number | undefined> {
  const [first] = await tx
    .select({ id: users.id })
    .from(users)
    .where(isActiveAdmin)
    .orderBy(users.id)
    .limit(1);
  if (!first) return undefined;
  // If that admin was deleted meanwhile, the next oldest is used.
  return (await lockAdmin(tx, first.id)) === undefined ? lockFirstAdmin(tx) : first.id;
}

interface Account {
  readonly username: string;
  readonly role: Role;
  readonly isActive: boolean;
}

/**
 * Locks the account until the transaction ends. 'key share' lets its requests continue; 'update' waits for requests
 * that write its rows, and blocks new ones.
 */
export async function lockAccount(
  tx: Database,
  userId: number,
  strength: LockStrength,
): Promise<Account | undefined> {
  await lockOwner(tx, userId, strength);
  const account = tx
    .select({ username: users.username, role: users.role, isActive: users.isActive })
    .from(users)
    .where(eq(users.id, userId));
  // Needed because a plain insert takes only the lock of its foreign key.
  const [row] = await (strength === 'update' ? account.for('update') : account);
  return row;
}

const ADMINS_LOCK = 7_306_295;

/**
 * Serialises the removal of admins until the transaction ends, so that the second of two concurrent removals sees that
 * it would remove the last admin.
 */
export async function lockAdmins(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`);
}

/**
 * Changes the account's role or whether it may sign in. This ends all links for a new password that were made by it or for
 * it, and the open invitations of one that is no longer an admin: with one of their own they could let themselves in again.
 */
export async function changeAccount(
  tx: Database,
  userId: number,
  change: { role?: Role | undefined; isActive?: boolean | undefined },
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ ...change, passwordLinkRound: sql`${users.passwordLinkRound} + 1`, updatedAt: now })
    .where(eq(users.id, userId));
  if (change.isActive === false || (change.role ?? 'admin') !== 'admin') {
    await tx
      .delete(userInvitations)
      .where(and(eq(userInvitations.invitedBy, userId), eq(userInvitations.isUsed, false)));
  }
}

/**
 * Removes the account from its kitchen. If it was the last member, the kitchen is deleted with its contents; otherwise
 * the longest-standing member becomes the owner if necessary.
 */
async function leaveForGood(tx: Database, userId: number): Promise<void> {
  const own = eq(kitchenMembers.userId, userId);
  const [member] = await tx.select().from(kitchenMembers).where(own);
  if (!member) return;
  const kitchen = eq(kitchens.id, member.kitchenId);
  await lockKitchen(tx, member.kitchenId, 'update');
  // Locked before the member's row, so that of two concurrent deletions the second sees that no member is left.
  await tx.select({ id: kitchens.id }).from(kitchens).where(kitchen).for('update');
  await tx.delete(kitchenMembers).where(own);
  if (!(await appointOwner(tx, member.kitchenId))) await tx.delete(kitchens).where(kitchen);
}

/**
 * Deletes what a buyer wrote about their orders. The orders stay: they are the business's books, and name their buyer
 * only by the number of the account.
 */
async function forgetBuyersWords(tx: Database, userId: number): Promise<void> {
  const isBuyersReason = or(orders.isCancellationAsked, eq(orders.cancelledBy, 'buyer'));
  await tx
    .update(orders)
    .set({ cancelReason: null })
    .where(and(eq(orders.userId, userId), isBuyersReason));
  await tx
    .update(orderEvents)
    .set({ note: null })
    .where(and(eq(orderEvents.userId, userId), eq(orderEvents.doneBy, 'buyer')));
}

/** Deletes the account and its sessions; foreign keys delete its rows in other tables, except its orders. */
export async function deleteAccount(tx: Database, userId: number): Promise<void> {
  await forgetBuyersWords(tx, userId);
  await tx.delete(sessions).where(eq(sql`${sessions.sess} ->> 'userId'`, String(userId)));
  await leaveForGood(tx, userId);
  await tx.delete(users).where(eq(users.id, userId));
}
