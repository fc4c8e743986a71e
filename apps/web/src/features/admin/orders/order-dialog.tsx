import type { HandledOrder, OrderEvent } from '@game-plan/contracts/shop/admin-orders';
import { formatEvent } from '@game-plan/domain/orders/format-event';
import { formatLocalTime } from '@game-plan/domain/orders/local-time';
import { addressLines } from '@game-plan/domain/orders/postal-address';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminOrderQuery } from '#data/shop/admin-orders.ts';
import { isNotFound } from '#lib/api/api-error.ts';
import { formatInstant } from '#lib/format/format.ts';
import { formatDollars, formatDollarsLeft } from '#lib/format/money.ts';
import { telUrl } from '#lib/format/tel-url.ts';
import { t } from '#lib/language.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { Loading } from '#ui/state/loading.tsx';
import { addressOf, DASH } from '../admin-labels.ts';
import { HandledOrderBadges } from './handled-order-badges.tsx';
import { buyerName, formatChoices, formatItem } from './order-line-labels.ts';
import { OrderSteps } from './order-steps.tsx';

interface OrderDialogProps {
  id: number;
  onClose: () => void;
}

/** An order for an admin: buyer, services, state, possible steps, and history. */
export function OrderDialog({ id, onClose }: OrderDialogProps) {
  const { data, error, isFetching, refetch } = useQuery({ ...adminOrderQuery(id), refetchOnMount: 'always' });
  return (
    <Dialog
      open
      isInAddress
      onOpenChange={onClose}
      size="wide"
      title={t('Order #{id}', { id })}
      description={data && t('Placed {createdAt}', { createdAt: formatInstant(data.createdAt) })}
    >
      {data ? (
        <LoadedOrder order={data} />
      ) : isNotFound(error) ? (
        <p className="py-10 text-center text-muted">{t('This order was not found.')}</p>
      ) : error ? (
        <ErrorPanel
          title={t('The order did not load')}
          description={t('Nothing was changed. Check the connection and try again.')}
          failed={{ refetch, isFetching }}
        />
      ) : (
        <Loading label={t('Loading the order...')} className="min-h-60" />
      )}
    </Dialog>
  );
}

function LoadedOrder({ order }: { order: HandledOrder }) {
  const { buyer, appointment } = order;
  const where = buyer ? addressLines(buyer) : [];
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <HandledOrderBadges order={order} />
        <OpenTasks order={order} />
      </div>
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-3">
        <Fact name={t('Buyer')}>
          {buyerName(order)} {buyer && <span className="text-muted">({buyer.username})</span>}
        </Fact>
        <Fact name={t('Email')}>
          {buyer?.email ? <ContactLink href={`mailto:${buyer.email}`}>{addressOf(buyer)}</ContactLink> : DASH}
        </Fact>
        <Fact name={t('Phone')}>
          {buyer?.phone ? <ContactLink href={telUrl(buyer.phone)}>{buyer.phone}</ContactLink> : DASH}
        </Fact>
        <Fact name={t('Address')}>
          {where.length > 0 ? <span className="whitespace-pre-line">{where.join('\n')}</span> : DASH}
        </Fact>
        <Fact name={t('Appointment')}>{appointment ? formatLocalTime(appointment) : t('None yet')}</Fact>
        <Fact name={t('Payment')}>{paymentOf(order)}</Fact>
      </dl>
      <OrderSteps order={order} />
      <Lines order={order} />
      <History events={order.history} />
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

const ContactLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className="inline-flex items-center underline underline-offset-2 pointer-coarse:min-h-11">
    {children}
  </a>
);

/** 'On site, paid Nov 22, 2026, 3:45 PM' */
function paymentOf(order: HandledOrder): string {
  const { totalAmount, refundedAmount, paymentMethod, status, paidAt, refundedAt } = order;
  if (totalAmount === 0) return t('Nothing to pay');
  const how = paymentMethod === 'stripe' ? t('Online, through Stripe') : t('On site');
  const at = (instant: string | null) => (instant ? ` ${formatInstant(instant)}` : '');
  if (status === 'paid') {
    const refund = refundedAmount > 0 ? `, ${formatDollars(refundedAmount)} refunded${at(refundedAt)}` : '';
    return `${how}, paid${at(paidAt)}${refund}`;
  }
  if (status === 'refunded') return `${how}, refunded${at(refundedAt)}`;
  return t('{how}, not paid', { how });
}

