import type { Invitation } from '@game-plan/contracts/people/admin';
import { CircleAlert, Clock, MailCheck, MailPlus, MailX } from 'lucide-react';
import { useState } from 'react';
import { useInvite, useRevokeInvitation } from '#data/people/admin.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { CopyLinkButton } from './copy-link-button.tsx';

/** The state of an invitation's e-mail, with the mail server's error if it failed. */
export function MailState({ mail }: Pick<Invitation, 'mail'>) {
  switch (mail.state) {
    case 'not_sent':
      return <span className="text-muted">{t('Not mailed')}</span>;
    case 'queued':
      return (
        <span className="inline-flex items-start gap-1.5 text-muted">
          <Clock className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>
            {t('Queued')}
            {mail.error && (
              <span className="block max-w-[32ch] text-xs wrap-anywhere">
                {t('Will try again: {error}', { error: mail.error })}
              </span>
            )}
          </span>
        </span>
      );
    case 'sent':
      return (
        <span className="inline-flex items-center gap-1.5 text-success-text">
          <MailCheck className="size-4 shrink-0" aria-hidden="true" />
          {t('Sent')}
        </span>
      );
    case 'failed':
      return (
        <span className="inline-flex items-start gap-1.5 text-destructive-text">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>
            {t('Failed')}
            {mail.error && <span className="block max-w-[32ch] text-xs wrap-anywhere">{mail.error}</span>}
          </span>
        </span>
      );
  }
}

/** Actions for an unused invitation. */
export function InvitationActions({ invitation }: { invitation: Invitation }) {
  const { id, email, inviteUrl, isUsed } = invitation;
  const [isAsking, setAsking] = useState(false);
  const revocation = useRevokeInvitation(() => setAsking(false));
  if (isUsed) return null;
  return (
    <span className="inline-flex items-center gap-1">
      {inviteUrl ? (
        <CopyLinkButton recipient={email} link={inviteUrl} />
      ) : (
        <InviteAgainButton invitation={invitation} />
      )}
      <Button
        variant="destructive-ghost"
        size="sm"
        icon={MailX}
        aria-label={t('Revoke the invitation of {email}', { email })}
        onClick={() => setAsking(true)}
      >
        {t('Revoke')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Revoke this invitation')}
        description={t('The link for {email} will no longer work.', { email })}
        actionLabel={t('Revoke')}
        icon={MailX}
        pending={revocation.isPending}
        pendingLabel={t('Revoking...')}
        onConfirm={() => revocation.mutate(id)}
      />
    </span>
  );
}

/** Replaces an expired invitation by a new one. */
function InviteAgainButton({ invitation: { email, toKitchen } }: { invitation: Invitation }) {
  const { mutate, isPending } = useInvite();
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={MailPlus}
      pending={isPending}
      pendingLabel={t('Inviting...')}
      aria-label={t('Invite {email} again', { email })}
      onClick={() => mutate({ email, toKitchen })}
    >
      {t('Invite again')}
    </Button>
  );
}
