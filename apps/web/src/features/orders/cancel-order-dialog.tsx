import type { Order } from '@game-plan/contracts/shop/orders';
import { useState } from 'react';
import { useCancelOrder } from '#data/shop/orders.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/input.tsx';

interface CancelOrderDialogProps {
  order: Order;
  onClose: () => void;
}

/** Cancels an order that is not confirmed, or asks for it, with a reason. */
export function CancelOrderDialog({ order: { id, stage, status }, onClose }: CancelOrderDialogProps) {
  const [reason, setReason] = useState('');
  const cancel = useCancelOrder(id, onClose);
  const isAtOnce = stage === 'placed';
  const money = status === 'paid' ? ` ${t('Your payment will be refunded.')}` : '';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isAtOnce ? t('Cancel order #{id}', { id }) : t('Ask to cancel order #{id}', { id })}
      description={
        isAtOnce
          ? t('It has not been confirmed yet, so it will be cancelled right away.{money}', { money })
          : t('It is already confirmed, so the business will tell you whether it can still be cancelled.')
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Keep it')}
          </Button>
          <Button
            variant="destructive"
            pending={cancel.isPending}
            pendingLabel={t('Sending...')}
            onClick={() => cancel.mutate(reason.trim())}
          >
            {isAtOnce ? t('Cancel order') : t('Ask to cancel')}
          </Button>
        </>
      }
    >
      <Field label={t('Reason (optional)')}>
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
