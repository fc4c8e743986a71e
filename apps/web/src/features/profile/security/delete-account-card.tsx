import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';

const DeleteAccountDialog = lazyDialog(() => import('./delete-account-dialog.tsx'), 'DeleteAccountDialog');

interface DeleteAccountCardProps {
  username: string;
  /** False for the last admin. */
  canBeDeleted: boolean;
  /** Without one, nothing confirms that it is they. */
  hasPassword: boolean;
  onDeleted: () => void;
}

export function DeleteAccountCard({
  username,
  canBeDeleted,
  hasPassword,
  onDeleted,
}: DeleteAccountCardProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Card aria-labelledby="delete-account">
      <CardHead title={t('Delete account')} titleId="delete-account" />
      {canBeDeleted ? (
        <>
          <p className="mt-3 text-sm text-muted">
            {t('Your account and everything in it are deleted immediately and cannot be restored.')}
          </p>
          {!hasPassword && (
            <p className="mt-3 text-sm text-muted">
              {t('Set a password first: it confirms that it is you.')}
            </p>
          )}
          <Button
            disabled={!hasPassword}
            variant="destructive-ghost"
            icon={Trash2}
            className="mt-3 -ml-4 max-sm:ml-0 max-sm:w-full"
            onClick={() => setAsking(true)}
          >
            {t('Delete my account')}
          </Button>
        </>
      ) : (
        <p className="mt-3 text-sm text-muted">
          {t('You are the only admin, so your account cannot be deleted. Make someone else an admin first.')}
        </p>
      )}
      {asking && (
        <DeleteAccountDialog username={username} onClose={() => setAsking(false)} onDeleted={onDeleted} />
      )}
    </Card>
  );
}
