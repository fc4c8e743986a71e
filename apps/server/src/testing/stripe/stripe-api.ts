import { randomUUID } from 'node:crypto';
import { parseForm } from './stripe-form.ts';
import { type DoubleSession, sessionAnswer, sessionOfForm } from './stripe-sessions.ts';

export interface StripeAnswer {
  readonly status: number;
  readonly body: object;
}

/** An error as Stripe words it. */
export function refusal(status: number, type: string, message: string, code?: string): StripeAnswer {
  return { status, body: { error: { type, message, ...(code !== undefined && { code }) } } };
}

const invalid = (message: string) => refusal(400, 'invalid_request_error', message);

/** What the API does at a call: sessions are made, read and expired, and kept in `sessions`. */
export class StripeApi {
  readonly sessions: DoubleSession[] = [];

  /** `call` is 'POST /v1/checkout/sessions'; a page that is made says that it asks for `extraCents` more. */
  answer(call: string, form: string, extraCents: number): StripeAnswer {
    if (call === 'POST /v1/checkout/sessions') return this.#create(form, extraCents);
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

  #create(form: string, extraCents: number): StripeAnswer {
    const read = sessionOfForm(parseForm(form), `cs_test_${randomUUID().replaceAll('-', '')}`);
    if (typeof read === 'string') return invalid(read);
    this.sessions.push(read);
    const body = { ...sessionAnswer(read, false), amount_total: read.amount_total + extraCents };
    return { status: 200, body };
  }
}
