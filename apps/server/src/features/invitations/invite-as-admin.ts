import { MEMBERS_MAX } from '@game-plan/contracts/kitchen/kitchens';
import type { KitchenId } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import type { Deps } from '#deps';
import { findRoomToInvite } from '#features/kitchens/kitchen-queries.ts';
import { findMembership } from '#features/kitchens/membership-queries.ts';
import { lockAdmin } from '#features/users/account-lock-queries.ts';
import { AppError } from '#http/app-error.ts';
import type { InvitationRow } from './invitation-queries.ts';
import { invitePerson } from './invite-person.ts';

interface Invite {
  readonly email: string;
  readonly adminId: number;
  /** Whether the address is also invited to the admin's own kitchen. */
  readonly toKitchen: boolean;
}

/** Invites an address on behalf of the signed-in admin. Throws 'conflict' if their kitchen is full. */
export async function inviteAsAdmin(
  { db, jobs, mailer, now }: Pick<Deps, 'db' | 'jobs' | 'mailer' | 'now'>,
  { email, adminId, toKitchen }: Invite,
): Promise<InvitationRow> {
  return db.transaction(async (tx) => {
    const name = await lockAdmin(tx, adminId);
    if (name === undefined) throw new AppError('signed_out', 'Please sign in first');
    const inviter = { userId: adminId, name };
    const toKitchenId = toKitchen ? await findOwnKitchen(tx, adminId) : null;
    return invitePerson(tx, { email, inviter, toKitchenId, now: now(), jobs: mailer && jobs });
  });
}

async function findOwnKitchen(tx: Database, adminId: number): Promise<KitchenId> {
  const membership = await findMembership(tx, adminId);
  if (!membership) throw new AppError('signed_out', 'Please sign in first');
  const { kitchenId } = membership;
  const room = await findRoomToInvite(tx, kitchenId);
  if (room === 'full')
    throw new AppError('conflict', `Your kitchen is full: ${MEMBERS_MAX} people are the most it holds.`);
  if (room === 'waiting')
    throw new AppError(
      'conflict',
      `${MEMBERS_MAX} people who were invited to your kitchen have not answered yet. Take an invitation back first.`,
    );
  return kitchenId;
}
