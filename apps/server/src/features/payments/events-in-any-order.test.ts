import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOrder } from '#testing/rows/orders.ts';
import { type PayingApp, startPayingApp } from '#testing/stripe/paying-app.ts';
import { stripeEvents } from '#testing/stripe/stripe-events.ts';

describe('the events of one payment', () => {
  let paying: PayingApp;
  beforeAll(async () => {
    paying = await startPayingApp();
  });
  afterAll(() => paying.close());

  test.each([
    { events: ['declined', 'completed'], ends: 'paid' },
    { events: ['completedUnpaid', 'asyncSucceeded', 'refunded'], ends: 'refunded' },
    { events: ['completedUnpaid', 'asyncFailed'], ends: 'failed' },
    { events: ['declined', 'expired'], ends: 'expired' },
  ] as const)('lead to $ends in any order, repeated and simultaneous', async ({ events, ends }) => {
    const delivery = fc.record({
      names: fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }),
      atOnce: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(delivery, async ({ names, atOnce }) => {
        const { id, page } = await paying.orderWithPage();
        const made = new Map(names.map((name) => [name, stripeEvents[name](page)]));
        const all = names.flatMap((name) => made.get(name) ?? []);
        if (atOnce) await Promise.all(all.map((event) => paying.deliver(event)));
        else for (const event of all) await paying.deliver(event);
        expect((await readOrder(paying.app.db, id)).status).toBe(ends);
      }),
      { numRuns: 6 },
    );
  });
});
