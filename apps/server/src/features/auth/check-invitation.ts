import type { InvitationState } from '@game-plan/contracts/auth';
import type { Database } from '#db/client.ts';
import { findInvitationOfCode } from '#features/invitations/invitation-queries.ts';

/** 'd…@example.org': enough for its owner to know which of their addresses it is. */
const hintOf = (email: string) => email.replace(/^(.)[^@]*/u, '$1…');

/**
 * How the invitation of a code stands, so that nobody fills in a form in vain. Who may ask holds the link, or guesses
 * 256 bits.
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
