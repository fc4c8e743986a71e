import type { AdminOrder } from '@game-plan/contracts/shop/admin-orders';
import { isNew } from '@game-plan/domain/orders/handle-order';
import { orderLabels } from '#lib/format/order-labels.ts';
import { t } from '#lib/language.ts';
import { Badge } from '#ui/badge.tsx';

/** The state of an order, and what waits for an admin. */
export function HandledOrderBadges({ order }: { order: AdminOrder }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {isNew(order) && <Badge variant="butter">{t('New')}</Badge>}
      {orderLabels(order).map(({ about, label, tone }) => (
        <Badge key={about} variant={tone}>
          {label}
        </Badge>
      ))}
      {order.isCancellationAsked && <Badge variant="destructive">{t('Asks to cancel')}</Badge>}
      {order.refundDue > 0 && <Badge variant="destructive">{t('Refund due')}</Badge>}
    </span>
  );
}
