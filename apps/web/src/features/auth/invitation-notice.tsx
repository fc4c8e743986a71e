import type { InvitationState } from '@game-plan/contracts/people/auth';
import { localCalendarDay } from '@game-plan/domain/calendar-day';
import { type LucideIcon, MailWarning } from 'lucide-react';
import { formatLongDay } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';

/** The heading of the form that a link for a new password opens. */
export const NEW_PASSWORD = t('Set a New Password');

/** The heading of what a link that confirms an address opens. */
export const CONFIRM_ADDRESS = t('Confirm Your Address');

const KITCHEN: Readonly<Record<NonNullable<InvitationState['kitchen']>, string>> = {
  open: t(
    'You are also invited to share a kitchen. Once you have an account, you can see whose it is and decide.',
  ),
  gone: t(
    'You were also invited to share a kitchen, but the person who invited you has since left it. You will have a kitchen of your own.',
  ),
};

/** Says, before the form is filled in, that an invitation cannot be used, or that it is also to a kitchen. */
export function InvitationNotice({ invitation }: { invitation: InvitationState }) {
  const explanation = explainInvitation(invitation);
  if (!explanation) {
    const { kitchen } = invitation;
    return kitchen ? <p className="mt-6 rounded-lg bg-sunken p-4 text-sm">{KITCHEN[kitchen]}</p> : null;
  }
  return <LinkNotice {...explanation} />;
}

/** Says why a link cannot be used. */
export function LinkNotice({
  title,
  description,
  icon: Icon = MailWarning,
}: Explanation & { icon?: LucideIcon }) {
  return (
    <div
      role="alert"
      className="mt-6 flex gap-3 rounded-lg border border-warning-line bg-warning-soft p-4 text-warning-text"
    >
      <Icon className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <div className="min-w-0">
        <h2 className="font-semibold">{title}</h2>
        <p className="mt-1 text-sm">{description}</p>
      </div>
    </div>
  );
}

export interface Explanation {
  readonly title: string;
  /** The reason, and what to do. */
  readonly description: string;
}

const lastDay = (instant: string | null) =>
  instant === null
    ? ''
    : `${t('It was valid until {day}.', { day: formatLongDay(localCalendarDay(new Date(instant))) })} `;

/** Why an invitation cannot be used; undefined if it can. */
export function explainInvitation({ state, expiresAt }: InvitationState): Explanation | undefined {
  switch (state) {
    case 'open':
      return undefined;
    case 'used':
      return {
        title: t('This invitation has already been used'),
        description: t(
          'If you used it to create your account, sign in. Otherwise, ask your administrator for a new one.',
        ),
      };
    case 'expired':
      return {
        title: t('This invitation has expired'),
        description: `${lastDay(expiresAt)}${t('Ask your administrator for a new one.')}`,
      };
    case 'not_found':
      return {
        title: t('This invitation was not found'),
        description: t(
          'The link may be incomplete, or a newer invitation may have replaced it. Open the link in the latest one, or ask your administrator.',
        ),
      };
  }
}
