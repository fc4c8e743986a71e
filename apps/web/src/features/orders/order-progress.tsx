import type { Order } from '@game-plan/contracts/shop/orders';
import { formatLocalTime, practiceTime } from '@game-plan/domain/orders/local-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCancelOrder } from '#data/shop/orders.ts';
import { contactQuery } from '#data/shop/practice.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/input.tsx';
import { isRequestDeclined, stageSentence } from './order-labels.ts';

/** The practice's progress with the order, its appointment, and the cancellation. */
export function OrderProgress({ order }: { order: Order }) {
  const [isAsking, setAsking] = useState(false);
  const { data: contact } = useQuery(contactQuery);
  const { stage, appointment, cancelReason, isCancellationAsked } = order;
  const isOpen = stage === 'placed' || stage === 'confirmed';
  return (
    <section
      aria-label="State of the order"
      className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-quiet p-4 print:hidden"
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{stageSentence(order)}</p>
        {appointment && stage !== 'cancelled' && (
          <p className="mt-1">
            <span className="font-semibold">{formatLocalTime(appointment)}</span>{' '}
            <span className="text-sm text-muted">({practiceTime(contact?.timeZone ?? null)})</span>
          </p>
        )}
        {isRequestDeclined(order) && (
          <p className="mt-1 text-sm">You asked to cancel it, but the practice has kept the order:</p>
        )}
        {cancelReason && <p className="mt-1 text-sm wrap-anywhere text-muted">“{cancelReason}”</p>}
      </div>
      {isOpen && !isCancellationAsked && (
        <Button variant="destructive-ghost" className="max-sm:-ml-4" onClick={() => setAsking(true)}>
          {stage === 'placed' ? 'Cancel order' : 'Ask to cancel'}
        </Button>
      )}
      {isAsking && <CancelDialog order={order} onClose={() => setAsking(false)} />}
    </section>
  );
}

function CancelDialog({ order: { id, stage, status }, onClose }: { order: Order; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const cancel = useCancelOrder(id, onClose);
  const isAtOnce = stage === 'placed';
  const money = status === 'paid' ? ' Your payment will be refunded.' : '';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isAtOnce ? `Cancel order #${id}` : `Ask to cancel order #${id}`}
      description={
        isAtOnce
          ? `It has not been confirmed yet, so it will be cancelled right away.${money}`
          : 'It is already confirmed, so the practice will tell you whether it can still be cancelled.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button
            variant="destructive"
            pending={cancel.isPending}
            pendingLabel="Sending..."
            onClick={() => cancel.mutate(reason.trim())}
          >
            {isAtOnce ? 'Cancel order' : 'Ask to cancel'}
          </Button>
        </>
      }
    >
      <Field label="Reason (optional)">
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
