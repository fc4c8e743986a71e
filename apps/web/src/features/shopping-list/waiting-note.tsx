import { CloudOff } from 'lucide-react';
import { useIsTickWaiting } from '#data/kitchen/shopping-list.ts';
import { t } from '#lib/language.ts';

/** Says that ticked items are not lost while the server is unreachable. */
export function WaitingNote() {
  const isWaiting = useIsTickWaiting();
  return (
    <div role="status">
      {isWaiting && (
        <p className="mt-2 flex items-center gap-2 text-sm text-muted">
          <CloudOff className="size-4 shrink-0" aria-hidden="true" />
          {t('No connection. What you ticked is kept and will be sent once you are back online.')}
        </p>
      )}
    </div>
  );
}
