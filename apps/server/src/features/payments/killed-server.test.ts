import { cart } from '@game-plan/contracts/shop/cart';
import { orders } from '@game-plan/contracts/shop/orders';
import { services } from '@game-plan/contracts/shop/services';
import { expect, onTestFinished, test } from 'vitest';
import { runServer, serverHome, setUpServer } from '#testing/processes/running-server.ts';
import { signatureOf, stripeEvents } from '#testing/stripe/stripe-events.ts';
import { STRIPE_KEY, startStripeServer, WEBHOOK_SECRET } from '#testing/stripe/stripe-server.ts';

test('an order whose server dies while Stripe makes its page is kept, and paid once it is back', async () => {
  const stripe = await startStripeServer();
  onTestFinished(() => stripe.close());
  const env = {
    ...(await serverHome()),
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: stripe.apiBase,
  };
  const first = await runServer(env);
  const person = await setUpServer(env);
  // One that asks for no choice.
  const service = (await person.call(services.list)).find(({ customizationOptions }) =>
    customizationOptions.every(({ type }) => type !== 'select'),
  );
  await person.call(cart.add, { body: { serviceId: service?.id ?? 0, quantity: 2 } });

  stripe.script('waits for another call');
  const checkout = person.call(orders.checkout).then(
    () => 'answered',
    () => 'cut off',
  );
  await expect.poll(() => stripe.asked.length).toBe(1);
  await first.stop('SIGKILL');
  expect(await checkout).toBe('cut off');

  const second = await runServer(env);
  expect(await person.call(cart.list)).toEqual([]);
  const [order] = await person.call(orders.list);
  if (!order) throw new Error('The order is lost');
  expect(order).toMatchObject({ status: 'pending', paymentMethod: 'stripe' });

  const params = { id: String(order.id) };
  const { paymentUrl } = await person.call(orders.pay, { params });
  const page = stripe.sessions.find(({ url }) => url === paymentUrl);
  if (!page) throw new Error('There is no such page');
  expect(page.amount_total).toBe(Math.round(order.totalAmount * 100));

  const body = JSON.stringify(stripeEvents.completed(page));
  const told = await person.send('POST', '/api/stripe/webhook', { body, headers: signatureOf(body) });
  expect(told.body).toEqual({ outcome: 'moved' });
  expect(await person.call(orders.read, { params })).toMatchObject({ status: 'paid' });
  for (const secret of [STRIPE_KEY, WEBHOOK_SECRET]) expect(second.output).not.toContain(secret);
});
