import { CURRENCY } from '@game-plan/domain/orders/judge-payment';
import { sumOfLines } from '@game-plan/domain/orders/payment-lines';
import Stripe from 'stripe';
import { limitAnswers } from '#adapters/limit-answers.ts';
import { PaymentError, PaymentSignatureError, type Payments } from './port.ts';
import { isUnknownPage, toPaymentError } from './stripe-errors.ts';
import { readStripeEvent } from './stripe-events.ts';
import { pageOfSession, sessionParams } from './stripe-session.ts';

interface Options {
  readonly secretKey: string;
  /** The signing secret of the webhook: whsec_… */
  readonly webhookSecret: string | undefined;
  /** Where Stripe is, when it is not Stripe itself: http://127.0.0.1:12111 */
  readonly apiBase?: string | undefined;
  readonly timeoutMilliseconds?: number;
}

/** The version whose shapes this code reads: the library's own, whatever the account is set to. */
const API_VERSION = '2026-10-28.endive';

/** Somebody waits for the page to pay on. */
const TIMEOUT_MILLISECONDS = 10_000;

/** Many times what a page with the longest order takes. */
const ANSWER_BYTES_MAX = 5_000_000;
/** Safe: a key makes a repeated call the same call. Also what a call waits for that is under way with the same key. */
const RETRIES = 2;

/** How old a signature may be, in seconds: Stripe's own advice, and long enough for clocks that differ. */
const TOLERANCE_SECONDS = 300;

function placeOf(apiBase: string | undefined) {
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
 * The library's own client lets an answer take for ever as long as a byte comes now and then, and dies of one without end.
 * Stripe redirects nobody, and what an order holds is for nobody else.
 */
function httpClient() {
  const limited = limitAnswers(ANSWER_BYTES_MAX);
  return Stripe.createFetchHttpClient((input: Parameters<typeof fetch>[0], init?: RequestInit) =>
    limited(input, { ...init, redirect: 'error' }),
  );
}

/** Stripe, by its own library: Checkout Sessions in payment mode. */
export function createStripe({ secretKey, webhookSecret, apiBase, timeoutMilliseconds }: Options): Payments {
  const stripe = new Stripe(secretKey, {
    ...placeOf(apiBase),
    apiVersion: API_VERSION,
    timeout: timeoutMilliseconds ?? TIMEOUT_MILLISECONDS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    httpClient: httpClient(),
  });
  const { sessions } = stripe.checkout;

  return {
    async createPage(request) {
      if (sumOfLines(request.lines) !== request.totalCents) {
        throw new PaymentError(`The lines of order ${request.orderId} do not come to its total`);
      }
      const { idempotencyKey } = request;
      const session = await asked(() => sessions.create(sessionParams(request), { idempotencyKey }));
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
        if (isUnknownPage(error)) return undefined;
        throw toPaymentError(error);
      }
    },

    async closePage(pageId) {
      await asked(() => sessions.expire(pageId));
    },

    readEvent:
      webhookSecret === undefined
        ? undefined
        : (rawBody, signature) => readStripeEvent(signedEvent(stripe, rawBody, signature, webhookSecret)),
  };
}

async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw toPaymentError(error);
  }
}

/** The library's own words about a body that does not fit are left out: they quote it. */
function signedEvent(stripe: Stripe, rawBody: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_SECONDS);
  } catch {
    throw new PaymentSignatureError('The signature does not fit, or what it signs is no event');
  }
}
