import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Payments } from '#adapters/payments/port.ts';
import { createStripe } from '#adapters/payments/stripe.ts';
import { readBody } from '../read-body.ts';
import { parseForm } from './stripe-form.ts';
import { type DoubleRefund, type DoubleSession, sessionAnswer, sessionOfForm } from './stripe-sessions.ts';

export const STRIPE_KEY = 'sk_test_a_key_that_no_log_may_hold';
export const WEBHOOK_SECRET = 'whsec_a_secret_that_no_log_may_hold';

/** The fault of a call; undefined means none. With 'hangs up after' the work is done but the answer is lost. */
export type StripeFault =
  | 'hangs up before'
  | 'hangs up after'
  | 'never answers'
  | 'never ends its answer'
  | 'answers far too much'
  | 'sends elsewhere'
  | 'waits for another call'
  | 'fails'
  | 'answers with a web page'
  | 'asks for a cent more'
  | undefined;

export interface StripeServer {
  readonly apiBase: string;
  /** Received calls, oldest first. */
  readonly asked: Array<{ call: string; key: string | undefined; version: string | undefined }>;
  /** Created pages, oldest first. */
  readonly sessions: DoubleSession[];
  /** What the list of refunds has; a test adds to it. */
  readonly refunds: DoubleRefund[];
  /** Scripts faults of the next calls, one each. */
  script(...faults: StripeFault[]): void;
  /** Our client for this server. */
  payments(options?: {
    webhookSecret?: string | undefined;
    secretKey?: string;
    timeoutMilliseconds?: number;
  }): Payments;
  close(): Promise<void>;
}

/** The first call with an idempotency key; without an answer while it is running. */
interface Kept {
  readonly form: string;
  answer?: StripeAnswer;
}

function send(response: ServerResponse, { status, body }: StripeAnswer): void {
  const headers = { 'content-type': 'application/json', 'request-id': `req_${randomUUID()}` };
  response.writeHead(status, headers).end(JSON.stringify(body));
}

/** Sends a little data at a time until the client disconnects. */
function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const drops = setInterval(() => response.write(' '), 5);
  response.once('close', () => clearInterval(drops));
}

const conflict = (status: number, message: string) => refusal(status, 'idempotency_error', message);

/** A local server with the part of Stripe's API that payment pages need, including idempotency keys. */
export async function startStripeServer(): Promise<StripeServer> {
  const asked: StripeServer['asked'] = [];
  const api = new StripeApi();
  const keys = new Map<string, Kept>();
  const calls = new EventEmitter();
  let faults: StripeFault[] = [];

  /** The stored answer of a key, or the error for misusing it; otherwise undefined, and the key is stored. */
  function earlierAnswer(key: string | undefined, kept: Kept): StripeAnswer | undefined {
    const first = key === undefined ? undefined : keys.get(key);
    if (key !== undefined && !first) keys.set(key, kept);
    if (!first) return undefined;
    if (first.form !== kept.form) return conflict(400, 'A key is for the same parameters alone');
    return first.answer ?? conflict(409, 'Another request with this key is under way');
  }

  /** Returns undefined if the client disconnected before the end of the call. */
  async function answerOf(
    request: IncomingMessage,
    call: string,
    fault: StripeFault,
  ): Promise<StripeAnswer | undefined> {
    // Registered before any other await, because the other call may be quick.
    const other = fault === 'waits for another call' ? once(calls, 'answered') : undefined;
    const form = await readBody(request);
    if (form === undefined) return undefined;
    const { authorization } = request.headers;
    if (authorization !== `Bearer ${STRIPE_KEY}`) {
      return refusal(401, 'invalid_request_error', `Invalid API Key provided: ${authorization}`);
    }
    const kept: Kept = { form };
    const earlier = earlierAnswer(request.headers['idempotency-key']?.toString(), kept);
    if (earlier) return earlier;
    await other;
    kept.answer =
      fault === 'fails'
        ? refusal(500, 'api_error', `Sorry, it is not your key ${STRIPE_KEY}`)
        : api.answer(call, form, fault === 'asks for a cent more' ? 1 : 0);
    return kept.answer;
  }

  const http = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const call = `${method} ${url}`;
    const key = headers['idempotency-key']?.toString();
    asked.push({ call, key, version: headers['stripe-version']?.toString() });
    const fault = faults.shift();
    if (fault === 'hangs up before') return request.socket.destroy();
    if (fault === 'never answers') return;
    if (fault === 'never ends its answer') return drip(response);
    if (fault === 'sends elsewhere') {
      response.writeHead(307, { location: `http://localhost:${port}${url}` }).end();
      return;
    }
    if (fault === 'answers with a web page') {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
      return;
    }
    const answer = await answerOf(request, call, fault);
    if (!answer) return;
    if (fault === 'hangs up after') return request.socket.destroy();
    const padding = fault === 'answers far too much' && { padding: 'x'.repeat(5_000_000) };
    send(response, { ...answer, body: { ...answer.body, ...padding } });
    calls.emit('answered');
  });
  // Keep-alive connections are not closed by the server: closing one just as it is reused would fail a call.
  http.keepAliveTimeout = 0;
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  const { port } = address;
  const apiBase = `http://127.0.0.1:${port}`;

  return {
    apiBase,
    asked,
    sessions: api.sessions,
    refunds: api.refunds,
    script(...next) {
      faults = next;
    },
    payments: (options = {}) =>
      createStripe({ secretKey: STRIPE_KEY, webhookSecret: WEBHOOK_SECRET, apiBase, ...options }),
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
}

