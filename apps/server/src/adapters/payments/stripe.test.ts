import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  STRIPE_KEY,
  type StripeFault,
  type StripeServer,
  startStripeServer,
} from '#testing/stripe/stripe-server.ts';
import { PaymentError, type PaymentRequest } from './port.ts';

let server: StripeServer;
// Anew for each: a call whose caller has gone may still arrive.
beforeEach(async () => {
  server = await startStripeServer();
});
afterEach(() => server.close());

let keys = 0;
const request = (change: Partial<PaymentRequest> = {}): PaymentRequest => ({
  orderId: 12,
  reference: '3-12-mf9k2c1x',
  lines: [
    { name: 'Meal plan', description: 'Home visit', quantity: 2, unitCents: 49_99 },
    { name: 'Tax & “fees”', description: undefined, quantity: 1, unitCents: 10_00 },
  ],
  totalCents: 109_98,
  idempotencyKey: `key-${++keys}`,
  successUrl: 'https://kitchen.example.org/cart?order=12&payment=success',
  cancelUrl: 'https://kitchen.example.org/cart?order=12&payment=cancelled',
  ...change,
});

async function failureOf(ask: Promise<unknown>): Promise<string> {
  const error = await ask.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(PaymentError);
  return error instanceof PaymentError ? error.message : '';
}

