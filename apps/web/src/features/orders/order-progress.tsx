import type { Order } from '@game-plan/contracts/shop/orders';
import { businessTime, formatLocalTime } from '@game-plan/domain/orders/local-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contactQuery } from '#data/shop/business.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import { isRequestDeclined, stageSentence } from './order-labels.ts';

const CancelOrderDialog = lazyDialog(() => import('./cancel-order-dialog.tsx'), 'CancelOrderDialog');

/** The business's progress with the order, its appointment, and the cancellation. */
export function OrderProgress({ order }: { order: Order }) {
  const [isAsking, setAsking] = useState(false);
  const { data: contact } = useQuery(contactQuery);
  const { stage, appointment, cancelReason, isCancellationAsked } = order;
  const isOpen = stage === 'placed' || stage === 'confirmed';
  return (
    <section
      aria-label={t('State of the order')}
      className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-quiet p-4 print:hidden"
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{stageSentence(order)}</p>
        {appointment && stage !== 'cancelled' && (
          <p className="mt-1">
            <span className="font-semibold">{formatLocalTime(appointment)}</span>{' '}
            <span className="text-sm text-muted">({businessTime(contact?.timeZone ?? null)})</span>
          </p>
        )}
        {isRequestDeclined(order) && (
          <p className="mt-1 text-sm">{t('You asked to cancel it, but the business has kept the order:')}</p>
        )}
        {cancelReason && <p className="mt-1 text-sm wrap-anywhere text-muted">“{cancelReason}”</p>}
      </div>
      {isOpen && !isCancellationAsked && (
        <Button variant="destructive-ghost" className="max-sm:-ml-4" onClick={() => setAsking(true)}>
          {stage === 'placed' ? t('Cancel order') : t('Ask to cancel')}
        </Button>
      )}
      {isAsking && <CancelOrderDialog order={order} onClose={() => setAsking(false)} />}
    </section>
  );
}
