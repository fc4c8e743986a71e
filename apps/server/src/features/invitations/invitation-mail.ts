import type { Mail } from '#adapters/mail/port.ts';
import { invitationLink } from './invitation-link.ts';
import type { InvitationRow } from './invitation-queries.ts';

interface Invited {
  readonly invitation: InvitationRow;
  /** Who invites, as they call themselves. */
  readonly inviterName: string;
  readonly publicUrl: string;
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** 'Saturday, November 28, 2026 (2:05 PM UTC)'. UTC, since the reader's time zone is unknown. */
const formatInstant = (instant: Date) => `${DAY.format(instant)} (${TIME.format(instant)} UTC)`;

/** A name on one line: a line's end in it would begin another paragraph, or another header. */
const oneLine = (name: string) => name.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** The e-mail of an invitation. Its link is what makes the account. */
export function invitationMail({ invitation, inviterName, publicUrl }: Invited): Mail {
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
        'Keep track of what is in the kitchen, find recipes for it, and see how your meals add up.',
      ],
      action: { label: 'Create your account', link: invitationLink(publicUrl, inviteCode) },
      notes: [
        `The link is for ${email} alone. It works once, until ${formatInstant(expiresAt)}.`,
        'If you did not expect this, you need not do anything.',
      ],
      signature: `Game Plan Cookbook at ${new URL(publicUrl).host}`,
    },
  };
}
