import type { InvitationState } from '@game-plan/contracts/people/auth';
import { localCalendarDay } from '@game-plan/domain/calendar-day';
import { MailWarning } from 'lucide-react';
import { formatLongDay } from '#lib/format/format.ts';

/** Says that an invitation cannot be used, before a user fills in the form; renders nothing for a valid one. */
export function InvitationNotice({ invitation }: { invitation: InvitationState }) {
  const explanation = explainInvitation(invitation);
  if (!explanation) return null;
  return (
    <div
      role="alert"
      className="mt-6 flex gap-3 rounded-lg border border-warning-line bg-warning-soft p-4 text-warning-text"
    >
      <MailWarning className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <div className="min-w-0">
        <h2 className="font-semibold">{explanation.title}</h2>
        <p className="mt-1 text-sm">{explanation.description}</p>
      </div>
    </div>
  );
}

interface Explanation {
  readonly title: string;
  /** Why, and the way on. */
  readonly description: string;
}

const lastDay = (instant: string | null) =>
  instant === null ? '' : `It was good until ${formatLongDay(localCalendarDay(new Date(instant)))}. `;

/** Why an invitation cannot be used; undefined of one that can. */
export function explainInvitation({ state, expiresAt }: InvitationState): Explanation | undefined {
  switch (state) {
    case 'open':
      return undefined;
    case 'used':
      return {
        title: 'This invitation has already been used',
        description:
          'If you made your account with it, sign in. Otherwise ask your administrator for a new one.',
      };
    case 'expired':
      return {
        title: 'This invitation has expired',
        description: `${lastDay(expiresAt)}Ask your administrator for a new one.`,
      };
    case 'not_found':
      return {
        title: 'This invitation was not found',
        description:
          'Its link may have been cut short, or a newer invitation has taken its place. Open the link of the latest one, or ask your administrator.',
      };
  }
}
