import { cart } from '@game-plan/contracts/shop/cart';
import { orders } from '@game-plan/contracts/shop/orders';
import { type Service, services } from '@game-plan/contracts/shop/services';
import { cartTotals } from '@game-plan/domain/pricing/cart-totals';
import { dollarsFromCents } from '@game-plan/domain/pricing/cents';
import { type Choices, priceLine } from '@game-plan/domain/pricing/price-line';
import { pricedService } from '@game-plan/domain/pricing/priced-service';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ServiceEntry, stock } from '#testing/rows/services.ts';
import { startPayingApp } from '#testing/stripe/paying-app.ts';
import { stripeEvents } from '#testing/stripe/stripe-events.ts';

const CARTS = 30;
/** A thousand requests, in milliseconds: it fails by what it finds, not by how busy the machine is. */
const PATIENCE = { timeout: 300_000 };

/** Dollars whose binary fractions are none too even; what a choice adds may be less than nothing. */
const dollars = (max: number, leastCents = 0) =>
  fc.integer({ min: leastCents, max: max * 100 }).map((amount) => amount / 100);
const option = (name: string) =>
  fc.oneof(
    fc.record({
      name: fc.constant(name),
      type: fc.constant('boolean' as const),
      priceModifier: dollars(90, -15_00),
    }),
    fc.record({
      name: fc.constant(name),
      type: fc.constant('number' as const),
      priceModifier: dollars(9),
      max: fc.constant(999),
    }),
    fc.record({
      name: fc.constant(name),
      type: fc.constant('select' as const),
      priceModifier: dollars(40, -15_00),
      options: fc.constant(['At home', 'Here']),
    }),
  );
const entry = (index: number): fc.Arbitrary<ServiceEntry> =>
  fc.record({
    key: fc.constant(`service-${index}`),
    name: fc.constant(`Service ${index}`),
    category: fc.constant('nutrition'),
    basePrice: dollars(200, 50_00),
    customizationOptions: fc.tuple(option('First'), option('Second'), option('Third')),
  });
const CATALOGUE = fc.sample(fc.tuple(...Array.from({ length: 12 }, (_, index) => entry(index))), {
  seed: 6,
  numRuns: 1,
})[0];

const picked = fc.record({
  index: fc.nat(11),
  quantity: fc.integer({ min: 1, max: 9 }),
  numbers: fc.tuple(fc.nat(12), fc.nat(12), fc.nat(12)),
});
/** A service once: the same choices a second time would be added to the line. */
const basket = fc.uniqueArray(picked, { selector: ({ index }) => index, minLength: 1, maxLength: 5 });

function choicesOf({ customizationOptions }: Service, numbers: readonly number[]): Choices {
  return Object.fromEntries(
    customizationOptions.map((each, index) => {
      const number = numbers[index] ?? 0;
      if (each.type === 'number') return [each.name, number];
      if (each.type === 'boolean') return [each.name, number % 2 === 1];
      return [each.name, ['', ...each.options][number % 3] ?? ''];
    }),
  );
}

test(`${CARTS} random carts cost the same on screen, server, Stripe and receipt`, PATIENCE, async () => {
  const { app, stripe, ada, deliver, close } = await startPayingApp();
  await stock(app, CATALOGUE ?? []);
  const sold = await ada.call(services.list);

  await fc.assert(
    fc.asyncProperty(basket, async (entries) => {
      await ada.call(cart.clear);
      const onScreen = [];
      for (const { index, quantity, numbers } of entries) {
        const service = sold[index];
        if (!service) throw new Error('A service is missing');
        const customizations = choicesOf(service, numbers);
        const price = priceLine(pricedService(service), customizations, quantity);
        if (price.kind === 'refused') throw new Error(price.message);
        onScreen.push(price.totalPrice);
        const body = { serviceId: service.id, quantity, customizations, totalPrice: 0.01 };
        const line = await ada.call(cart.add, { body });
        expect(line.totalPrice).toBe(dollarsFromCents(price.totalPrice));
      }
      const { subtotal, tax, total } = cartTotals(onScreen);
      const inDollars = {
        subtotal: dollarsFromCents(subtotal),
        tax: dollarsFromCents(tax),
        totalAmount: dollarsFromCents(total),
      };

      const order = await ada.call(orders.checkout);
      expect(order).toMatchObject({ ...inDollars, status: 'pending', paymentMethod: 'stripe' });
      const page = stripe.sessions.at(-1);
      if (!page) throw new Error('No page was made');
      expect(order.paymentUrl).toBe(page.url);
      expect(page.amount_total).toBe(total);
      const lines = page.lines.map((line) => line.quantity * line.unitCents);
      expect(lines).toEqual([...onScreen, ...(tax > 0 ? [tax] : [])]);

      expect(await deliver(stripeEvents.completed(page))).toBe('moved');
      expect(await ada.call(orders.read, { params: { id: String(order.id) } })).toMatchObject({
        ...inDollars,
        status: 'paid',
      });
    }),
    { numRuns: CARTS },
  );
  await close();
});
