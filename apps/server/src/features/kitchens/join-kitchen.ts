import { MEMBERS_MAX } from '@game-plan/contracts/kitchen/kitchens';
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
  /** Whether what the person's kitchen has comes along; else it waits there for their return. */
  readonly bring: boolean;
}

/** What is said of an invitation that is answered for a second time, or was withdrawn meanwhile. */
export const noInvitation = () =>
  new AppError('not_found', 'This invitation is no longer there: it was answered or withdrawn.');

export const kitchenFull = () =>
  new AppError('conflict', `This kitchen is full: ${MEMBERS_MAX} people are the most it holds.`);

/**
 * Joins the kitchen that a person is invited to. Of two who accept each other's invitation at once one moves to the other, who
 * then finds theirs gone. Returns where they belong now.
 */
export function joinKitchen(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { userId, invitationId, bring }: Acceptance,
): Promise<Member> {
  return retryOnDeadlock(() =>
    db.transaction(async (tx) => {
      await lockAccount(tx, userId, 'update');
      const membership = await findMembership(tx, userId);
      const to = await findInvitedTo(tx, userId, invitationId);
      if (!membership || to === undefined) throw noInvitation();
      const { kitchenId: from } = membership;
      const kept = await findKeptKitchen(tx, userId);
      await lockKitchens(tx, [from, to, ...(kept === undefined ? [] : [kept])]);
      // Read again: while the locks were waited for, it may have been withdrawn or its kitchen left by all.
      if (!(await endInvitation(tx, userId, invitationId))) throw noInvitation();
      if (from === to) return { userId, kitchenId: to };
      if ((await countMembers(tx, to)) >= MEMBERS_MAX) throw kitchenFull();
      const home = await haveOwnKitchen(tx, jobs, { userId, from, kept });
      if (bring) await bringFood(tx, jobs, { from: home, to, userId });
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
}

/** The one kitchen that is the person's alone: who shares one leaves it first, who has two has what is in both in one. */
async function haveOwnKitchen(
  tx: Database,
  jobs: JobQueue,
  { userId, from, kept }: Leaving,
): Promise<KitchenId> {
  if ((await countMembers(tx, from)) > 1) return moveOut(tx, jobs, { userId, from, kept });
  if (kept !== undefined) {
    await bringFood(tx, jobs, { from: kept, to: from, userId });
    await deleteKitchen(tx, kept);
  }
  return from;
}
