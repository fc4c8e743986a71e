import { Readable } from 'node:stream';
import type { QueryOf } from '@game-plan/contracts/endpoint';
import type { adminOrders } from '@game-plan/contracts/shop/admin-orders';
import { addDays, type CalendarDay } from '@game-plan/domain/calendar-day';
import { wholeParts } from '@game-plan/domain/nutrition/whole-parts';
import { refundDueCents, refundedOtherwiseCents } from '@game-plan/domain/orders/refunds';
import { deletedBuyer, displayName } from '@game-plan/domain/person-name';
import { cents } from '@game-plan/domain/pricing/cents';
import { choiceTexts } from '@game-plan/domain/pricing/order-choices';
import { isTimeZone, shownIn } from '@game-plan/domain/time-zones';
import type { Database } from '#db/client.ts';
import { readableEmail } from '#http/addresses/readable-address.ts';
import { AppError } from '#http/app-error.ts';
import { writeCsv } from '#http/lists/write-csv.ts';
import { type ExportedOrder, pagesOfOrders } from './order-export-queries.ts';

type Export = QueryOf<typeof adminOrders.export>;
type Clock = (instant: Date) => string;

const HEADS = [
  'Order',
  'Date',
  'Buyer',
  'Email',
  'Service',
  'Choices',
  'Quantity',
  'Net ($)',
  'Tax ($)',
  'Total ($)',
  'Stage',
  'Status',
  'Payment Method',
  'Paid',
  'Refunded',
  'Refunded ($)',
  'Refunded Otherwise ($)',
  'Refund Due ($)',
];

/**
 * The orders of a period as CSV, one line per position, oldest first. The tax of an order is rounded once, so its lines
 * share it in whole cents, as they share what was refunded: they add up to the order's own tax, total and refund. What the business
 * refunded otherwise than the order was paid is also a part of the refund; Stripe's list of refunds has only the rest.
 */
export function exportOrders(db: Database, { from, until, timeZone }: Export): Readable {
  const clock = clockIn(timeZone);
  // No clock is more than a day from UTC, so these are all orders that may be in the period.
  const period = { since: midnightUtc(addDays(from, -1)), before: midnightUtc(addDays(until, 2)) };
  async function* pages() {
    for await (const page of pagesOfOrders(db, period)) {
      yield page
        .filter(({ order }) => isBetween(clock(order.createdAt).slice(0, 10), from, until))
        .flatMap((found) => linesOf(found, clock));
    }
  }
  return Readable.from(writeCsv(HEADS, pages()));
}

const midnightUtc = (day: CalendarDay) => new Date(`${day}T00:00:00Z`);

const isBetween = (day: string, from: string, until: string) => from <= day && day <= until;

/** Writes moments as '2026-11-20 23:30' on the clocks of a time zone. Throws 'bad_request' if it does not exist. */
function clockIn(timeZone: string): Clock {
  if (!isTimeZone(timeZone)) throw new AppError('bad_request', 'This time zone does not exist');
  return (instant) => shownIn(timeZone, instant).slice(0, 16);
}

const decimal = (amount: number) => (cents(amount) / 100).toFixed(2);

function linesOf({ order, buyer }: ExportedOrder, clock: Clock): unknown[][] {
  const { subtotalCents, taxCents, orderItems } = order;
  const share = (whole: number) =>
    wholeParts(
      orderItems.map(({ totalPriceCents }) =>
        subtotalCents === 0 ? 0 : (totalPriceCents * whole) / subtotalCents,
      ),
    );
  const taxes = share(taxCents);
  const isRefunded = order.status === 'refunded';
  const refunds = share(isRefunded ? 0 : order.refundedCents);
  const otherwise = share(refundedOtherwiseCents(order));
  const due = share(refundDueCents(order));
  const written = (instant: Date | null) => (instant ? clock(instant) : '');
  return orderItems.map(({ name, customizations, quantity, totalPriceCents }, index) => {
    const tax = taxes[index] ?? 0;
    const total = totalPriceCents + tax;
    return [
      order.id,
      clock(order.createdAt),
      buyer ? displayName(buyer) : deletedBuyer(order.userId),
      buyer?.email ? readableEmail(buyer.email) : '',
      name,
      choiceTexts(customizations).join('; '),
      quantity,
      decimal(totalPriceCents),
      decimal(tax),
      decimal(total),
      order.stage,
      order.status,
      order.paymentMethod ?? '',
      written(order.paidAt),
      written(order.refundedAt),
      decimal(isRefunded ? total : (refunds[index] ?? 0)),
      decimal(otherwise[index] ?? 0),
      decimal(due[index] ?? 0),
    ];
  });
}
