import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decidePayment, type OrderToPay, type PaymentFact, refundedCentsOf } from './decide-payment.ts';
import { PAYMENT_STATUSES } from './order-status.ts';

const order: OrderToPay = {
  status: 'pending',
  paymentMethod: 'stripe',
  totalAmountCents: 187_11,
  refundedCents: 0,
  checkoutSessionId: 'page-1',
  paymentIntentId: null,
};
const paid: PaymentFact = {
  status: 'paid',
  reference: '1-1-a',
  pageId: 'page-1',
  paymentId: 'payment-1',
  amountCents: 187_11,
  currency: 'usd',
};
const moved = (status: string) => ({ kind: 'moved', now: { status } });
const unchanged = { kind: 'unchanged' };
const refused = (reason: string) => ({ kind: 'refused', reason });

test.each<[string, Partial<OrderToPay>, Partial<PaymentFact>, object]>([
  ['the very sum pays', {}, {}, moved('paid')],
  ['before its page is known, too', { checkoutSessionId: null }, {}, moved('paid')],
  ['late, on an older page, too', { checkoutSessionId: 'page-2', status: 'expired' }, {}, moved('paid')],
  ['heard again changes nothing', { status: 'paid', paymentIntentId: 'payment-1' }, {}, unchanged],
  ['a cent less does not pay', {}, { amountCents: 187_10 }, refused('wrong amount')],
  ['a cent more neither', {}, { amountCents: 187_12 }, refused('wrong amount')],
  ['no sum neither', {}, { amountCents: undefined }, refused('wrong amount')],
  ['nor as many of something else', {}, { currency: 'jpy' }, refused('wrong currency')],
  ['nor of nothing said', {}, { currency: undefined }, refused('wrong currency')],
  [
    'a second payment is refused',
    { status: 'paid', paymentIntentId: 'payment-0' },
    {},
    refused('paid a second time'),
  ],
  [
    'a second payment given back leaves the first',
    { status: 'paid', paymentIntentId: 'payment-0' },
    { status: 'refunded' },
    unchanged,
  ],
  ['a refund says there was a payment', {}, { status: 'refunded', pageId: undefined }, moved('refunded')],
  [
    'paid on site, money at Stripe is a second payment',
    { status: 'paid', paymentMethod: 'on_site' },
    {},
    refused('paid a second time'),
  ],
  [
    'that, given back, leaves what was paid on site',
    { status: 'paid', paymentMethod: 'on_site' },
    { status: 'refunded' },
    unchanged,
  ],
  ['a refund of another sum is refused', {}, { status: 'refunded', amountCents: 5 }, refused('wrong amount')],
  [
    'a part given back is kept beside the payment',
    { status: 'paid', paymentIntentId: 'payment-1', refundedCents: 5 },
    { status: 'partly_refunded', refundedCents: 8 },
    { kind: 'moved', now: { status: 'paid', refundedCents: 8 } },
  ],
  [
    'an earlier sum, heard late, changes nothing',
    { status: 'paid', refundedCents: 8 },
    { status: 'partly_refunded', refundedCents: 5 },
    unchanged,
  ],
  [
    'nor a part after all of it',
    { status: 'refunded' },
    { status: 'partly_refunded', refundedCents: 5 },
    unchanged,
  ],
  [
    'a part of a second payment leaves the first',
    { status: 'paid', paymentIntentId: 'payment-0' },
    { status: 'partly_refunded', refundedCents: 5 },
    unchanged,
  ],
  [
    'a part of what was paid at Stripe leaves what was paid on site',
    { status: 'paid', paymentMethod: 'on_site' },
    { status: 'partly_refunded', refundedCents: 5 },
    unchanged,
  ],
  [
    'an older page that expired says nothing',
    { checkoutSessionId: 'page-2' },
    { status: 'expired' },
    unchanged,
  ],
  ['nor a debit of one that failed', { checkoutSessionId: 'page-2' }, { status: 'failed' }, unchanged],
  ['its own page expired', {}, { status: 'expired' }, moved('expired')],
  ['its own debit failed', {}, { status: 'failed', amountCents: undefined }, moved('failed')],
  ['a declined card leaves it payable', {}, { status: 'declined', pageId: undefined }, unchanged],
])('%s', (_, change, fields, verdict) => {
  expect(decidePayment({ ...order, ...change }, { ...paid, ...fields })).toMatchObject(verdict);
});

test('a completed payment keeps its ids', () => {
  expect(decidePayment({ ...order, checkoutSessionId: 'page-2' }, paid)).toEqual({
    kind: 'moved',
    now: {
      status: 'paid',
      paymentMethod: 'stripe',
      refundedCents: 0,
      checkoutSessionId: 'page-1',
      paymentIntentId: 'payment-1',
    },
  });
  expect(decidePayment(order, { ...paid, status: 'expired' })).toEqual({
    kind: 'moved',
    now: {
      status: 'expired',
      paymentMethod: 'stripe',
      refundedCents: 0,
      checkoutSessionId: 'page-1',
      paymentIntentId: null,
    },
  });
});

/** The order after all facts. */
function after(start: OrderToPay, facts: readonly PaymentFact[]): OrderToPay {
  let current = start;
  for (const fact of facts) {
    const verdict = decidePayment(current, fact);
    if (verdict.kind === 'moved') current = { ...current, ...verdict.now };
  }
  return current;
}

describe('deliveries of one payment', () => {
  const fact = fc.record({
    status: fc.constantFrom(...PAYMENT_STATUSES),
    pageId: fc.constantFrom('page-1', undefined),
    amountCents: fc.constantFrom(187_11, 187_11, 1, undefined),
    currency: fc.constantFrom('usd', 'usd', 'eur'),
    refundedCents: fc.constantFrom(undefined, 5, 8),
  });
  const facts = fc.array(
    fact.map((fields): PaymentFact => ({ ...paid, ...fields })),
    { maxLength: 8 },
  );
  /** The order's last page is the fact's page, another one, or not known yet. */
  const start = fc
    .constantFrom('page-1', 'page-2', null)
    .map((checkoutSessionId): OrderToPay => ({ ...order, checkoutSessionId }));

  test('end in the same status and refund, in any order and repeated', () => {
    const deliveries = facts.chain((reported) =>
      fc.tuple(
        fc.constant(reported),
        fc.shuffledSubarray([...reported, ...reported], { minLength: reported.length * 2 }),
      ),
    );
    fc.assert(
      fc.property(start, deliveries, (begin, [reported, delivered]) => {
        const [one, other] = [after(begin, delivered), after(begin, reported)];
        expect(one.status).toBe(other.status);
        expect(refundedCentsOf(one)).toBe(refundedCentsOf(other));
      }),
      { numRuns: 5000 },
    );
  });

  test('never mark an order as paid with another amount', () => {
    fc.assert(
      fc.property(start, facts, (begin, reported) => {
        const { status } = after(begin, reported);
        const fits = reported.some(
          ({ status, amountCents, currency }) =>
            (status === 'paid' || status === 'refunded') && amountCents === 187_11 && currency === 'usd',
        );
        expect(status === 'paid' || status === 'refunded').toBe(fits);
      }),
      { numRuns: 5000 },
    );
  });
});
