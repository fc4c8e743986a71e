import type { InvitationState } from '@game-plan/contracts/auth';
import { MailWarning } from 'lucide-react';
import { explainInvitation } from './explain-invitation.ts';

/** Says that an invitation cannot be used, before somebody fills in the form for it; nothing of one that can. */
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
