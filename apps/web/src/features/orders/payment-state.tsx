import type { Order } from '@game-plan/contracts/orders';
import { useQuery } from '@tanstack/react-query';
import { CreditCard, RefreshCw } from 'lucide-react';
import { paymentMethodQuery, paymentStateQuery, usePayOrder } from '#data/orders.ts';
import { Button } from '#ui/button.tsx';
import type { OrderSearch } from './order-search.ts';
import { isUnpaidOnline, paymentSentence } from './order-words.ts';

interface PaymentStateProps {
  order: Order;
  /** How the payment page was left, for whoever comes from there. */
  left: OrderSearch['payment'];
}

/** How the payment stands, as the server says, and what can be done about it. */
export function PaymentState({ order, left }: PaymentStateProps) {
  const { data: payment } = useQuery(paymentMethodQuery);
  const canPay = isUnpaidOnline(order) && payment?.method === 'stripe';
  const isExpected = left === 'success' && order.status === 'pending' && canPay;
  const { data, isError, isFetching, refetch } = useQuery({
    ...paymentStateQuery(order.id, isExpected),
    enabled: canPay,
  });
  const isOnItsWay = canPay && data?.isOnItsWay === true;
  const isWaiting = isExpected || isOnItsWay;
  const { mutate: pay, isPending } = usePayOrder(order.id);

  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-quiet p-4 print:hidden">
      <div className="min-w-0 flex-1 basis-64">
        <p role="status" className="font-semibold">
          {paymentSentence(order, left, isOnItsWay)}
        </p>
        {isWaiting && <p className="text-sm text-muted">{patienceWords(isError, isOnItsWay)}</p>}
        {isUnpaidOnline(order) && payment?.method === 'on_site' && (
          <p className="text-sm text-muted">
            Online payment is not set up here any more: you can pay on site.
          </p>
        )}
      </div>
      {isWaiting && (
        <Button
          variant="secondary"
          icon={RefreshCw}
          pending={isFetching}
          pendingLabel="Looking..."
          onClick={() => void refetch()}
        >
          Look again
        </Button>
      )}
      {canPay && !isWaiting && (
        <Button
          variant="accent"
          icon={CreditCard}
          pending={isPending}
          pendingLabel="Opening..."
          onClick={() => pay()}
        >
          Pay now
        </Button>
      )}
    </div>
  );
}

function patienceWords(isError: boolean, isOnItsWay: boolean): string {
  if (isError) return 'Stripe does not answer just now. Your payment is not lost.';
  if (isOnItsWay) return 'A bank can take some days. It shows here as soon as it arrives.';
  return 'This can take a minute. You can leave this page: the order is kept.';
}
