import { randomBytes } from 'node:crypto';
import type { Database } from '#db/client.ts';
import { isEmailTaken } from '#features/auth/user-queries.ts';
import { AppError } from '#http/app-error.ts';
import { deletePendingInvitations, type InvitationRow, insertInvitation } from './invitation-queries.ts';

const INVITATION_DAYS = 7;
/** 256 bits: no one guesses a code, however many are out. */
const CODE_BYTES = 32;

interface Invite {
  readonly email: string;
  readonly invitedBy: number;
  readonly now: Date;
}

/** Invites an address for seven days; its earlier pending invitation is replaced. 'conflict' if it has an account. */
export async function invitePerson(db: Database, { email, invitedBy, now }: Invite): Promise<InvitationRow> {
  if (await isEmailTaken(db, email)) {
    throw new AppError('conflict', 'That e-mail address already has an account');
  }
  return db.transaction(async (tx) => {
    await deletePendingInvitations(tx, email);
    return insertInvitation(tx, {
      email,
      invitedBy,
      inviteCode: randomBytes(CODE_BYTES).toString('base64url'),
      expiresAt: new Date(now.getTime() + INVITATION_DAYS * 86_400_000),
    });
  });
}
