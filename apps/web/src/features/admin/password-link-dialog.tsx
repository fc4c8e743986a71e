import type { AdminUser } from '@game-plan/contracts/people/admin';
import { KeyRound } from 'lucide-react';
import { useMakePasswordLink, useWithdrawPasswordLinks } from '#data/people/password-link.ts';
import { formatTime } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formatInstant } from './admin-labels.ts';
import { CopyLinkButton, LocalLinkWarning } from './copy-link-button.tsx';

interface PasswordLinkDialogProps {
  user: AdminUser;
  onClose: () => void;
}

/** Makes a link by which a locked-out person sets a new password, for the admin to pass on. */
export function PasswordLinkDialog({ user: { id, username }, onClose }: PasswordLinkDialogProps) {
  const { mutate, isPending, data: link } = useMakePasswordLink();
  const withdrawal = useWithdrawPasswordLinks(onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('New password for {username}', { username })}
      description={t(
        'With the link, {username} sets a new password and is signed in. It works once, for a day.',
        { username },
      )}
      footer={
        <>
          <Button
            variant="destructive-ghost"
            pending={withdrawal.isPending}
            pendingLabel={t('Withdrawing...')}
            onClick={() => withdrawal.mutate(id)}
          >
            {link ? t('Withdraw link') : t('Withdraw earlier links')}
          </Button>
          {link ? (
            <Button onClick={onClose}>{t('Done')}</Button>
          ) : (
            <Button
              icon={KeyRound}
              pending={isPending}
              pendingLabel={t('Making...')}
              onClick={() => mutate(id)}
            >
              {t('Make link')}
            </Button>
          )}
        </>
      }
    >
      {link ? (
        <div className="rounded-md bg-success-soft px-4 py-3">
          <p role="status" className="text-sm font-medium wrap-anywhere text-success-text">
            {t('Send this link to {username} yourself. It works until {expiresAt}, {time}.', {
              username,
              expiresAt: formatInstant(link.expiresAt),
              time: formatTime(new Date(link.expiresAt)),
            })}
          </p>
          <p className="mt-1 truncate text-sm text-muted" title={link.url}>
            {link.url}
          </p>
          <LocalLinkWarning link={link.url} />
          <div className="mt-3">
            <CopyLinkButton recipient={username} link={link.url} />
          </div>
        </div>
      ) : (
        <p className="text-sm text-muted">
          {t(
            'Whoever has the link can sign in as {username}, so send it only to them. That you made it is recorded, and {username} sees it on the Security tab.',
            { username },
          )}
        </p>
      )}
    </Dialog>
  );
}
