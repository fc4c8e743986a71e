import type { Mail } from '#adapters/mail/port.ts';
import { invitationHtml } from './invitation-html.ts';
import { invitationLink } from './invitation-link.ts';
import type { InvitationRow } from './invitation-queries.ts';

interface Letter {
  readonly invitation: InvitationRow;
  /** Who invites, as they call themselves. */
  readonly inviterName: string;
  readonly publicUrl: string;
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** 'Saturday, November 28, 2026 (2:05 PM UTC)'. UTC, since the reader's time zone is unknown. */
const inWords = (instant: Date) => `${DAY.format(instant)} (${TIME.format(instant)} UTC)`;

/** A name on one line: a line's end in it would begin another paragraph, or another header. */
const oneLine = (name: string) => name.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** The e-mail of an invitation, in plain text and in HTML without a picture. Its link is what makes the account. */
export function invitationMail({ invitation, inviterName, publicUrl }: Letter): Mail {
  const { id, email, inviteCode, createdAt, expiresAt } = invitation;
  const inviter = oneLine(inviterName);
  const words = {
    title: `${inviter} invites you to Game Plan Cookbook`,
    about: 'Keep track of what is in the kitchen, find recipes for it, and see how your meals add up.',
    link: invitationLink(publicUrl, inviteCode),
    validity: `The link is for ${email} alone. It works once, until ${inWords(expiresAt)}.`,
    unexpected: 'If you did not expect this, you need not do anything.',
    host: new URL(publicUrl).host,
  };
  const text = [
    `${words.title}.`,
    words.about,
    `Create your account:\n${words.link}`,
    words.validity,
    words.unexpected,
    `-- \nGame Plan Cookbook at ${words.host}`,
  ].join('\n\n');
  return {
    id: `invitation-${id}-${createdAt.getTime()}`,
    to: email,
    subject: words.title,
    text: `${text}\n`,
    html: invitationHtml(words),
  };
}
