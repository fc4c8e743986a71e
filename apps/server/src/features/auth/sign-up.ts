import type { Database } from '#db/client.ts';
import { lockInvitation, markInvitationUsed } from '#features/invitations/invitation-queries.ts';
import { AppError } from '#http/app-error.ts';
import { type AccountDetails, createAccount } from './create-account.ts';

/**
 * Makes an account with an invitation and uses the invitation up, both or neither. Each refusal is
 * 'forbidden' with its reason: no code, unknown, used, expired, or meant for another e-mail address.
 */
export async function signUp(db: Database, details: AccountDetails, now: Date): Promise<number> {
  const { inviteCode } = details;
  if (!inviteCode) throw new AppError('forbidden', 'An invitation is required');
  return db.transaction(async (tx) => {
    const invitation = await lockInvitation(tx, inviteCode);
    if (!invitation) throw new AppError('forbidden', 'This invitation was not found');
    if (invitation.isUsed) throw new AppError('forbidden', 'This invitation has already been used');
    if (invitation.expiresAt <= now) throw new AppError('forbidden', 'This invitation has expired');
    if (invitation.email.toLowerCase() !== details.email.toLowerCase()) {
      const message = 'This invitation is for another e-mail address';
      throw new AppError('forbidden', message, { errors: { email: [message] } });
    }
    const userId = await createAccount(tx, details, 'user');
    await markInvitationUsed(tx, invitation.id, userId);
    return userId;
  });
}
