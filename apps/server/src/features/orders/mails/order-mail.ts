import type { User } from '@game-plan/contracts/people/auth';
import type { Contact } from '@game-plan/contracts/shop/business';
import type { Order } from '@game-plan/contracts/shop/orders';
import { formatAppointment, isLocalTime } from '@game-plan/domain/orders/local-time';
import { addressLines } from '@game-plan/domain/orders/postal-address';
import { nameOrders } from '@game-plan/domain/orders/unsettled';
import { displayName } from '@game-plan/domain/person-name';
import { cents, centsFromDollars } from '@game-plan/domain/pricing/cents';
import { formatCents } from '@game-plan/domain/pricing/format-cents';
import { choiceTexts } from '@game-plan/domain/pricing/order-choices';
import type { Letter, Mail } from '#adapters/mail/port.ts';
import { readableEmail } from '#http/addresses/readable-address.ts';
import type { OrderEventRow } from '../order-event-queries.ts';

interface OrderNews {
  readonly order: Order;
  readonly event: OrderEventRow;
  /** Whether the event answers the buyer's request to cancel. */
  readonly wasAskedFor: boolean;
  /** Undefined once the account was deleted; only admins are then written to. */
  readonly buyer: User | undefined;
  readonly as: 'buyer' | 'admin';
  readonly contact: Contact;
  /** The app's public address. */
  readonly publicUrl: string;
}

/** On one line: a line break in a name would start another paragraph or another header. */
const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

const dollars = (amount: number) => formatCents(centsFromDollars(amount));

/** What remains of the total after partial refunds. */
const afterRefund = ({ totalAmount, refundedAmount }: Order) =>
  formatCents(cents(centsFromDollars(totalAmount) - centsFromDollars(refundedAmount)));

const nameOnOneLine = (user: User) => oneLine(displayName(user));

/** The order's lines, then its totals. */
function rowsOf(order: Order): NonNullable<Letter['rows']> {
  const { orderItems, subtotal, tax, totalAmount, refundedAmount } = order;
  return [
    ...orderItems.map(
      ({ name, quantity, customizations, totalPrice }) =>
        [[`${quantity} × ${name}`, ...choiceTexts(customizations)].join('\n'), dollars(totalPrice)] as const,
    ),
    ['Subtotal', dollars(subtotal)],
    ['Tax (10%)', dollars(tax)],
    ['Total', dollars(totalAmount)],
    ...(refundedAmount > 0
      ? ([
          ['Refunded', dollars(-refundedAmount)],
          ['After the refund', afterRefund(order)],
        ] as const)
      : []),
  ];
}

/** How the payment stands, to the buyer or about them. */
function paymentSentence(order: Order, as: OrderNews['as']): string {
  const { status, paymentMethod, totalAmount, refundedAmount } = order;
  if (totalAmount === 0) return 'There is nothing to pay.';
  if (status === 'paid' && refundedAmount > 0) {
    return `It has been paid, and ${dollars(refundedAmount)} of it was refunded.`;
  }
  if (status === 'paid') return 'It has been paid.';
  if (status === 'refunded') return 'The payment has been refunded.';
  if (as === 'admin') {
    return paymentMethod === 'stripe' ? 'It will be paid online through Stripe.' : 'It will be paid on site.';
  }
  return paymentMethod === 'stripe'
    ? 'You pay online through Stripe. If you have not paid yet, you can do so on the order’s page.'
    : 'You pay on site.';
}

const because = (note: string | null) => (note ? [`Reason: ${note}`] : []);

/** What the mail says about the money to the buyer of a cancelled order. */
function refundSentence(order: Order): string {
  const { status, paymentMethod, totalAmount, refundedAmount, keptAmount, refundDue } = order;
  if (status === 'refunded') return 'The payment has been refunded.';
  if (status !== 'paid' || totalAmount === 0) return 'There is nothing to pay.';
  if (refundedAmount > 0 || keptAmount > 0) {
    const sentences = [
      refundedAmount > 0 && `${dollars(refundedAmount)} of your payment was refunded.`,
      keptAmount > 0 && `We keep ${dollars(keptAmount)} of your payment.`,
      refundDue > 0 && 'The rest will be refunded the way you paid.',
    ];
    return sentences.filter((sentence) => sentence !== false).join(' ');
  }
  return paymentMethod === 'stripe'
    ? 'Your payment will be refunded the way you paid.'
    : 'The money you paid on site will be returned to you.';
}

