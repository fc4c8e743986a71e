import Stripe from 'stripe';
import { PaymentError } from './port.ts';

/** 'amount_too_small', 'line_items[0][quantity]': what is no such name is left out, whoever answers in Stripe's place. */
const nameIn = (value: string | undefined) =>
  value !== undefined && /^[a-z][a-z0-9_.[\]]{0,59}$/.test(value) ? value : undefined;

/** What went wrong, without Stripe's own sentence: it can repeat a part of the key. */
export function toPaymentError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, statusCode, requestId } = error;
  const code = nameIn(error.code);
  const param = nameIn(error.param);
  const facts = [
    statusCode === undefined ? 'no answer' : `status ${statusCode}`,
    code && `code ${code}`,
    param && `parameter ${param}`,
    requestId && `request ${requestId}`,
  ].filter(Boolean);
  return new PaymentError(`${type}: ${facts.join(', ')}`);
}

/** A page of another account, or of test mode when the key is a live one, is unknown too. */
export function isUnknownPage(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}
