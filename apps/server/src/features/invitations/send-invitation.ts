import { displayName } from '@game-plan/domain/person-name';
import { type Mail, MailError } from '#adapters/mail/port.ts';
import { type Attempt, handle, type JobHandler } from '#db/jobs/job.ts';
import type { Deps } from '#deps';
import { findUser } from '#features/users/user-queries.ts';
import { readableEmail } from '#http/addresses/readable-address.ts';
import { tryToConsume } from '#http/limits/rate-limits.ts';
import { sendInvitationJob } from './invitation-jobs.ts';
import { invitationLink } from './invitation-link.ts';
import { findInvitation, type InvitationRow, saveMailOutcome } from './invitation-queries.ts';

type Sender = Pick<Deps, 'db' | 'mailer' | 'publicUrl' | 'now' | 'rateLimits'>;

const notSent = { mailState: 'not_sent', mailError: null, mailedAt: null } as const;

/** For the log and the queue, which outlive the invitation: mail servers often repeat the address they refuse. */
const withoutAddresses = (words: string) => words.replaceAll(/[^\s<>]+@[^\s<>]+/g, '(address)');

/** Tries to send once. Stores the mail server's reply, and throws it if a retry makes sense. */
async function send(deps: Sender, invitation: InvitationRow, attempt: Attempt): Promise<void> {
  const { db, mailer, publicUrl, now } = deps;
  const { id } = invitation;
  const inviter = await findUser(db, invitation.invitedBy);
  if (!inviter) return;
  // The server has been restarted without a mail server since; the link is passed on by hand.
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
  // If the server is killed before this line, the mail is sent again with the same Message-ID.
  await saveMailOutcome(db, id, { mailState: 'sent', mailError: null, mailedAt: now() });
}

/** Mails an invitation, unless it was revoked, replaced, used or mailed, or has expired since it was queued. */
export function sendInvitationHandler(deps: Sender): JobHandler {
  return handle(sendInvitationJob, async ({ invitationId }, attempt) => {
    const invitation = await findInvitation(deps.db, invitationId);
    if (invitation?.mailState !== 'queued') return;
    if (invitation.isUsed) return saveMailOutcome(deps.db, invitationId, notSent);
    if (invitation.expiresAt <= deps.now()) {
      const mailError = invitation.mailError ?? 'The invitation expired before it could be mailed';
      return saveMailOutcome(deps.db, invitationId, { mailState: 'failed', mailError, mailedAt: deps.now() });
    }
    const to = invitation.email.toLowerCase();
    if (attempt.isFirst && !(await tryToConsume(deps.rateLimits, 'mailsByAddress', to))) {
      const mailError = 'This address was sent a great many mails today. Pass the link on yourself.';
      return saveMailOutcome(deps.db, invitationId, { mailState: 'failed', mailError, mailedAt: deps.now() });
    }
    await send(deps, invitation, attempt);
  });
}

interface Invited {
  readonly invitation: InvitationRow;
  /** The inviter's displayed name. */
  readonly inviterName: string;
  readonly publicUrl: string;
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** 'Saturday, November 28, 2026 (2:05 PM UTC)'. In UTC, because the reader's time zone is unknown. */
const formatInstant = (instant: Date) => `${DAY.format(instant)} (${TIME.format(instant)} UTC)`;

/** A name on one line: a line break would start another paragraph or another header. */
const oneLine = (name: string) => name.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** The invitation e-mail with the sign-up link. */
function invitationMail({ invitation, inviterName, publicUrl }: Invited): Mail {
  const { id, email, inviteCode, createdAt, expiresAt } = invitation;
  const inviter = oneLine(inviterName);
  const title = `${inviter} invites you to Game Plan Cookbook`;
  return {
    id: `invitation-${id}-${createdAt.getTime()}`,
    to: email,
    subject: title,
    letter: {
      title,
      paragraphs: [
        ...(invitation.toKitchenId === null
          ? []
          : [
              `${inviter} would also like to share a kitchen with you. You can decide once you have an account.`,
            ]),
        'Keep track of what is in your kitchen, find recipes for it, and see how your meals add up.',
      ],
      action: { label: 'Create your account', link: invitationLink(publicUrl, inviteCode) },
      notes: [
        `This link is only for ${readableEmail(email)}. It works once, until ${formatInstant(expiresAt)}.`,
        'If you did not expect this, you can ignore it.',
      ],
      signature: `Game Plan Cookbook at ${new URL(publicUrl).host}`,
    },
  };
}