/** What admins have to do about the money of an order that its buyer cancelled. */
function dueSentence({ status, paymentMethod, totalAmount, refundDue }: Order): string {
  if (status !== 'paid' || totalAmount === 0) return 'It was not paid.';
  if (refundDue === 0) return 'Nothing of it has to be refunded.';
  return `It was paid, so ${dollars(refundDue)} must be refunded${paymentMethod === 'stripe' ? ' in Stripe' : ''}.`;
}

function cancelledSentence(doneBy: OrderEventRow['doneBy'], wasAskedFor: boolean): string {
  if (doneBy === 'buyer') return 'You cancelled it.';
  return wasAskedFor ? 'We cancelled it, as you asked.' : 'We had to cancel it.';
}

interface Words {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly hasRows?: boolean;
}

const HOW_TO_CANCEL =
  'You can cancel it on its page until it is confirmed. After that, you can still ask us there to cancel it.';

function wordsForBuyer({ order, event, wasAskedFor, contact }: OrderNews): Words {
  const { kind, doneBy, note, appointment } = event;
  const number = `Your order #${order.id}`;
  const when = appointment && formatAppointment(appointment, contact.timeZone);
  switch (kind) {
    case 'placed':
      return {
        title: `${number} was placed`,
        paragraphs: [
          'Thank you. We will let you know as soon as it is confirmed.',
          paymentSentence(order, 'buyer'),
          HOW_TO_CANCEL,
        ],
        hasRows: true,
      };
    case 'appointed':
      return {
        title: `${number} has an appointment`,
        paragraphs: [
          `${when}.`,
          order.orderItems.map(({ name, quantity }) => `${quantity} × ${name}`).join('\n'),
          paymentSentence(order, 'buyer'),
          'If this time does not suit you, write or call us, or ask to cancel on the order’s page.',
        ],
      };
    case 'appointment_removed':
      return {
        title: `The appointment of your order #${order.id} was cancelled`,
        paragraphs: [
          `It was set for ${when}.`,
          'Your order still stands. We will be in touch about a new time.',
        ],
      };
    case 'cancelled':
      return {
        title: `${number} was cancelled`,
        paragraphs: [
          cancelledSentence(doneBy, wasAskedFor),
          ...(doneBy === 'practice' ? because(note) : []),
          refundSentence(order),
        ],
      };
    case 'kept':
      return {
        title: `${number} could not be cancelled`,
        paragraphs: ['You asked us to cancel it, but we cannot. It stands as agreed.', ...because(note)],
      };
    case 'paid':
      return {
        title: `The payment of your order #${order.id} has arrived`,
        paragraphs: [
          `Thank you. You paid ${dollars(order.totalAmount)} ${order.paymentMethod === 'stripe' ? 'online, through Stripe' : 'on site'}.`,
        ],
        hasRows: true,
      };
    case 'refunded':
    case 'partly_refunded':
      return {
        title: `${dollars(order.refundedAmount)} of your order #${order.id} was refunded`,
        paragraphs: [
          order.paymentMethod === 'stripe'
            ? 'It is returned the way you paid, which can take a few days.'
            : 'The business has returned it to you.',
        ],
        hasRows: true,
      };
    case 'refund_failed':
      return {
        title: `A refund of your order #${order.id} did not arrive`,
        paragraphs: [
          `Stripe could not pay ${note} back to you.`,
          'We will send it again or return it in another way. If your card or your bank account has changed, please tell us.',
        ],
      };
    case 'rest_kept':
      return {
        title: `We keep ${dollars(order.keptAmount)} of what you paid for order #${order.id}`,
        paragraphs: [
          ...(order.refundedAmount > 0 ? [`${dollars(order.refundedAmount)} was refunded.`] : []),
          ...because(note),
        ],
      };
    default:
      return {
        title: `${number} is confirmed`,
        paragraphs: ['We look forward to it.', paymentSentence(order, 'buyer')],
        hasRows: true,
      };
  }
}

