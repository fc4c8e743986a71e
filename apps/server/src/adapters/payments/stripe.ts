import { CURRENCY } from '@game-plan/domain/orders/decide-payment';
import { sumOfLines } from '@game-plan/domain/orders/payment-lines';
import Stripe from 'stripe';
import { createOutgoing } from '#adapters/outgoing-fetch.ts';
import { PaymentError, PaymentSignatureError, type Payments } from './port.ts';
import { factOfRefund, readStripeEvent } from './stripe-events.ts';
import { pageOfSession, sessionParams } from './stripe-session.ts';

interface Options {
  readonly secretKey: string;
  /** The signing secret of the webhook: whsec_… */
  readonly webhookSecret: string | undefined;
  /** Replaces Stripe's own address, for a test server: http://127.0.0.1:12111 */
  readonly apiBase?: string | undefined;
  readonly timeoutMilliseconds?: number;
}

/** Pinned to the library's version, so that the account's default does not change the types of the responses. */
const API_VERSION = '2026-10-28.endive';

/** Short, because the buyer waits for the payment page. */
const TIMEOUT_MILLISECONDS = 10_000;

/** Many times the size of the session of the longest order. */
const ANSWER_BYTES_MAX = 5_000_000;
/** Retries are safe, because every call that creates something has an idempotency key. */
const RETRIES = 2;

/** The most that Stripe lists at once. */
const REFUNDS_MAX = 100;

/** Maximum age of a signature in seconds, as Stripe recommends; it allows for clock skew. */
const TOLERANCE_SECONDS = 300;

const STRIPE = 'https://api.stripe.com';

function addressOptions(apiBase: string | undefined) {
  if (apiBase === undefined) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}

/**
 * Limits the size of a response and rejects redirects. The library's own client has only an idle timeout and reads a response
 * of any size into memory. Stripe never redirects, and an order must not be sent to another host.
 */
function httpClient(baseUrl: string) {
  const fetch = createOutgoing()({ bytesMax: ANSWER_BYTES_MAX, baseUrl });
  return Stripe.createFetchHttpClient((input: Parameters<typeof globalThis.fetch>[0], init?: RequestInit) =>
    fetch(input, { ...init, redirect: 'error' }),
  );
}

/** Stripe, by its own library: Checkout Sessions in payment mode. */
export function createStripe({ secretKey, webhookSecret, apiBase, timeoutMilliseconds }: Options): Payments {
  const stripe = new Stripe(secretKey, {
    ...addressOptions(apiBase),
    apiVersion: API_VERSION,
    timeout: timeoutMilliseconds ?? TIMEOUT_MILLISECONDS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    httpClient: httpClient(apiBase ?? STRIPE),
  });
  const { sessions } = stripe.checkout;

  return {
    async createPage(request) {
      if (sumOfLines(request.lines) !== request.totalCents) {
        throw new PaymentError(`The lines of order ${request.orderId} do not come to its total`);
      }
      const { idempotencyKey } = request;
      const session = await withPaymentErrors(() =>
        sessions.create(sessionParams(request), { idempotencyKey }),
      );
      if (session.amount_total !== request.totalCents || session.currency !== CURRENCY) {
        throw new PaymentError(
          `The page ${session.id} asks for ${session.amount_total} ${session.currency}, not for the order's ${request.totalCents} ${CURRENCY}`,
        );
      }
      return pageOfSession(session);
    },

    async readPage(pageId) {
      try {
        return pageOfSession(await sessions.retrieve(pageId, { expand: ['payment_intent'] }));
      } catch (error) {
        if (isUnknown(error)) return undefined;
        throw toPaymentError(error);
      }
    },

    async closePage(pageId) {
      await withPaymentErrors(() => sessions.expire(pageId));
    },

    async readRefunds(paymentId) {
      try {
        const { data } = await stripe.refunds.list({ payment_intent: paymentId, limit: REFUNDS_MAX });
        return data.flatMap((refund) => factOfRefund(refund, refund.created) ?? []);
      } catch (error) {
        if (isUnknown(error)) return [];
        throw toPaymentError(error);
      }
    },

    readEvent:
      webhookSecret === undefined
        ? undefined
        : (rawBody, signature) => readStripeEvent(signedEvent(stripe, rawBody, signature, webhookSecret)),
  };
}

/** Converts the library's errors into PaymentErrors. */
async function withPaymentErrors<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw toPaymentError(error);
  }
}

/** Verifies the signature. The library's error message is dropped, because it quotes the body. */
function signedEvent(stripe: Stripe, rawBody: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_SECONDS);
  } catch {
    throw new PaymentSignatureError('The signature does not fit, or what it signs is no event');
  }
}

/** Accepts identifiers such as 'amount_too_small' or 'line_items[0][quantity]'; anything else is not logged. */
const identifier = (value: string | undefined) =>
  value !== undefined && /^[a-z][a-z0-9_.[\]]{0,59}$/.test(value) ? value : undefined;

/** Converts an error without Stripe's message, which can contain a part of the key. */
function toPaymentError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, statusCode, requestId } = error;
  const code = identifier(error.code);
  const param = identifier(error.param);
  const facts = [
    statusCode === undefined ? 'no answer' : `status ${statusCode}`,
    code && `code ${code}`,
    param && `parameter ${param}`,
    requestId && `request ${requestId}`,
  ].filter(Boolean);
  return new PaymentError(`${type}: ${facts.join(', ')}`);
}

/** Also true for an object of another account, and for one of test mode when the key is a live one. */
function isUnknown(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}
