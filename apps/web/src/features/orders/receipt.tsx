import type { User } from '@game-plan/contracts/people/auth';
import type { Order } from '@game-plan/contracts/shop/orders';
import { formatLocalTime } from '@game-plan/domain/orders/local-time';
import { addressLines } from '@game-plan/domain/orders/postal-address';
import { displayName } from '@game-plan/domain/person-name';
import { useQuery } from '@tanstack/react-query';
import { contactQuery } from '#data/shop/business.ts';
import { chosenOptions } from '#lib/format/chosen-options.ts';
import { formatInstant } from '#lib/format/format.ts';
import { formatDollars, formatDollarsLeft } from '#lib/format/money.ts';
import { t } from '#lib/language.ts';
import { Card } from '#ui/card.tsx';
import { OrderBadges } from './order-badges.tsx';
import { paymentMethodName } from './order-labels.ts';

interface ReceiptProps {
  order: Order;
  buyer: User;
}

/** An order as bought, for the screen and for printing. */
export function Receipt({ order, buyer }: ReceiptProps) {
  const { id, createdAt, orderItems, subtotal, tax, totalAmount, refundedAmount } = order;
  const { data: contact } = useQuery(contactQuery);
  return (
    <Card
      as="article"
      aria-label={t('Receipt of order #{id}', { id })}
      className="p-5 sm:p-8 print:border-0 print:p-0"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line pb-5">
        <div>
          <p className="h-section wrap-anywhere">{contact?.name ?? t('Game Plan Cookbook')}</p>
          {contact?.address && (
            <p className="mt-1 hidden text-sm whitespace-pre-line text-muted print:block">
              {contact.address}
            </p>
          )}
          <p className="mt-1 text-sm text-muted">{t('Order #{id}', { id })}</p>
        </div>
        <OrderBadges order={order} />
      </div>
      <dl className="grid gap-x-6 gap-y-3 py-5 text-sm sm:grid-cols-3 print:grid-cols-3">
        <Fact name={t('Ordered by')}>{[displayName(buyer), ...addressLines(buyer)].join('\n')}</Fact>
        <Fact name={t('Date')}>{formatInstant(createdAt)}</Fact>
        <Fact name={t('Payment')}>{paymentMethodName(order)}</Fact>
        {order.appointment && order.stage !== 'cancelled' && (
          <Fact name={t('Appointment')}>{formatLocalTime(order.appointment)}</Fact>
        )}
        {order.paidAt && <Fact name={t('Paid')}>{formatInstant(order.paidAt)}</Fact>}
        {order.refundedAt && <Fact name={t('Refunded')}>{formatInstant(order.refundedAt)}</Fact>}
      </dl>
      <ReceiptLines items={orderItems} />
      <dl className="mt-4 ml-auto grid max-w-72 break-inside-avoid gap-2">
        <Sum name={t('Subtotal')}>{formatDollars(subtotal)}</Sum>
        <Sum name={t('Tax (10%)')}>{formatDollars(tax)}</Sum>
        <div className="mt-1 flex items-baseline justify-between border-t border-line-strong pt-3">
          <dt className="font-semibold">{t('Total')}</dt>
          <dd className="num text-2xl">{formatDollars(totalAmount)}</dd>
        </div>
        {refundedAmount > 0 && (
          <>
            <Sum name={t('Refunded')}>{formatDollars(-refundedAmount)}</Sum>
            <Sum name={t('After the refund')}>{formatDollarsLeft(totalAmount, refundedAmount)}</Sum>
          </>
        )}
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}

function Sum({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex justify-between">
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

type Item = Order['orderItems'][number];

const NUMBER_CELL = 'py-3 pl-3 text-right align-top whitespace-nowrap';

function ReceiptLines({ items }: { items: readonly Item[] }) {
  return (
    <table className="w-full border-y border-line text-sm">
      <thead>
        <tr className="border-b border-line text-left text-muted">
          <th scope="col" className="py-2 font-medium">
            {t('Service')}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-medium">
            {t('Qty')}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-medium max-sm:hidden print:table-cell">
            {t('Each')}
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-medium">
            {t('Price')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {items.map((item) => (
          // The same service with other options is a separate line.
          <tr key={`${item.serviceId} ${JSON.stringify(item.customizations)}`} className="break-inside-avoid">
            <td className="py-3 wrap-anywhere">
              <span className="font-semibold">{item.name}</span>
              {chosenOptions(item.customizations).map(({ name, value }) => (
                <span key={name} className="block text-muted">
                  {name}: {value}
                </span>
              ))}
            </td>
            <td className={NUMBER_CELL}>{item.quantity}</td>
            <td className={`${NUMBER_CELL} max-sm:hidden print:table-cell`}>
              {formatDollars(item.unitPrice)}
            </td>
            <td className={`${NUMBER_CELL} font-semibold`}>{formatDollars(item.totalPrice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