function wordsForAdmin({ order, event: { kind, note }, buyer, contact }: OrderNews): Words {
  const name = buyer ? nameOnOneLine(buyer) : 'a deleted account';
  const reach = buyer
    ? [buyer.email && readableEmail(buyer.email), buyer.phone, ...addressLines(buyer)]
        .filter(Boolean)
        .join(', ')
    : '';
  const from = reach === '' ? `From ${name}.` : `From ${name} (${oneLine(reach)}).`;
  switch (kind) {
    case 'cancelled':
      return {
        title: `Order #${order.id} was cancelled by ${name}`,
        paragraphs: [from, ...because(note), dueSentence(order)],
      };
    case 'cancellation_asked':
      return {
        title: `${name} asks to cancel order #${order.id}`,
        paragraphs: [
          from,
          ...because(note),
          ...(order.appointment
            ? [`The appointment is on ${formatAppointment(order.appointment, contact.timeZone)}.`]
            : []),
          'You can cancel it or keep it on its page.',
        ],
      };
    case 'paid':
      return {
        title: `Order #${order.id} was paid by ${name}`,
        paragraphs: [from, `${dollars(order.totalAmount)} came in through Stripe.`],
        hasRows: true,
      };
    case 'refund_failed':
      return {
        title: `A refund of order #${order.id} failed`,
        paragraphs: [
          from,
          `Stripe could not refund ${note}, so the money is back in the business’s Stripe balance.`,
          'Refund it once more in Stripe’s dashboard, or return it in another way and record that on the order’s page.',
        ],
      };
    default:
      return {
        title: `New order #${order.id} from ${name}`,
        paragraphs: [from, paymentSentence(order, 'admin')],
        hasRows: true,
      };
  }
}

/** The business's contact details for the small print; empty if no admin has entered any. */
function contactLines({ name, email, phone, address }: Contact): string[] {
  const lines = [name, address, phone, email && readableEmail(email)].filter(Boolean);
  return lines.length === 0 ? [] : [lines.join('\n')];
}

/** The mail about an order's event, to its buyer or to an admin, whose answer goes to the buyer. */
export function orderMail(news: OrderNews): Pick<Mail, 'subject' | 'letter' | 'replyTo'> {
  const { order, as, contact, publicUrl } = news;
  const { title, paragraphs, hasRows } = as === 'buyer' ? wordsForBuyer(news) : wordsForAdmin(news);
  const link =
    as === 'buyer'
      ? `${publicUrl}/cart?order=${order.id}`
      : `${publicUrl}/admin?tab=orders&order=${order.id}`;
  return {
    replyTo:
      as === 'admin' && news.buyer?.email && news.buyer.isEmailConfirmed
        ? { name: nameOnOneLine(news.buyer), address: news.buyer.email }
        : undefined,
    subject: contact.name && as === 'buyer' ? `${title} - ${oneLine(contact.name)}` : title,
    letter: {
      title,
      paragraphs,
      rows: hasRows ? rowsOf(order) : [],
      action: { label: 'See the order', link },
      notes: as === 'buyer' ? contactLines(contact) : [],
      signature: `Game Plan Cookbook at ${new URL(publicUrl).host}`,
    },
  };
}

interface LeftOrder {
  readonly id: number;
  readonly appointment: string | null;
  readonly isPaid: boolean;
}

/** The mail to an admin about unsettled orders whose buyer has deleted their account. */
export function deletedBuyerMail(
  orders: readonly LeftOrder[],
  { publicUrl, timeZone }: { readonly publicUrl: string; readonly timeZone: string | null },
): { readonly subject: string; readonly letter: Letter } {
  const isOne = orders.length === 1;
  const title = `The buyer of ${nameOrders(orders.map(({ id }) => id)).replace('O', 'o')} deleted their account`;
  const open = orders.flatMap(({ id, appointment, isPaid }) => [
    ...(appointment !== null && isLocalTime(appointment)
      ? [`The appointment of order #${id} is on ${formatAppointment(appointment, timeZone)}.`]
      : []),
    ...(isPaid ? [`Order #${id} is paid.`] : []),
  ]);
  return {
    subject: title,
    letter: {
      title,
      paragraphs: [
        `${isOne ? 'The order is' : 'The orders are'} not settled yet. ${isOne ? 'It stays' : 'They stay'} in your list without the buyer’s name and address.`,
        ...open,
        `Earlier mails about ${isOne ? 'the order' : 'the orders'} say who the buyer was.`,
      ],
      action: { label: 'See the orders', link: `${publicUrl}/admin?tab=orders` },
      notes: [],
      signature: `Game Plan Cookbook at ${new URL(publicUrl).host}`,
    },
  };
}
