import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signatureOf, stripeEvents } from '#testing/stripe/stripe-events.ts';
import { type StripeServer, startStripeServer } from '#testing/stripe/stripe-server.ts';
import { PaymentSignatureError } from './port.ts';

let server: StripeServer;
beforeAll(async () => {
  server = await startStripeServer();
});
afterAll(() => server.close());

describe('an event', () => {
  const body = JSON.stringify(stripeEvents.unknown());
  const read = (text: string, signature: string, webhookSecret?: string) =>
    server
      .payments(webhookSecret === undefined ? {} : { webhookSecret })
      .readEvent?.(Buffer.from(text), signature);
  const signature = (...args: Parameters<typeof signatureOf>) => signatureOf(...args)['stripe-signature'];

  test('with a valid signature is read; of an unused type only id and type are returned', () => {
    expect(read(body, signature(body))).toEqual({
      id: expect.stringMatching(/^evt_/),
      type: 'customer.created',
      payment: undefined,
    });
  });

  const now = Math.floor(Date.now() / 1000);
  test.each([
    ['another body', body.replace('customer', 'Customer'), signature(body)],
    ['another secret', body, signature(body, { secret: 'whsec_another' })],
    ['an old signature', body, signature(body, { timestamp: now - 400 })],
    ['no signature', body, ''],
    ['nonsense for a signature', body, 't=now,v1=abc'],
    ['no body', '', signature(body)],
    ['a body that is no JSON', 'Hello', signature('Hello')],
    ['an event of another protocol', '{"object":"v2.core.event"}', signature('{"object":"v2.core.event"}')],
  ])('with %s is refused', (_, text, header) => {
    expect(() => read(text, header)).toThrow(PaymentSignatureError);
  });

  test('signed a few minutes ago is accepted', () => {
    expect(read(body, signature(body, { timestamp: now - 200 }))).toMatchObject({ type: 'customer.created' });
  });

  test('cannot be read without the webhook secret', () => {
    expect(server.payments({ webhookSecret: undefined }).readEvent).toBeUndefined();
  });
});
