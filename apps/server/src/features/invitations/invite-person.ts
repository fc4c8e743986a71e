import { randomBytes } from 'node:crypto';
import type { KitchenId } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import type { JobQueue } from '#db/jobs/job-queue.ts';
import { recordAdminAction } from '#features/admin/admin-action-queries.ts';
import { findUserIdOfEmail } from '#features/users/user-queries.ts';
import { readableEmail } from '#http/addresses/readable-address.ts';
import { AppError } from '#http/app-error.ts';
import { sendInvitationJob } from './invitation-jobs.ts';
import {
  deletePendingInvitations,
  type InvitationRow,
  insertInvitation,
  lockAddress,
} from './invitation-queries.ts';

const INVITATION_DAYS = 7;
/** 256 bits, so that codes cannot be guessed. */
const CODE_BYTES = 32;

/** The inviter as shown in the record of admin actions. */
export interface Inviter {
  readonly userId: number;
  readonly name: string;
  /** True on the command line, where no admin is signed in. */
  readonly isCommandLine?: boolean;
}

interface Invite {
  readonly email: string;
  readonly inviter: Inviter;
  /** The inviter's kitchen that it also invites to, or null. */
  readonly toKitchenId: KitchenId | null;
  readonly now: Date;
  /** Undefined if no mail server is configured; the link is then passed on by hand. */
  readonly jobs: JobQueue | undefined;
}

/**
 * Invites an address for seven days, within a transaction, and replaces its pending invitation. A job of the same
 * transaction sends the e-mail afterwards. Throws 'conflict' if the address has an account.
 */
export async function invitePerson(tx: Database, invite: Invite): Promise<InvitationRow> {
  const { email, inviter, toKitchenId, now, jobs } = invite;
  await lockAddress(tx, email);
  // Waits for a sign-up that is using the pending invitation, so that its account is seen below.
  await deletePendingInvitations(tx, email);
  if ((await findUserIdOfEmail(tx, email)) !== undefined) {
    throw new AppError('conflict', 'That e-mail address already has an account');
  }
  const invitation = await insertInvitation(tx, {
    email,
    invitedBy: inviter.userId,
    toKitchenId,
    inviteCode: randomBytes(CODE_BYTES).toString('base64url'),
    createdAt: now,
    expiresAt: new Date(now.getTime() + INVITATION_DAYS * 86_400_000),
    mailState: jobs ? 'queued' : 'not_sent',
  });
  await jobs?.add(tx, sendInvitationJob, { invitationId: invitation.id }, { key: String(invitation.id) });
  await recordAdminAction(tx, {
    action: 'invited',
    adminId: inviter.isCommandLine ? null : inviter.userId,
    adminName: inviter.name,
    targetInvitationId: invitation.id,
    targetName: readableEmail(email),
  });
  return invitation;
}
