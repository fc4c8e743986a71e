import type { Invitation } from '@game-plan/contracts/admin';
import { CircleAlert, Clock, MailCheck } from 'lucide-react';

/** How the e-mail of an invitation fares, in the mail server's own words where it failed. */
export function MailState({ mail }: Pick<Invitation, 'mail'>) {
  switch (mail.state) {
    case 'not_sent':
      return <span className="text-muted">Not mailed</span>;
    case 'queued':
      return (
        <span className="inline-flex items-start gap-1.5 text-muted">
          <Clock className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>
            Queued
            {mail.error && (
              <span className="block max-w-[32ch] text-xs wrap-anywhere">
                Tried, and will again: {mail.error}
              </span>
            )}
          </span>
        </span>
      );
    case 'sent':
      return (
        <span className="inline-flex items-center gap-1.5 text-success-text">
          <MailCheck className="size-4 shrink-0" aria-hidden="true" />
          Sent
        </span>
      );
    case 'failed':
      return (
        <span className="inline-flex items-start gap-1.5 text-destructive-text">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>
            Failed
            {mail.error && <span className="block max-w-[32ch] text-xs wrap-anywhere">{mail.error}</span>}
          </span>
        </span>
      );
  }
}