describe('a payment page', () => {
  test('is created with the order’s lines in dollars and its id in all metadata', async () => {
    const page = await server.payments().createPage(request());
    expect(page).toMatchObject({
      id: expect.stringMatching(/^cs_test_/),
      url: `https://checkout.stripe.com/c/pay/${page.id}`,
    });
    const metadata = { order_id: '12', order_reference: '3-12-mf9k2c1x' };
    expect(server.sessions).toMatchObject([
      {
        id: page.id,
        mode: 'payment',
        currency: 'usd',
        amount_total: 109_98,
        client_reference_id: '12',
        metadata,
        intentMetadata: metadata,
        success_url: 'https://kitchen.example.org/cart?order=12&payment=success',
        cancel_url: 'https://kitchen.example.org/cart?order=12&payment=cancelled',
        lines: [
          { name: 'Meal plan', description: 'Home visit', quantity: 2, unitCents: 49_99 },
          { name: 'Tax & “fees”', quantity: 1, unitCents: 10_00 },
        ],
      },
    ]);
    expect(server.asked).toEqual([
      { call: 'POST /v1/checkout/sessions', key: `key-${keys}`, version: '2026-10-28.endive' },
    ]);
  });

  test('cuts long names to Stripe’s limits', async () => {
    const line = { name: '🥕'.repeat(255), description: 'x'.repeat(8000), quantity: 1, unitCents: 109_98 };
    await server.payments().createPage(request({ lines: [line] }));
    const [shown] = server.sessions[0]?.lines ?? [];
    expect(shown).toMatchObject({ name: `${'🥕'.repeat(249)}…`, description: `${'x'.repeat(499)}…` });
  });

  test('is the same for the same key, also when the first answer was lost', async () => {
    const same = request();
    const first = await server.payments().createPage(same);
    expect((await server.payments().createPage(same)).id).toBe(first.id);

    const lost = request();
    server.script('hangs up after');
    const page = await server.payments().createPage(lost);
    expect(server.sessions.map(({ id }) => id)).toEqual([first.id, page.id]);
  });

  test('is requested again when the connection was lost before', async () => {
    server.script('hangs up before', 'hangs up before');
    const { id } = await server.payments().createPage(request());
    expect(server.sessions.map((session) => session.id)).toEqual([id]);
  });

  test('is requested again when another call with the same key is running', async () => {
    const same = request();
    server.script('waits for another call');
    const [one, other] = await Promise.all([
      server.payments().createPage(same),
      server.payments().createPage(same),
    ]);
    expect(one.id).toBe(other.id);
    expect(server.sessions).toHaveLength(1);
  });

  test('with another total is refused', async () => {
    server.script('asks for a cent more');
    expect(await failureOf(server.payments().createPage(request()))).toMatch(
      /asks for 10999 usd, not .* 10998/,
    );
  });

  test('is not requested when the lines do not add up to the total', async () => {
    expect(await failureOf(server.payments().createPage(request({ totalCents: 109_97 })))).toMatch(
      /order 12/,
    );
    expect(server.asked).toEqual([]);
  });

  test.each<[string, StripeFault[], RegExp]>([
    ['fails', ['fails', 'fails', 'fails'], /^StripeAPIError: status 500, request req_/],
    [
      'hangs up',
      ['hangs up before', 'hangs up before', 'hangs up before'],
      /^StripeConnectionError: no answer/,
    ],
    [
      'is a web page',
      ['answers with a web page', 'answers with a web page', 'answers with a web page'],
      /^StripeAPIError/,
    ],
  ])('fails without revealing the key when Stripe %s', async (_, faults, message) => {
    server.script(...faults);
    const failure = await failureOf(server.payments().createPage(request()));
    expect(failure).toMatch(message);
    expect(failure).not.toContain(STRIPE_KEY);
  });

  test('that does not come in time is a failure', async () => {
    server.script('never answers', 'never answers', 'never answers');
    const payments = server.payments({ timeoutMilliseconds: 50 });
    expect(await failureOf(payments.createPage(request()))).toMatch(/^StripeConnectionError/);
  });

  test('whose answer never ends is a failure', async () => {
    const drips: StripeFault = 'never ends its answer';
    server.script(drips, drips, drips);
    const payments = server.payments({ timeoutMilliseconds: 100 });
    expect(await failureOf(payments.createPage(request()))).toMatch(/^StripeConnectionError/);
  });

  test('whose answer is too large is a failure', async () => {
    const flood: StripeFault = 'answers far too much';
    server.script(flood, flood, flood);
    expect(await failureOf(server.payments().createPage(request()))).toMatch(/^Stripe/);
  });

  test('is not requested from another address after a redirect', async () => {
    const elsewhere: StripeFault = 'sends elsewhere';
    server.script(elsewhere, elsewhere, elsewhere);
    expect(await failureOf(server.payments().createPage(request()))).toMatch(/^Stripe/);
    expect(server.sessions).toEqual([]);
  });

  test('fails without revealing a wrong key', async () => {
    const payments = server.payments({ secretKey: 'sk_test_of_somebody_else' });
    const failure = await failureOf(payments.createPage(request()));
    expect(failure).toMatch(/^StripeAuthenticationError: status 401/);
    expect(failure).not.toContain('somebody');
  });

  test('can be closed once', async () => {
    const payments = server.payments();
    const { id } = await payments.createPage(request());
    await payments.closePage(id);
    expect(await payments.readPage(id)).toMatchObject({ url: undefined, payment: { status: 'expired' } });
    expect(await failureOf(payments.closePage(id))).toMatch(/status 400/);
  });
});

describe('the status of a page', () => {
  test.each([
    ['open', {}, 'open'],
    ['complete and paid', { status: 'complete', payment_status: 'paid', payment_intent: 'pi_1' }, 'paid'],
    [
      'complete while the money is on its way',
      { status: 'complete', payment_intent: 'pi_1', intentStatus: 'processing' },
      'processing',
    ],
    ['complete, and the money did not come', { status: 'complete', payment_intent: 'pi_1' }, 'failed'],
    ['expired', { status: 'expired', url: null }, 'expired'],
  ] as const)('%s', async (_, state, status) => {
    const payments = server.payments();
    const { id, url } = await payments.createPage(request());
    Object.assign(server.sessions[0] ?? {}, state);
    expect(await payments.readPage(id)).toEqual({
      id,
      url: 'url' in state ? undefined : url,
      payment: {
        status,
        reference: '3-12-mf9k2c1x',
        pageId: id,
        paymentId: 'payment_intent' in state ? 'pi_1' : undefined,
        amountCents: 109_98,
        currency: 'usd',
      },
    });
  });

  test('of another account is undefined', async () => {
    expect(await server.payments().readPage('cs_test_unheard')).toBeUndefined();
  });
});
