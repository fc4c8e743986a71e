import { auth } from '@game-plan/contracts/auth';
import { cart } from '@game-plan/contracts/cart';
import { orders } from '@game-plan/contracts/orders';
import { services } from '@game-plan/contracts/services';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cloneDatabase } from '#testing/database/clone-database.ts';
import { makeTemporaryFolder } from '#testing/database/temporary-folder.ts';
import { details } from '#testing/people.ts';
import { freePort, ServerProcess } from '#testing/server-process.ts';
import { signatureOf, stripeEvents } from '#testing/stripe-events.ts';
import { STRIPE_KEY, type StripeServer, startStripeServer, WEBHOOK_SECRET } from '#testing/stripe-server.ts';
import { TestClient } from '#testing/test-client.ts';

describe('a server that dies while Stripe makes a page', () => {
  let database: Awaited<ReturnType<typeof cloneDatabase>>;
  let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
  let stripe: StripeServer;
  let env: Record<string, string>;
  let server: ServerProcess;
  let person: TestClient;

  beforeEach(async () => {
    database = await cloneDatabase();
    folder = await makeTemporaryFolder();
    stripe = await startStripeServer();
    env = {
      DATABASE_URL: database.url,
      DATA_DIR: folder.path,
      PORT: String(await freePort()),
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: stripe.apiBase,
    };
    server = new ServerProcess(env);
    await server.ready();
    person = new TestClient(`http://127.0.0.1:${env.PORT}`);
    await person.call(auth.setupAdmin, { body: details('ada') });
  });
  afterEach(async () => {
    server.kill('SIGTERM');
    await server.exit();
    await stripe.close();
    await database.drop();
    await folder.remove();
  });

  test('has the order still, and takes its payment once it is back', async () => {
    const [service] = await person.call(services.list);
    await person.call(cart.add, { body: { serviceId: service?.id ?? 0, quantity: 2 } });

    stripe.script('waits for another call');
    const checkout = person.call(orders.checkout).then(
      () => 'answered',
      () => 'cut off',
    );
    await expect.poll(() => stripe.asked.length).toBe(1);
    server.kill('SIGKILL');
    await server.exit();
    expect(await checkout).toBe('cut off');

    server = new ServerProcess(env);
    await server.ready();
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
    for (const secret of [STRIPE_KEY, WEBHOOK_SECRET]) expect(server.output).not.toContain(secret);
  });
});
