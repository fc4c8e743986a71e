import Stripe from 'stripe';
import { PaymentError } from './port.ts';

/** Accepts identifiers such as 'amount_too_small' or 'line_items[0][quantity]'; anything else is not logged. */
const identifier = (value: string | undefined) =>
  value !== undefined && /^[a-z][a-z0-9_.[\]]{0,59}$/.test(value) ? value : undefined;

/** Converts an error without Stripe's message, which can contain a part of the key. */
export function toPaymentError(error: unknown): unknown {
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

/** Also true for a page of another account, and for one of test mode when the key is a live one. */
export function isUnknownPage(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}
