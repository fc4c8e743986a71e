import type { PaymentFact, RefundFact } from '@game-plan/domain/orders/decide-payment';
import type { PaymentLine } from '@game-plan/domain/orders/payment-lines';

export interface PaymentRequest {
  readonly orderId: number;
  /** See `paymentReference`. */
  readonly reference: string;
  readonly lines: readonly PaymentLine[];
  /** Sum of the lines in cents; a page with any other total is refused. */
  readonly totalCents: number;
  /** Requests with the same key create one payment page. */
  readonly idempotencyKey: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface PaymentPage {
  /** The provider's id of the page. */
  readonly id: string;
  /** Address of the payment page; undefined once it is closed. */
  readonly url: string | undefined;
  /** State of its payment. */
  readonly payment: PaymentFact;
}

/** A webhook event whose signature was verified. */
export interface PaymentEvent {
  /** The provider's id of the event, by which a repeated delivery is recognised. */
  readonly id: string;
  readonly type: string;
  /** The payment it reports; undefined for event types that are ignored. */
  readonly payment: PaymentFact | undefined;
  /** The refund it reports; undefined for other events. */
  readonly refund: RefundFact | undefined;
}

/** The provider did not respond, or refused. `message` is for the log and contains no key. */
export class PaymentError extends Error {}

/** The signature of an event does not match its body. */
export class PaymentSignatureError extends Error {}

/** The payment provider of STRIPE_SECRET_KEY. */
export interface Payments {
  /** Creates the payment page of an order. Throws a PaymentError. */
  createPage(request: PaymentRequest): Promise<PaymentPage>;
  /** Reads a page; undefined if the provider has none with that id. Throws a PaymentError. */
  readPage(pageId: string): Promise<PaymentPage | undefined>;
  /** Closes a page to payment. Throws a PaymentError, also when it is closed or paid already. */
  closePage(pageId: string): Promise<void>;
  /**
   * Reads the refunds of a payment; empty if the provider has no such payment. The list does not say when one failed: it
   * counts as failed when it was made, so that any later refund makes up for it. Throws a PaymentError.
   */
  readRefunds(paymentId: string): Promise<readonly RefundFact[]>;
  /**
   * Verifies and reads a webhook event from the raw body. Throws a PaymentSignatureError. Undefined without a webhook secret:
   * pages are polled then.
   */
  readonly readEvent: ((rawBody: Buffer, signature: string) => PaymentEvent) | undefined;
}
