import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  moveOrder,
  ORDER_STATUSES,
  type OrderEvent,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from './order-status.ts';

test.each<[OrderStatus, OrderEvent, OrderStatus]>([
  ['pending', 'paid', 'paid'],
  ['pending', 'failed', 'failed'],
  ['pending', 'expired', 'expired'],
  ['pending', 'refunded', 'refunded'],
  ['failed', 'paid', 'paid'],
  ['failed', 'expired', 'expired'],
  ['failed', 'refunded', 'refunded'],
  ['failed', 'page_made', 'pending'],
  ['expired', 'paid', 'paid'],
  ['expired', 'refunded', 'refunded'],
  ['expired', 'page_made', 'pending'],
  ['paid', 'refunded', 'refunded'],
])('an order that is %s and %s becomes %s', (status, event, next) => {
  expect(moveOrder(status, event)).toEqual({ kind: 'moved', status: next });
});

test.each<[OrderStatus, readonly OrderEvent[]]>([
  ['pending', ['open', 'declined', 'processing', 'partly_refunded', 'page_made']],
  ['failed', ['open', 'declined', 'processing', 'failed', 'partly_refunded']],
  ['expired', ['open', 'declined', 'processing', 'failed', 'expired', 'partly_refunded']],
  ['paid', ['open', 'declined', 'processing', 'failed', 'expired', 'paid', 'partly_refunded']],
  ['refunded', PAYMENT_STATUSES],
])('an order that is %s is not changed by %j', (status, events) => {
  for (const event of events) expect(moveOrder(status, event)).toEqual({ kind: 'unchanged' });
});

test.each<OrderStatus>(['paid', 'refunded'])(
  'no payment page can be created for an order that is %s',
  (status) => {
    expect(moveOrder(status, 'page_made')).toEqual({ kind: 'illegal' });
  },
);

const after = (status: OrderStatus, news: readonly PaymentStatus[]): OrderStatus =>
  news.reduce<OrderStatus>((current, each) => {
    const move = moveOrder(current, each);
    return move.kind === 'moved' ? move.status : current;
  }, status);

/** What Stripe can report about a payment, in the order in which it happens. */
const STORIES: readonly (readonly PaymentStatus[])[] = [
  ['paid'],
  ['declined', 'declined', 'paid'],
  ['paid', 'partly_refunded', 'refunded'],
  ['processing', 'paid'],
  ['processing', 'paid', 'refunded'],
  ['processing', 'declined', 'failed'],
  ['declined', 'expired'],
  ['expired'],
];

describe('the changes of one payment', () => {
  const story = fc.constantFrom(...STORIES);
  const start = fc.constantFrom(...ORDER_STATUSES);

  test('end in the same status, in any order and repeated', () => {
    const delivery = story.chain((events) =>
      fc
        .array(fc.constantFrom(...events), { maxLength: 12 })
        .chain((again) =>
          fc.tuple(
            fc.constant(events),
            fc.shuffledSubarray([...events, ...again], { minLength: events.length + again.length }),
          ),
        ),
    );
    fc.assert(
      fc.property(start, delivery, (status, [events, delivered]) => {
        expect(after(status, delivered)).toBe(after(status, events));
      }),
      { numRuns: 3000 },
    );
  });

  test('of any kind, also unexpected ones, commute', () => {
    const news = fc.array(fc.constantFrom(...PAYMENT_STATUSES), { maxLength: 10 });
    const both = news.chain((events) =>
      fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
    );
    fc.assert(
      fc.property(start, both, (status, [events, shuffled]) => {
        expect(after(status, shuffled)).toBe(after(status, events));
      }),
      { numRuns: 3000 },
    );
  });

  test.each(STORIES.map((events) => [events.join(', '), events] as const))(
    '%s ends in its last status',
    (_, events) => {
      expect(after('pending', events)).toBe(events.at(-1));
    },
  );
});
