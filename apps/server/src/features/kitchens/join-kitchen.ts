import { MEMBERS_MAX } from '@game-plan/contracts/kitchen/kitchens';
import { type CalendarDay, localCalendarDay } from '@game-plan/domain/calendar-day';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import type { JobQueue } from '#db/jobs/job-queue.ts';
import { retryOnDeadlock } from '#db/retry-on-deadlock.ts';
import type { Deps } from '#deps';
import { lockAccount } from '#features/users/account-lock-queries.ts';
import { AppError } from '#http/app-error.ts';
import { bringFood } from './bring-food.ts';
import {
  countMembers,
  deleteKitchen,
  endInvitation,
  findInvitedTo,
  findKeptKitchen,
  findMembership,
  keepKitchenFor,
  lockKitchens,
  moveMember,
  withdrawInvitations,
} from './membership-queries.ts';
import { moveOut } from './move-out.ts';

interface Acceptance {
  readonly userId: number;
  readonly invitationId: number;
  /** Whether the person's food moves along; otherwise it stays in their kitchen for their return. */
  readonly bring: boolean;
}

/** The error for an invitation that was already answered or withdrawn. */
export const noInvitation = () =>
  new AppError('not_found', 'This invitation is no longer there: it was answered or withdrawn.');

export const kitchenFull = () =>
  new AppError('conflict', `This kitchen is full: ${MEMBERS_MAX} people are the most it holds.`);

/**
 * Accepts an invitation to a kitchen. If two people accept each other's invitation concurrently, one moves and the
 * other then finds the invitation gone. Returns the person's new membership.
 */
export function joinKitchen(
  { db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>,
  { userId, invitationId, bring }: Acceptance,
): Promise<Member> {
  const today = localCalendarDay(now());
  return retryOnDeadlock(() =>
    db.transaction(async (tx) => {
      await lockAccount(tx, userId, 'update');
      const membership = await findMembership(tx, userId);
      const to = await findInvitedTo(tx, userId, invitationId);
      if (!membership || to === undefined) throw noInvitation();
      const { kitchenId: from } = membership;
      const kept = await findKeptKitchen(tx, userId);
      await lockKitchens(tx, [from, to, ...(kept === undefined ? [] : [kept])]);
      // Checked again, because while waiting for the locks the invitation may have been withdrawn or the kitchen
      // abandoned.
      if (!(await endInvitation(tx, userId, invitationId))) throw noInvitation();
      if (from === to) return { userId, kitchenId: to };
      if ((await countMembers(tx, to)) >= MEMBERS_MAX) throw kitchenFull();
      const home = await haveOwnKitchen(tx, jobs, { userId, from, kept, today });
      if (bring) await bringFood(tx, jobs, { from: home, to, userId, today });
      await moveMember(tx, userId, { kitchenId: to, isOwner: false });
      await keepKitchenFor(tx, home, userId);
      await withdrawInvitations(tx, home);
      return { userId, kitchenId: to };
    }),
  );
}

interface Leaving {
  readonly userId: number;
  readonly from: KitchenId;
  readonly kept: KitchenId | undefined;
  readonly today: CalendarDay;
}

/**
 * Ensures that the person has exactly one kitchen of their own: leaves a shared kitchen first, and merges two own
 * kitchens.
 */
async function haveOwnKitchen(
  tx: Database,
  jobs: JobQueue,
  { userId, from, kept, today }: Leaving,
): Promise<KitchenId> {
  if ((await countMembers(tx, from)) > 1) return moveOut(tx, jobs, { userId, from, kept });
  if (kept !== undefined) {
    await bringFood(tx, jobs, { from: kept, to: from, userId, today });
    await deleteKitchen(tx, kept);
  }
  return from;
}
