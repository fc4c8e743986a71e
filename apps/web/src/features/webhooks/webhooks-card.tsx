import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useWebhooks } from '#data/people/webhooks.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import { NotLoaded } from '#ui/state/not-loaded.tsx';
import { WebhookLine } from './webhook-line.tsx';

const WebhookDialog = lazyDialog(() => import('./webhook-dialog.tsx'), 'WebhookDialog');

/** The addresses that a person has called, with their last answers. */
export function WebhooksCard({ className = '' }: { className?: string }) {
  const query = useWebhooks();
  const [adding, setAdding] = useState(false);
  return (
    <Card aria-labelledby="webhooks" className={`p-5 sm:p-6 ${className}`}>
      <CardHead
        title={t('Webhooks')}
        titleId="webhooks"
        description={t(
          'Have a program of yours called when something happens. Each call is signed, and says nothing about your health.',
        )}
      />
      {query.data ? (
        <>
          <ul className="mt-2 divide-y divide-line empty:hidden">
            {query.data.map((webhook) => (
              <WebhookLine key={webhook.id} webhook={webhook} />
            ))}
          </ul>
          <Button
            variant="secondary"
            icon={Plus}
            className="mt-4 max-sm:w-full"
            onPointerEnter={WebhookDialog.preload}
            onClick={() => setAdding(true)}
          >
            {t('Add a webhook')}
          </Button>
        </>
      ) : (
        <NotLoaded query={query} title={t('Your webhooks did not load')} className="mt-4 h-24" />
      )}
      {adding && <WebhookDialog open={adding} onOpenChange={setAdding} />}
    </Card>
  );
}
