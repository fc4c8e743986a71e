import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDay } from '../calendar-day.ts';
import {
  cancelAsBuyer,
  ORDER_STEPS,
  type OrderInHand,
  type OrderStep,
  possibleSteps,
  takeStep,
} from './handle-order.ts';
import { appointmentFault, formatLocalTime, isLocalTime, type LocalTime } from './local-time.ts';
import { refundDueCents } from './refunds.ts';

const THURSDAY = '2026-12-03T14:30' as LocalTime;
const FRIDAY = '2026-12-04T09:05' as LocalTime;

const ONLINE = { status: 'paid', paymentMethod: 'stripe' } as const;
const placed: OrderInHand = {
  stage: 'placed',
  status: 'pending',
  paymentMethod: 'on_site',
  totalAmountCents: 104_50,
  refundedCents: 0,
  missedRefundCents: 0,
  keptCents: 0,
  appointment: null,
  isCancellationAsked: false,
};
const confirmed: OrderInHand = { ...placed, stage: 'confirmed' };
const planned: OrderInHand = { ...confirmed, appointment: THURSDAY };
const completed: OrderInHand = { ...planned, stage: 'completed' };
const cancelled: OrderInHand = { ...confirmed, stage: 'cancelled' };
const asked: OrderInHand = { ...planned, isCancellationAsked: true };

test.each<[string, OrderInHand, OrderStep[]]>([
  ['placed', placed, ['confirm', 'appoint', 'record_payment', 'cancel']],
  ['confirmed', confirmed, ['appoint', 'record_payment', 'complete', 'cancel']],
  ['with an appointment', planned, ['appoint', 'remove_appointment', 'record_payment', 'complete', 'cancel']],
  [
    'whose buyer asks to cancel',
    asked,
    ['appoint', 'remove_appointment', 'record_payment', 'cancel', 'keep'],
  ],
  [
    'paid on site',
    { ...planned, status: 'paid' },
    ['appoint', 'remove_appointment', 'withdraw_payment', 'record_refund', 'complete', 'cancel'],
  ],
  [
    'paid through Stripe',
    { ...planned, status: 'paid', paymentMethod: 'stripe' },
    ['appoint', 'remove_appointment', 'complete', 'cancel'],
  ],
  ['that costs nothing', { ...placed, totalAmountCents: 0 }, ['confirm', 'appoint', 'cancel']],
  ['completed and unpaid', completed, ['record_payment', 'reopen']],
  ['completed and paid', { ...completed, status: 'paid' }, ['withdraw_payment', 'record_refund', 'reopen']],
  ['cancelled and unpaid', cancelled, []],
  [
    'cancelled and paid on site',
    { ...cancelled, status: 'paid' },
    ['withdraw_payment', 'record_refund', 'keep_rest'],
  ],
  [
    'cancelled and partly refunded',
    { ...cancelled, status: 'paid', refundedCents: 1 },
    ['record_refund', 'keep_rest'],
  ],
  ['cancelled, and the fee kept', { ...cancelled, ...ONLINE, refundedCents: 4_50, keptCents: 100_00 }, []],
  ['cancelled and paid through Stripe', { ...cancelled, ...ONLINE }, ['keep_rest']],
  [
    'completed, with a refund that failed',
    { ...completed, ...ONLINE, missedRefundCents: 4_50 },
    ['record_refund', 'keep_rest', 'reopen'],
  ],
  ['cancelled, and the money given back', { ...cancelled, status: 'refunded' }, []],
])('the possible steps of an order %s', (_, order, steps) => {
  expect(possibleSteps(order)).toEqual(steps);
});

test.each<[OrderInHand, OrderStep, string]>([
  [confirmed, 'confirm', 'This order is already confirmed'],
  [cancelled, 'confirm', 'This order was cancelled'],
  [completed, 'appoint', 'This order is completed'],
  [placed, 'complete', 'Confirm this order before you complete it'],
  [asked, 'complete', 'The buyer has asked to cancel: keep or cancel the order first'],
  [placed, 'keep', 'Nobody has asked to cancel this order'],
  [{ ...placed, status: 'paid' }, 'record_payment', 'This order is already paid'],
  [cancelled, 'record_payment', 'This order was cancelled'],
  [
    { ...cancelled, status: 'paid', paymentMethod: 'stripe' },
    'record_refund',
    'This order was paid through Stripe: refund it there, and Stripe will report it here',
  ],
  [
    { ...cancelled, status: 'paid', refundedCents: 1 },
    'withdraw_payment',
    'A part of this payment was already refunded',
  ],
  [{ ...completed, status: 'paid' }, 'keep_rest', 'Nothing of this order has to be refunded'],
])('an impossible step is refused with a message: %o, %s', (order, step, reason) => {
  expect(takeStep(order, step)).toEqual({ kind: 'refused', reason });
});

test('setting an appointment confirms the order, and it can be moved to another time', () => {
  expect(takeStep(placed, 'appoint', { appointment: THURSDAY })).toMatchObject({
    change: { stage: 'confirmed', appointment: THURSDAY },
  });
  expect(takeStep(planned, 'appoint', { appointment: FRIDAY })).toMatchObject({ kind: 'done' });
  expect(takeStep(planned, 'appoint', { appointment: THURSDAY })).toMatchObject({ kind: 'refused' });
  expect(takeStep(placed, 'appoint')).toMatchObject({ kind: 'refused' });
});

