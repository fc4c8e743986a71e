import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { registerServiceWorker } from '#lib/browser/service-worker.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';

/** Says that a newer version of the app is there, and loads it on request: never on its own, because something may be half typed. */
export function NewVersion() {
  const [reload, setReload] = useState<() => void>();
  useEffect(() => {
    // Without it the app works too.
    registerServiceWorker((load) => setReload(() => load)).catch(() => undefined);
  }, []);
  return (
    <div aria-live="polite" className="print:hidden">
      {reload && (
        <div className="fixed inset-x-4 bottom-[calc(var(--toast-offset,0px)+env(safe-area-inset-bottom)+16px)] z-50 mx-auto flex max-w-[420px] items-center justify-between gap-4 rounded-lg border border-line bg-raised py-3 pr-3 pl-4 shadow-float">
          <p className="font-semibold">{t('A new version is ready.')}</p>
          <Button size="sm" icon={RefreshCw} onClick={reload}>
            {t('Reload')}
          </Button>
        </div>
      )}
    </div>
  );
}
