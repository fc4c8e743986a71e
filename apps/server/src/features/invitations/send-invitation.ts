import { displayName } from '@game-plan/domain/person-name';
import { MailError } from '#adapters/mail/port.ts';
import { type Attempt, handle, type JobHandler } from '#db/jobs/job.ts';
import type { Deps } from '#deps';
import { findUser } from '#features/users/user-queries.ts';
import { sendInvitationJob } from './invitation-jobs.ts';
import { invitationMail } from './invitation-mail.ts';
import { findInvitation, type InvitationRow, saveMailOutcome } from './invitation-queries.ts';

type Sender = Pick<Deps, 'db' | 'mailer' | 'publicUrl' | 'now'>;

const notSent = { mailState: 'not_sent', mailError: null, mailedAt: null } as const;

/** For the log and the queue, which outlive the invitation: a mail server likes to repeat whom it refuses. */
const withoutAddresses = (words: string) => words.replaceAll(/[^\s<>]+@[^\s<>]+/g, '(address)');

/** Tries once. What the mail server says is kept at the invitation, and thrown if another try makes sense. */
async function send(deps: Sender, invitation: InvitationRow, attempt: Attempt): Promise<void> {
  const { db, mailer, publicUrl, now } = deps;
  const { id } = invitation;
  const inviter = await findUser(db, invitation.invitedBy);
  if (!inviter) return;
  // The server was started without a mail server since: the link is handed over by hand.
  if (!mailer || publicUrl === undefined) return saveMailOutcome(db, id, notSent);
  try {
    await mailer.send(
      invitationMail({ invitation, inviterName: displayName(inviter), publicUrl }),
      attempt.signal,
    );
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const mailError = error.message;
    if (error.reason === 'refused' || attempt.isLast) {
      return saveMailOutcome(db, id, { mailState: 'failed', mailError, mailedAt: now() });
    }
    await saveMailOutcome(db, id, { mailState: 'queued', mailError, mailedAt: null });
    throw new MailError(error.reason, withoutAddresses(mailError));
  }
  // A server killed between the mail server's word and this line sends once more, under the same Message-ID.
  await saveMailOutcome(db, id, { mailState: 'sent', mailError: null, mailedAt: now() });
}

/** Mails an invitation, unless it was revoked, replaced, used, mailed or has expired since it was queued. */
export function sendInvitationHandler(deps: Sender): JobHandler {
  return handle(sendInvitationJob, async ({ invitationId }, attempt) => {
    const invitation = await findInvitation(deps.db, invitationId);
    if (invitation?.mailState !== 'queued') return;
    if (invitation.isUsed) return saveMailOutcome(deps.db, invitationId, notSent);
    if (invitation.expiresAt <= deps.now()) {
      const mailError = invitation.mailError ?? 'The invitation expired before it could be mailed';
      return saveMailOutcome(deps.db, invitationId, { mailState: 'failed', mailError, mailedAt: deps.now() });
    }
    await send(deps, invitation, attempt);
  });
}
