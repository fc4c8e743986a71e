import { MEMBERS_MAX } from '@game-plan/contracts/kitchen/kitchens';
import type { Member } from '@game-plan/domain/kitchen-member';
import { lockOwner } from '#db/lock-owner.ts';
import { retryOnDeadlock } from '#db/retry-on-deadlock.ts';
import type { Deps } from '#deps';
import { lockAccount } from '#features/users/account-lock-queries.ts';
import { findUserId } from '#features/users/user-queries.ts';
import { AppError } from '#http/app-error.ts';
import { kitchenFull } from './join-kitchen.ts';
import { findRoomToInvite } from './kitchen-queries.ts';
import { findMembership, insertInvitation } from './membership-queries.ts';

const refused = (message: string) => new AppError('conflict', message, { errors: { username: [message] } });

/**
 * Invites a user by username, ignoring case. Only a complete name reveals whether the account exists, and a rate limit
 * stops guessing. Inviting again changes nothing. Returns the invited user with their current kitchen.
 */
export async function inviteMember(
  { db, rateLimits }: Pick<Deps, 'db' | 'rateLimits'>,
  { userId }: Member,
  username: string,
): Promise<Member> {
  await rateLimits.consume('kitchenInvitationsByUser', String(userId));
  const invited = await findUserId(db, username);
  if (invited === userId) throw refused('That is you: you are in this kitchen already.');
  return retryOnDeadlock(() =>
    db.transaction(async (tx) => {
      await lockOwner(tx, userId);
      const own = await findMembership(tx, userId);
      const account = invited === undefined ? undefined : await lockAccount(tx, invited, 'key share');
      if (!own || invited === undefined || !account?.isActive) throw unknown();
      const theirs = await findMembership(tx, invited);
      if (!theirs) throw unknown();
      if (theirs.kitchenId === own.kitchenId)
        throw refused(`${account.username} is in your kitchen already.`);
      const { kitchenId } = own;
      const room = await findRoomToInvite(tx, kitchenId);
      if (room === 'full') throw kitchenFull();
      if (room === 'waiting')
        throw refused(`${MEMBERS_MAX} people have not answered yet. Withdraw an invitation first.`);
      await insertInvitation(tx, { kitchenId, userId: invited, invitedBy: userId });
      return { userId: invited, kitchenId: theirs.kitchenId };
    }),
  );
}

function unknown(): AppError {
  const message = 'Nobody here has this username. Ask them how it is spelled.';
  return new AppError('not_found', message, { errors: { username: [message] } });
}
