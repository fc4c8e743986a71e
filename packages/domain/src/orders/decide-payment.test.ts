import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decidePayment, decideRefund, type OrderToPay, type PaymentFact } from './decide-payment.ts';
import { PAYMENT_STATUSES } from './order-status.ts';
import { type Refund, refundedCentsOf } from './refunds.ts';

const order: OrderToPay = {
  stage: 'confirmed',
  status: 'pending',
  paymentMethod: 'stripe',
  totalAmountCents: 187_11,
  refundedCents: 0,
  refunds: [],
  missedRefundCents: 0,
  keptCents: 0,
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
const moved = (now: string | object) => ({
  kind: 'moved',
  now: typeof now === 'string' ? { status: now } : now,
});
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
  [
    'all of it given back leaves nothing to keep',
    { stage: 'cancelled', status: 'paid', refundedCents: 5, keptCents: 187_06 },
    { status: 'refunded' },
    moved({ status: 'refunded', keptCents: 0 }),
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
  const { totalAmountCents, stage, ...fields } = order;
  expect(decidePayment({ ...order, checkoutSessionId: 'page-2' }, paid)).toEqual({
    kind: 'moved',
    now: {
      ...fields,
      status: 'paid',
      checkoutSessionId: 'page-1',
      paymentIntentId: 'payment-1',
    },
  });
  expect(decidePayment(order, { ...paid, status: 'expired' })).toEqual({
    kind: 'moved',
    now: { ...fields, status: 'expired' },
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

const bought: OrderToPay = { ...order, status: 'paid', paymentIntentId: 'payment-1' };
const refundOf = (id: string, amountCents: number, createdAt: number, failedAt: number | null = null) => ({
  paymentId: 'payment-1',
  currency: 'usd',
  refund: { id, madeBy: 'stripe' as const, amountCents, createdAt, failedAt },
});

const byBusiness = (amountCents: number, createdAt: number): Refund => ({
  ...refundOf('practice-1', amountCents, createdAt).refund,
  madeBy: 'practice',
});

test.each<[string, Partial<OrderToPay>, ReturnType<typeof refundOf>, object]>([
  ['a part is counted', {}, refundOf('a', 5, 1), moved({ refundedCents: 5, status: 'paid' })],
  ['its sum was reported', { refundedCents: 5 }, refundOf('a', 5, 1), moved({ refundedCents: 5 })],
  ['all of it', {}, refundOf('a', 187_11, 1), moved({ refundedCents: 187_11, status: 'refunded' })],
  [
    'all of it failed',
    { status: 'refunded' },
    refundOf('a', 187_11, 1, 9),
    moved({ status: 'paid', refundedCents: 0, missedRefundCents: 187_11 }),
  ],
  [
    'a part failed that was never counted',
    {},
    refundOf('a', 5, 1, 9),
    moved({ status: 'paid', refundedCents: 0, missedRefundCents: 5 }),
  ],
  [
    'refunded again after the failure',
    { refunds: [refundOf('a', 5, 1, 9).refund], missedRefundCents: 5 },
    refundOf('b', 5, 10),
    moved({ refundedCents: 5, missedRefundCents: 0 }),
  ],
  [
    'refunded again, which fails too',
    { refunds: [refundOf('a', 5, 1, 9).refund, refundOf('b', 5, 10).refund], refundedCents: 5 },
    refundOf('b', 5, 10, 12),
    moved({ refundedCents: 0, missedRefundCents: 5 }),
  ],
  [
    'another refund, made before the failure',
    { refunds: [refundOf('a', 5, 1, 9).refund], missedRefundCents: 5 },
    refundOf('b', 4, 8),
    moved({ refundedCents: 4, missedRefundCents: 5 }),
  ],
  [
    'what the business gave back after the failure is kept apart',
    { refunds: [refundOf('a', 5, 1, 9).refund, byBusiness(5, 10)], refundedCents: 5 },
    refundOf('b', 7, 8),
    moved({ refundedCents: 12, missedRefundCents: 0 }),
  ],
  [
    'what the business gave back before it does not make up for another failure',
    { refunds: [refundOf('a', 5, 1, 9).refund, byBusiness(5, 10)], refundedCents: 12 },
    refundOf('b', 7, 11, 15),
    moved({ refundedCents: 5, missedRefundCents: 7 }),
  ],
  [
    'less of a cancelled order is kept',
    { stage: 'cancelled', keptCents: 187_11 },
    refundOf('a', 5, 1),
    moved({ keptCents: 187_06 }),
  ],
  [
    'what failed is not kept once it is refunded again',
    { refunds: [refundOf('a', 5, 1, 9).refund], missedRefundCents: 5, keptCents: 5 },
    refundOf('b', 5, 10),
    moved({ refundedCents: 5, missedRefundCents: 0, keptCents: 0 }),
  ],
  ['repeated', { refunds: [refundOf('a', 5, 1).refund], refundedCents: 5 }, refundOf('a', 5, 1), unchanged],
  ['a success heard late', { refunds: [refundOf('a', 5, 1, 9).refund] }, refundOf('a', 5, 1), unchanged],
  ['in another currency', {}, { ...refundOf('a', 5, 1), currency: 'eur' }, refused('wrong currency')],
  ['of a second payment', { paymentIntentId: 'payment-0' }, refundOf('a', 5, 1), unchanged],
])('a refund: %s', (_, change, fact, verdict) => {
  expect(decideRefund({ ...bought, ...change }, fact)).toMatchObject(verdict);
});

test('refunds are counted the same in whatever order and however often their reports arrive', () => {
  const made = fc.array(
    fc.record({
      amountCents: fc.integer({ min: 1, max: 60_00 }),
      failsAt: fc.option(fc.integer({ min: 1, max: 9 })),
    }),
    { minLength: 1, maxLength: 3 },
  );
  /** What Stripe reports of refunds made at the seconds 10, 20 and 30: each of them, its failure, and the sums. */
  const reportsOf = (refunds: ReadonlyArray<{ amountCents: number; failsAt: number | null }>) => {
    const all = refunds.map(({ amountCents, failsAt }, index) => {
      const createdAt = 10 * (index + 1);
      return {
        id: `refund-${index}`,
        madeBy: 'stripe' as const,
        amountCents,
        createdAt,
        failedAt: failsAt === null ? null : createdAt + failsAt,
      };
    });
    const liveAt = (moment: number) =>
      all
        .filter(({ createdAt, failedAt }) => createdAt <= moment && (failedAt ?? Infinity) > moment)
        .reduce((sum, { amountCents }) => sum + amountCents, 0);
    const about = ({ failedAt, ...refund }: Refund) =>
      [null, failedAt].map((at) => refundOf(refund.id, refund.amountCents, refund.createdAt, at));
    const sums = all.map(
      ({ createdAt }): PaymentFact => ({
        ...paid,
        status: 'partly_refunded',
        refundedCents: liveAt(createdAt),
      }),
    );
    return { live: liveAt(99), reports: [...all.flatMap(about), ...sums] };
  };
  const story = made.map(reportsOf);
  const deliveries = story.chain(({ live, reports }) =>
    fc.tuple(
      fc.constant(live),
      fc.shuffledSubarray([...reports, ...reports], { minLength: reports.length * 2 }),
    ),
  );
  fc.assert(
    fc.property(deliveries, ([live, reports]) => {
      let current: OrderToPay = { ...bought, stage: 'cancelled', keptCents: 100_00 };
      for (const report of reports) {
        const verdict = 'refund' in report ? decideRefund(current, report) : decidePayment(current, report);
        if (verdict.kind === 'moved') current = { ...current, ...verdict.now };
        const { refundedCents, keptCents, missedRefundCents, totalAmountCents } = current;
        expect(Math.min(refundedCents, keptCents, missedRefundCents)).toBeGreaterThanOrEqual(0);
        expect(refundedCents + keptCents).toBeLessThanOrEqual(totalAmountCents);
      }
      expect(refundedCentsOf(current)).toBe(live);
    }),
    { numRuns: 3000 },
  );
});
