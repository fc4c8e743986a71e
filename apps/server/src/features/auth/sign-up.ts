import type { InvitationState } from '@game-plan/contracts/people/auth';
import type { KitchenId } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import {
  findInvitationOfCode,
  type InvitationRow,
  lockInvitation,
  markInvitationUsed,
} from '#features/invitations/invitation-queries.ts';
import {
  findMembership,
  insertInvitation as inviteToKitchen,
} from '#features/kitchens/membership-queries.ts';
import { lockAccount } from '#features/users/account-lock-queries.ts';
import { readableEmail } from '#http/addresses/readable-address.ts';
import { AppError } from '#http/app-error.ts';
import { type AccountDetails, createAccount } from './create-account.ts';
import { adminExists, lockAdminSetup } from './credential-queries.ts';

/**
 * Creates an account with an invitation and marks the invitation as used, in one transaction. If it also invites to a
 * kitchen, that invitation awaits the new member's answer. Throws 'forbidden' with the reason: no code, unknown, used,
 * expired, or meant for another e-mail address.
 */
export async function signUp(
  db: Database,
  { inviteCode, ...details }: AccountDetails & { readonly inviteCode?: string | undefined },
  now: Date,
): Promise<number> {
  if (!inviteCode) throw new AppError('forbidden', 'An invitation is required');
  return db.transaction(async (tx) => {
    const found = await findInvitationOfCode(tx, inviteCode);
    // Locked before the invitation, because accounts are always locked first. It also keeps the inviter in their
    // kitchen until the kitchen invitation is inserted.
    if (found) await lockAccount(tx, found.invitedBy, 'key share');
    const invitation = await lockInvitation(tx, inviteCode);
    if (!invitation) throw new AppError('forbidden', 'This invitation was not found');
    if (invitation.isUsed) throw new AppError('forbidden', 'This invitation has already been used');
    if (invitation.expiresAt <= now) throw new AppError('forbidden', 'This invitation has expired');
    if (invitation.email.toLowerCase() !== details.email?.toLowerCase()) {
      const message = 'This invitation is for another e-mail address';
      throw new AppError('forbidden', message, { errors: { email: [message] } });
    }
    const userId = await createAccount(tx, details, 'user');
    await markInvitationUsed(tx, invitation.id, userId);
    const kitchenId = await findKitchenToShare(tx, invitation);
    if (kitchenId !== undefined)
      await inviteToKitchen(tx, { kitchenId, userId, invitedBy: invitation.invitedBy });
    return userId;
  });
}

/** The kitchen that the invitation also invites to, if its sender still belongs to it. */
async function findKitchenToShare(
  db: Database,
  { toKitchenId, invitedBy }: InvitationRow,
): Promise<KitchenId | undefined> {
  if (toKitchenId === null) return undefined;
  const membership = await findMembership(db, invitedBy);
  return membership?.kitchenId === toKitchenId ? toKitchenId : undefined;
}

/** Creates the first admin. Of several concurrent requests exactly one succeeds; the others get 'conflict'. */
export async function setUpAdmin(db: Database, details: AccountDetails): Promise<number> {
  return db.transaction(async (tx) => {
    await lockAdminSetup(tx);
    if (await adminExists(tx)) throw new AppError('conflict', 'The admin account has already been set up');
    return createAccount(tx, details, 'admin');
  });
}

/** 'd…@example.org': enough for its owner to recognise the address. */
const hintOf = (email: string) => readableEmail(email).replace(/^(.)[^@]*/u, '$1…');

/**
 * The state of the invitation with this code, so that the sign-up form can report a used or expired link immediately.
 * No session is needed: without the link, a caller would have to guess 256 bits.
 */
export async function checkInvitation(db: Database, code: string, now: Date): Promise<InvitationState> {
  const invitation = await findInvitationOfCode(db, code);
  if (!invitation) return { state: 'not_found', emailHint: null, expiresAt: null };
  const { isUsed, email, expiresAt } = invitation;
  const state = isUsed ? 'used' : expiresAt <= now ? 'expired' : 'open';
  return {
    state,
    emailHint: state === 'open' ? hintOf(email) : null,
    expiresAt: expiresAt.toISOString(),
    ...(state === 'open' &&
      invitation.toKitchenId !== null && {
        kitchen: (await findKitchenToShare(db, invitation)) === undefined ? 'gone' : 'open',
      }),
  };
}
