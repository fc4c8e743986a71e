import { expect, test } from 'vitest';
import { isUnpaidOnline, paymentMethodName, paymentSentence } from './order-labels.ts';

const ORDER = {
  stage: 'placed',
  status: 'paid',
  paymentMethod: 'stripe',
  totalAmount: 20,
  refundedAmount: 0,
  missedRefund: 0,
  refundDue: 0,
  keptAmount: 0,
} as const;
const WAITING = 'We are waiting for the payment to be confirmed.';
const CANCELLED = 'The payment was cancelled. Nothing was charged.';

test.each([
  ['pending', 'on_site', undefined, 'You pay on site.'],
  ['pending', 'on_site', 'success', 'You pay on site.'],
  ['pending', 'stripe', undefined, 'This order has not been paid yet.'],
  ['pending', 'stripe', 'success', WAITING],
  ['pending', 'stripe', 'cancelled', CANCELLED],
  ['paid', 'stripe', 'success', 'Your payment has arrived. Thank you.'],
  ['paid', 'stripe', 'cancelled', 'Your payment has arrived. Thank you.'],
  ['failed', 'stripe', 'success', 'The payment did not go through. Nothing was charged.'],
  [
    'expired',
    'stripe',
    undefined,
    'The payment page was closed before the order was paid. Nothing was charged.',
  ],
  ['refunded', 'stripe', undefined, 'Your payment was refunded. It can take a few days to arrive.'],
] as const)('%s by %s, left by %s: %s', (status, paymentMethod, left, sentence) => {
  expect(paymentSentence({ ...ORDER, status, paymentMethod }, left, false)).toBe(sentence);
});

test.each([
  ['pending', 'Your payment is on its way.'],
  ['paid', 'Your payment has arrived. Thank you.'],
] as const)('%s, with a payment on its way: %s', (status, sentence) => {
  expect(paymentSentence({ ...ORDER, status }, 'success', true)).toBe(sentence);
});

const REFUNDED = '$5.10 of your payment was refunded.';
const MISSED = 'A refund of $5.10 did not reach you. We will send it again or return it in another way.';

test.each([
  ['completed', { refundedAmount: 5.1 }, `${REFUNDED} It can take a few days to arrive.`],
  ['completed', { missedRefund: 5.1, refundDue: 5.1 }, MISSED],
  ['completed', { missedRefund: 5.1, refundDue: 5.1, refundedAmount: 5.1 }, `${REFUNDED} ${MISSED}`],
  [
    'completed',
    { missedRefund: 5.1, keptAmount: 5.1 },
    'A refund of $5.10 did not reach you, and we keep it.',
  ],
  ['cancelled', { refundDue: 20 }, 'You paid for this order. Your money will be refunded.'],
  ['cancelled', { refundedAmount: 5.1, refundDue: 14.9 }, `${REFUNDED} The rest will be refunded.`],
  ['cancelled', { refundedAmount: 5.1, keptAmount: 14.9 }, `${REFUNDED} We keep $14.90 of your payment.`],
  ['cancelled', { keptAmount: 20 }, 'You paid for this order. We keep $20.00 of your payment.'],
  [
    'cancelled',
    { refundDue: 14.9, keptAmount: 5.1 },
    'You paid for this order. $14.90 will be refunded. We keep $5.10 of your payment.',
  ],
  [
    'cancelled',
    { missedRefund: 5.1, refundDue: 20 },
    `You paid for this order. ${MISSED} The rest will be refunded.`,
  ],
  [
    'cancelled',
    { missedRefund: 5.1, refundDue: 5.1, keptAmount: 14.9 },
    'You paid for this order. A refund of $5.10 did not reach you. $5.10 will be refunded. We keep $14.90 of your payment.',
  ],
] as const)('the refunds of a paid order that is %s are stated: %j', (stage, refunds, sentence) => {
  expect(paymentSentence({ ...ORDER, stage, ...refunds }, undefined, false)).toBe(sentence);
});

test('a free order needs no payment', () => {
  const order = { ...ORDER, status: 'pending', paymentMethod: 'on_site', totalAmount: 0 } as const;
  expect(paymentSentence(order, undefined, false)).toBe('There is nothing to pay.');
  expect(paymentMethodName(order)).toBe('Nothing to pay');
});

test.each([
  ['pending', 'stripe', true],
  ['failed', 'stripe', true],
  ['expired', 'stripe', true],
  ['paid', 'stripe', false],
  ['refunded', 'stripe', false],
  ['pending', 'on_site', false],
  ['pending', null, false],
] as const)('%s by %s can be paid online: %s', (status, paymentMethod, payable) => {
  expect(isUnpaidOnline({ stage: 'placed' as const, status, paymentMethod })).toBe(payable);
});