/** What the admin has to decide or do outside the app. */
function OpenTasks({ order }: { order: HandledOrder }) {
  const { buyer, isCancellationAsked, cancelReason, cancelledBy } = order;
  const { missedRefund, refundDue, keptAmount, keptReason } = order;
  const missing = Math.min(missedRefund, refundDue);
  const because = cancelReason ? `: “${cancelReason}”` : '.';
  const hasPaymentMismatch = order.history.some(({ kind }) => kind === 'payment_misfit');
  const sentences = [
    !buyer &&
      t(
        'The buyer has no account any more: they cannot see this order and get no mails about it. Their name and address are gone.',
      ),
    buyer?.isActive === false &&
      t(
        'The buyer’s account is deactivated: they cannot see this order and get no mails about it. Tell them yourself what you change.',
      ),
    isCancellationAsked && t('The buyer has asked to cancel this order{because}', { because }),
    order.stage === 'cancelled' &&
      (cancelledBy === 'buyer'
        ? t('The buyer cancelled this order{because}', { because })
        : t('The business cancelled this order{because}', { because })),
    missing > 0 &&
      t('Stripe could not refund {missing}: the money is back in the business’s Stripe balance.', {
        missing: formatDollars(missing),
      }),
    refundDue > missing && dueSentence(order),
    missing > 0 &&
      (refundDue > missing
        ? t('What Stripe cannot refund, return in another way and record that here.')
        : t('Refund it once more in Stripe’s dashboard, or return it in another way and record that here.')),
    keptAmount > 0 &&
      t('The business keeps {keptAmount}{value}', {
        keptAmount: formatDollars(keptAmount),
        value: keptReason ? `: “${keptReason}”` : '.',
      }),
    hasPaymentMismatch &&
      t('A payment came through Stripe that does not match this order. Check it in Stripe’s dashboard.'),
  ].filter((sentence) => sentence !== false);
  if (sentences.length === 0) return null;
  return (
    <div className="grid gap-1 rounded-lg bg-warning-soft p-4 text-sm font-medium text-warning-text">
      {sentences.map((sentence) => (
        <p key={sentence} className="wrap-anywhere">
          {sentence}
        </p>
      ))}
    </div>
  );
}

/** What was paid for a cancelled order, and who has to return it. */
function dueSentence({
  totalAmount,
  refundedAmount,
  refundDue,
  keptAmount,
  paymentMethod,
}: HandledOrder): string {
  const isOnline = paymentMethod === 'stripe';
  const total = formatDollars(totalAmount);
  const paid = isOnline
    ? t('{total} was paid through Stripe', { total })
    : t('{total} was paid on site', { total });
  const refunded =
    refundedAmount > 0
      ? t(', and {refundedAmount} of it was refunded', { refundedAmount: formatDollars(refundedAmount) })
      : '';
  const rest = refundedAmount > 0 ? t('the rest') : t('it');
  const due = keptAmount > 0 ? formatDollars(refundDue) : rest;
  return isOnline
    ? t(
        '{paid}{refunded}. Refund {due} in Stripe’s dashboard. The order shows the refund within ten minutes.',
        { paid, refunded, due },
      )
    : t('{paid}{refunded}. Return {due} to the buyer, then record the refund here.', { paid, refunded, due });
}

function Lines({ order }: { order: HandledOrder }) {
  const { orderItems, subtotal, tax, totalAmount, refundedAmount } = order;
  return (
    <section aria-label={t('What was ordered')} className="text-sm">
      <ul className="divide-y divide-line border-y border-line">
        {orderItems.map((item) => (
          <li
            key={`${item.serviceId} ${JSON.stringify(item.customizations)}`}
            className="flex items-start justify-between gap-4 py-2.5"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{formatItem(item)}</span>
              <span className="block text-muted">{formatChoices(item)}</span>
            </span>
            <span className="font-medium">{formatDollars(item.totalPrice)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-3 ml-auto grid max-w-72 grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-right">
        <dt className="text-left text-muted">{t('Subtotal')}</dt>
        <dd>{formatDollars(subtotal)}</dd>
        <dt className="text-left text-muted">{t('Tax (10%)')}</dt>
        <dd>{formatDollars(tax)}</dd>
        <dt className="text-left font-semibold">{t('Total')}</dt>
        <dd className="font-semibold">{formatDollars(totalAmount)}</dd>
        {refundedAmount > 0 && (
          <>
            <dt className="text-left text-muted">{t('Refunded')}</dt>
            <dd>{formatDollars(-refundedAmount)}</dd>
            <dt className="text-left text-muted">{t('After the refund')}</dt>
            <dd>{formatDollarsLeft(totalAmount, refundedAmount)}</dd>
          </>
        )}
      </dl>
    </section>
  );
}

/** The note of an event: a sum of money, or a reason in the words of a person. */
function formatNote(kind: OrderEvent['kind'], note: string): string {
  if (kind === 'partly_refunded') return t('{note} in all', { note });
  return kind === 'refund_failed' ? note : `“${note}”`;
}

function History({ events }: { events: readonly OrderEvent[] }) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="order-history" className="text-sm">
      <h3 id="order-history" className="h-card">
        {t('History')}
      </h3>
      <ol className="mt-2 divide-y divide-line">
        {events.map((event) => (
          <li key={event.id} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2">
            <span className="min-w-0 wrap-anywhere">
              {formatEvent(event)}
              {event.appointment && (
                <span className="block text-muted">{formatLocalTime(event.appointment)}</span>
              )}
              {event.note && <span className="block text-muted">{formatNote(event.kind, event.note)}</span>}
            </span>
            <time dateTime={event.createdAt} className="text-muted">
              {formatInstant(event.createdAt)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
