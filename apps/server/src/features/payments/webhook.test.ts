import { orders } from '@game-plan/contracts/shop/orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertOrder, readPaymentEvents } from '#testing/rows/orders.ts';
import { type PayingApp, startPayingApp } from '#testing/stripe/paying-app.ts';
import { signatureOf, stripeEvents } from '#testing/stripe/stripe-events.ts';
import { STRIPE_KEY, startStripeServer, WEBHOOK_SECRET } from '#testing/stripe/stripe-server.ts';
import { startTestApp } from '#testing/test-app.ts';

const WEBHOOK = '/api/stripe/webhook';

describe('the Stripe webhook', () => {
  let paying: PayingApp;
  beforeAll(async () => {
    paying = await startPayingApp();
  });
  afterAll(() => paying.close());

  const post = (body: string, headers: Record<string, string>) =>
    paying.app.client().send('POST', WEBHOOK, { body, headers });

  test.each([
    ['without a signature', (body: string) => [body, {}] as const],
    ['with another secret', (body: string) => [body, signatureOf(body, { secret: 'whsec_x' })] as const],
    ['with one byte changed', (body: string) => [`${body} `, signatureOf(body)] as const],
    [
      'with an old signature',
      (body: string) => [body, signatureOf(body, { timestamp: 1_700_000_000 })] as const,
    ],
    ['with nothing', () => ['', signatureOf('')] as const],
  ])('answers %s with 400 and logs nothing of the body', async (_, sent) => {
    const [body, headers] = sent(JSON.stringify({ ...stripeEvents.unknown(), secret: 'card 4242' }));
    const answer = await post(body, headers);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ detail: 'The signature of this event does not match' });
    expect(await readPaymentEvents(paying.app.db)).toEqual([]);
    // What the logger adds itself may hold any digits.
    const said = paying.app.logLines.join('').replaceAll(/"(?:time|pid|reqId)":[^,]+/g, '');
    expect(said).not.toMatch(/4242|whsec|v1=/);
  });

  test.each([
    ['as Stripe sends it', {}],
    ['in another content type', { 'content-type': 'text/plain' }],
    ['spaced in another way', {}, 4],
  ] as const)('checks the signature of %s over the raw bytes', async (_, headers, indent?: number) => {
    const body = JSON.stringify({ ...stripeEvents.unknown(), name: 'Zoë “quoted” 🥕' }, null, indent ?? 0);
    const answer = await post(body, { ...signatureOf(body), ...headers });
    expect([answer.status, answer.body]).toEqual([200, { outcome: 'ignored' }]);
  });

  test.each([
    [
      'a refund without metadata',
      'charge.refunded',
      { id: 'ch_1', amount: 5, currency: 'usd', refunded: true },
    ],
    [
      'a refund of a payment made elsewhere',
      'charge.refunded',
      { id: 'ch_2', metadata: {}, payment_intent: 'pi_x' },
    ],
    ['a declined card without metadata', 'payment_intent.payment_failed', { id: 'pi_1', metadata: null }],
    [
      'a page of another shop',
      'checkout.session.completed',
      { id: 'cs_1', metadata: { order_reference: '1-1-x' } },
    ],
    ['an event without an object', 'charge.refunded', undefined],
  ])('accepts %s that is about no order', async (what, type, object) => {
    const event = {
      id: `evt_${what.replaceAll(' ', '_')}`,
      object: 'event',
      type,
      data: object && { object },
    };
    const body = JSON.stringify(event);
    const answer = await post(body, signatureOf(body));
    expect([answer.status, answer.body]).toEqual([200, { outcome: 'ignored' }]);
    const again = await post(body, signatureOf(body));
    expect(again.status).toBe(200);
  });

  test('refuses a body of more than a quarter of a megabyte', async () => {
    const body = JSON.stringify({ ...stripeEvents.unknown(), long: 'x'.repeat(262_144) });
    const answer = await post(body, signatureOf(body));
    expect([answer.status, answer.body]).toMatchObject([413, { detail: 'The event is too large' }]);
  });

  test('refuses a browser on another site before the body is read', async () => {
    const body = JSON.stringify(stripeEvents.unknown());
    const answer = await post(body, { ...signatureOf(body), origin: 'https://evil.example.org' });
    expect(answer.status).toBe(403);
  });

  test('does not change how other endpoints parse JSON', async () => {
    const answer = await paying.ada.send('POST', '/api/ingredients', { body: '{"name": ' });
    expect(answer.status).toBe(400);
  });

  test('logs no key, secret or card number', async () => {
    const { id } = await insertOrder(paying.app.db, 'ada');
    await paying.ada.call(orders.pay, { params: { id: String(id) } });
    const [page] = paying.stripe.sessions;
    if (page) await paying.deliver(stripeEvents.declined(page));
    const log = paying.app.logLines.join('');
    expect(log).toContain(WEBHOOK);
    for (const secret of [STRIPE_KEY, WEBHOOK_SECRET, 'card_declined']) {
      expect(log).not.toContain(secret);
    }
    // How long a request took may have these digits too.
    expect(log).not.toMatch(/(?<![\d.])4242(?!\d)/);
  });

  test('answers 5xx while the database is unavailable, so that Stripe retries', async () => {
    let isReady = true;
    const away = await startPayingApp({ isDatabaseReady: () => isReady });
    const { id } = await insertOrder(away.app.db, 'ada');
    await away.ada.call(orders.pay, { params: { id: String(id) } });
    const [page] = away.stripe.sessions;
    if (!page) throw new Error('No page was made');
    const event = stripeEvents.completed(page);
    isReady = false;
    expect(await away.deliver(event)).toBe(503);
    isReady = true;
    expect(await away.deliver(event)).toBe('moved');
    await away.close();
  });

  test.each(['nothing', 'a key alone'])(
    'with %s configured answers that events are not received',
    async (setUp) => {
      const stripe = await startStripeServer();
      const payments = setUp === 'nothing' ? undefined : stripe.payments({ webhookSecret: undefined });
      const app = await startTestApp({ payments });
      const body = JSON.stringify(stripeEvents.unknown());
      const answer = await app.client().send('POST', WEBHOOK, { body, headers: signatureOf(body) });
      expect([answer.status, answer.body]).toMatchObject([
        501,
        { detail: 'Stripe events are not set up here' },
      ]);
      await app.close();
      await stripe.close();
    },
  );
});
