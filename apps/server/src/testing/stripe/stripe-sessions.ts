import { branchAt, type FormTree, textAt } from './stripe-form.ts';

/** A session as the test double stores it; fields are named as in Stripe's API. */
export interface DoubleSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly mode: string;
  readonly amount_total: number;
  readonly currency: string;
  readonly client_reference_id: string | null;
  readonly metadata: Record<string, string>;
  readonly success_url: string;
  readonly cancel_url: string;
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: string | null;
  /** Stored for expansion; the API sends it only when requested. */
  intentStatus: 'requires_payment_method' | 'processing' | 'succeeded';
  /** What the double received. */
  readonly lines: ReadonlyArray<{ name: string; description?: string; quantity: number; unitCents: number }>;
  readonly intentMetadata: Record<string, string>;
}

const texts = (tree: FormTree) =>
  Object.fromEntries(
    Object.entries(tree).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** Creates a session from the library's form; a string is the message of a refusal. */
export function sessionOfForm(form: FormTree, id: string): DoubleSession | string {
  const items = Object.values(branchAt(form, 'line_items')).filter((item) => typeof item === 'object');
  const lines = items.map((item) => {
    const description = textAt(item, 'price_data', 'product_data', 'description');
    return {
      name: textAt(item, 'price_data', 'product_data', 'name') ?? '',
      ...(description !== undefined && { description }),
      quantity: Number(textAt(item, 'quantity')),
      unitCents: Number(textAt(item, 'price_data', 'unit_amount')),
      currency: textAt(item, 'price_data', 'currency'),
    };
  });
  if (textAt(form, 'mode') !== 'payment') return 'The double knows mode=payment alone';
  if (lines.length === 0 || lines.length > 100) return 'From 1 to 100 line items';
  for (const { name, quantity, unitCents, currency } of lines) {
    if (name === '' || [...name].length > 250) return 'A name has from 1 to 250 characters';
    if (currency !== 'usd') return 'All line items are in one currency';
    if (!Number.isInteger(quantity) || quantity < 1) return 'Invalid quantity';
    if (!Number.isInteger(unitCents) || unitCents < 0) return 'Invalid integer: unit_amount';
  }
  const total = lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
  if (total < 50) return 'The total must be at least 50 cents';
  if (total > 99_999_999) return 'The total must be no more than $999,999.99';
  return {
    id,
    object: 'checkout.session',
    mode: 'payment',
    amount_total: total,
    currency: 'usd',
    client_reference_id: textAt(form, 'client_reference_id') ?? null,
    metadata: texts(branchAt(form, 'metadata')),
    success_url: textAt(form, 'success_url') ?? '',
    cancel_url: textAt(form, 'cancel_url') ?? '',
    url: `https://checkout.stripe.com/c/pay/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    intentStatus: 'requires_payment_method',
    lines: lines.map(({ currency, ...line }) => line),
    intentMetadata: texts(branchAt(form, 'payment_intent_data', 'metadata')),
  };
}

/** The session in the API's format. */
export function sessionAnswer(session: DoubleSession, expands: boolean): object {
  const { intentStatus, lines, intentMetadata, payment_intent, ...answer } = session;
  const whole = { id: payment_intent, object: 'payment_intent', status: intentStatus };
  return { ...answer, payment_intent: expands && payment_intent !== null ? whole : payment_intent };
}

/** A refund as the test double stores it. */
export interface DoubleRefund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly created: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly metadata: object;
  readonly status: 'succeeded' | 'failed';
  readonly failure_reason?: string;
}

export const refundOf = (
  paymentId: string,
  { id, amount, created }: { id: string; amount: number; created: number },
  hasFailed = false,
): DoubleRefund => ({
  id,
  object: 'refund',
  amount,
  created,
  currency: 'usd',
  payment_intent: paymentId,
  metadata: {},
  ...(hasFailed ? { status: 'failed', failure_reason: 'expired_or_canceled_card' } : { status: 'succeeded' }),
});
