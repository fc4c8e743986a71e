import type { Member } from '@game-plan/domain/kitchen-member';
import { retryOnDeadlock } from '#db/retry-on-deadlock.ts';
import type { Deps } from '#deps';
import { lockAccount } from '#features/users/account-lock-queries.ts';
import { AppError, notFound } from '#http/app-error.ts';
import { countMembers, findKeptKitchen, findMembership, lockKitchens } from './membership-queries.ts';
import { moveOut } from './move-out.ts';

type Tools = Pick<Deps, 'db' | 'jobs'>;

/** Leaves a shared kitchen. Throws 'conflict' for its only member. Returns the person's new membership. */
export function leaveKitchen({ db, jobs }: Tools, { userId }: Member): Promise<Member> {
  return retryOnDeadlock(() =>
    db.transaction(async (tx) => {
      await lockAccount(tx, userId, 'update');
      const membership = await findMembership(tx, userId);
      if (!membership) throw new AppError('signed_out', 'Please sign in first');
      const { kitchenId: from } = membership;
      const kept = await findKeptKitchen(tx, userId);
      await lockKitchens(tx, kept === undefined ? [from] : [from, kept]);
      if ((await countMembers(tx, from)) === 1)
        throw new AppError('conflict', 'You are the only one in this kitchen, so it stays yours.');
      return { userId, kitchenId: await moveOut(tx, jobs, { userId, from, kept }) };
    }),
  );
}

/**
 * Removes a member from the owner's kitchen, as if they had left. Throws 'not_found' if they are not a member,
 * 'forbidden' if the caller is not the owner, and 'conflict' if the caller is the member.
 */
export async function removeMember({ db, jobs }: Tools, owner: Member, userId: number): Promise<void> {
  await retryOnDeadlock(() =>
    db.transaction(async (tx) => {
      for (const id of [owner.userId, userId].toSorted((one, other) => one - other))
        await lockAccount(tx, id, 'update');
      const own = await findMembership(tx, owner.userId);
      const membership = await findMembership(tx, userId);
      if (!own || membership?.kitchenId !== own.kitchenId) throw notFound('This person');
      if (userId === owner.userId)
        throw new AppError('conflict', 'That is you. To go yourself, leave the kitchen.');
      if (!own.isOwner)
        throw new AppError('forbidden', 'Only the owner of the kitchen can remove someone from it.');
      const kept = await findKeptKitchen(tx, userId);
      await lockKitchens(tx, kept === undefined ? [own.kitchenId] : [own.kitchenId, kept]);
      await moveOut(tx, jobs, { userId, from: own.kitchenId, kept });
    }),
  );
}