interface StripeAnswer {
  readonly status: number;
  readonly body: object;
}

/** An error in Stripe's format. */
function refusal(status: number, type: string, message: string, code?: string): StripeAnswer {
  return { status, body: { error: { type, message, ...(code !== undefined && { code }) } } };
}

const invalid = (message: string) => refusal(400, 'invalid_request_error', message);

/** The API's behaviour: sessions are created, read and expired, and stored in `sessions`. */
class StripeApi {
  readonly sessions: DoubleSession[] = [];
  readonly refunds: DoubleRefund[] = [];

  /** `call` is for example 'POST /v1/checkout/sessions'; a created page's total is `extraCents` higher. */
  answer(call: string, form: string, extraCents: number): StripeAnswer {
    if (call === 'POST /v1/checkout/sessions') return this.#create(form, extraCents);
    const [, paymentId] = /^GET \/v1\/refunds\?.*\bpayment_intent=(\w+)/.exec(call) ?? [];
    if (paymentId !== undefined) return this.#listRefunds(paymentId);
    const found = /^(GET|POST) \/v1\/checkout\/sessions\/(\w+?)(\/expire)?(?:\?(.*))?$/.exec(call);
    const [, method, id, expire, query = ''] = found ?? [];
    if (method === undefined || (method === 'POST') !== (expire !== undefined)) {
      return refusal(404, 'invalid_request_error', `Unrecognized request URL (${call})`);
    }
    const session = this.sessions.find((each) => each.id === id);
    if (!session) return refusal(404, 'invalid_request_error', `No such session: ${id}`, 'resource_missing');
    if (expire === undefined) {
      const expands = new URLSearchParams(query).getAll('expand[0]').includes('payment_intent');
      return { status: 200, body: sessionAnswer(session, expands) };
    }
    if (session.status !== 'open') return invalid('Only an open session can be expired');
    session.status = 'expired';
    session.url = null;
    return { status: 200, body: sessionAnswer(session, false) };
  }

  #listRefunds(paymentId: string): StripeAnswer {
    const data = this.refunds.filter((refund) => refund.payment_intent === paymentId);
    return { status: 200, body: { object: 'list', url: '/v1/refunds', has_more: false, data } };
  }

  #create(form: string, extraCents: number): StripeAnswer {
    const read = sessionOfForm(parseForm(form), `cs_test_${randomUUID().replaceAll('-', '')}`);
    if (typeof read === 'string') return invalid(read);
    this.sessions.push(read);
    const body = { ...sessionAnswer(read, false), amount_total: read.amount_total + extraCents };
    return { status: 200, body };
  }
}
