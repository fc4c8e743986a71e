import type { InvitationState } from '@game-plan/contracts/auth';
import type { Database } from '#db/client.ts';
import { findInvitationOfCode } from '#features/invitations/invitation-queries.ts';

/** 'd…@example.org': enough for its owner to know which of their addresses it is. */
const hintOf = (email: string) => email.replace(/^(.)[^@]*/u, '$1…');

/**
 * The state of the invitation with this code, so that the sign-up form can say at once that a link is used or expired.
 * It needs no session: a caller has the link, or would have to guess 256 bits.
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
  };
}
