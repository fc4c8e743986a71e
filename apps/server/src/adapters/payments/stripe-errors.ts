import Stripe from 'stripe';
import { PaymentError } from './port.ts';

/** What went wrong, without Stripe's own sentence: it can repeat a part of the key. */
export function toPaymentError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, statusCode, code, param, requestId } = error;
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