test.each<[string, Partial<OrderInHand>, number | undefined, object]>([
  [
    'all that is left',
    { refundedCents: 4_50 },
    undefined,
    { event: 'refunded', change: { status: 'refunded' } },
  ],
  ['a part', {}, 4_50, { event: 'partly_refunded', change: { status: 'paid', refundedCents: 4_50 } }],
  ['the rest', { refundedCents: 100_00 }, 4_50, { event: 'refunded', change: { refundedCents: 104_50 } }],
  [
    'a part of what was kept',
    { stage: 'cancelled', keptCents: 104_50 },
    4_50,
    { change: { keptCents: 100_00 } },
  ],
  ['more than was paid', {}, 104_51, { reason: 'Enter an amount from $0.01 to $104.50' }],
  ['nothing', {}, 0, { reason: 'Enter an amount from $0.01 to $104.50' }],
  [
    'what Stripe could not refund',
    { paymentMethod: 'stripe', missedRefundCents: 30_00 },
    10_00,
    { event: 'partly_refunded', change: { refundedCents: 10_00, missedRefundCents: 20_00 } },
  ],
  [
    'more than Stripe could not refund',
    { paymentMethod: 'stripe', missedRefundCents: 30_00 },
    30_01,
    { reason: 'Enter an amount from $0.01 to $30.00' },
  ],
])('a refund by the business: %s', (_, change, refundCents, verdict) => {
  expect(
    takeStep({ ...completed, status: 'paid', ...change }, 'record_refund', { refundCents }),
  ).toMatchObject(verdict);
});

test.each<[string, Partial<OrderInHand>, number]>([
  ['cancelled', { stage: 'cancelled' }, 104_50],
  ['cancelled and partly refunded', { stage: 'cancelled', refundedCents: 4_50 }, 100_00],
  ['cancelled, less a fee', { stage: 'cancelled', refundedCents: 4_50, keptCents: 100_00 }, 0],
  ['cancelled, and a refund failed', { stage: 'cancelled', missedRefundCents: 4_50 }, 104_50],
  ['completed', {}, 0],
  ['completed, and a refund failed', { missedRefundCents: 4_50 }, 4_50],
  ['completed, a refund failed, and it was kept', { missedRefundCents: 4_50, keptCents: 4_50 }, 0],
  [
    'cancelled after a refund failed and was kept',
    { stage: 'cancelled', missedRefundCents: 4_50, keptCents: 4_50 },
    100_00,
  ],
  ['refunded', { stage: 'cancelled', status: 'refunded' }, 0],
  ['cancelled before it was paid', { stage: 'cancelled', status: 'pending' }, 0],
])('what has to be refunded of a paid order that is %s', (_, change, due) => {
  expect(refundDueCents({ ...completed, status: 'paid', ...change })).toBe(due);
});

test.each<[string, Partial<OrderInHand>, number]>([
  ['all of a cancelled order', { stage: 'cancelled' }, 104_50],
  ['the rest of one', { stage: 'cancelled', refundedCents: 4_50 }, 100_00],
  ['what failed of another', { missedRefundCents: 4_50 }, 4_50],
  ['more, if another refund fails', { missedRefundCents: 4_50, keptCents: 2_00 }, 4_50],
])('the business refunds no more and keeps %s', (_, change, keptCents) => {
  expect(takeStep({ ...completed, ...ONLINE, ...change }, 'keep_rest')).toMatchObject({
    event: 'rest_kept',
    change: { keptCents },
  });
});

test('a buyer cancels an unconfirmed order, and requests it for a confirmed one', () => {
  expect(cancelAsBuyer(placed)).toMatchObject({ event: 'cancelled', change: { stage: 'cancelled' } });
  expect(cancelAsBuyer({ ...placed, status: 'paid' })).toMatchObject({ event: 'cancelled' });
  expect(cancelAsBuyer(planned)).toMatchObject({ event: 'cancellation_asked' });
  for (const order of [asked, completed, cancelled]) {
    expect(cancelAsBuyer(order)).toMatchObject({ kind: 'refused' });
  }
});

test('no sequence of steps loses a payment: it is kept, refunded or was recorded by mistake', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ORDER_STEPS), { maxLength: 15 }), (steps) => {
      let order: OrderInHand = { ...placed, status: 'paid', paymentMethod: 'stripe' };
      for (const step of steps) {
        const verdict = takeStep(order, step, { appointment: THURSDAY });
        if (verdict.kind === 'done') order = { ...order, ...verdict.change };
      }
      expect(order).toMatchObject({ status: 'paid', paymentMethod: 'stripe' });
      const isGivenBack = order.stage === 'cancelled' && order.keptCents === 0;
      expect(refundDueCents(order)).toBe(isGivenBack ? order.totalAmountCents : 0);
    }),
  );
});

describe('a local time of the business', () => {
  test.each([
    ['2026-12-03T14:30', true],
    ['2028-02-29T00:00', true],
    ['2026-02-29T10:00', false],
    ['2026-12-03T24:00', false],
    ['2026-12-03 14:30', false],
    ['2026-12-03T14:30Z', false],
    ['', false],
  ])('%s: %s', (text, is) => expect(isLocalTime(text)).toBe(is));

  test('is formatted the same in every time zone of the server', () => {
    expect(formatLocalTime(THURSDAY)).toBe('Thursday, December 3, 2026 at 2:30 PM');
    expect(formatLocalTime(FRIDAY)).toBe('Friday, December 4, 2026 at 9:05 AM');
  });

  test.each([
    ['2026-11-21T23:00', undefined],
    ['2026-11-20T23:00', 'This day has passed: choose a later one'],
    ['2028-11-21T08:00', undefined],
    ['2208-11-22T08:00', 'Choose a day within the next two years'],
  ])('is neither past in every time zone nor too far ahead: %s', (time, why) => {
    expect(appointmentFault(time as LocalTime, calendarDay('2026-11-22'))).toBe(why);
  });
});
