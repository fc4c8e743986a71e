import type { PaymentFact } from '@game-plan/domain/orders/judge-payment';
import type { PaymentLine } from '@game-plan/domain/orders/payment-lines';

export interface PaymentRequest {
  readonly orderId: number;
  /** See `paymentReference`. */
  readonly reference: string;
  readonly lines: readonly PaymentLine[];
  /** What the lines come to; a page that asks for any other sum is refused. */
  readonly totalCents: number;
  /** The same key never makes a second payment page. */
  readonly idempotencyKey: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface PaymentPage {
  /** The service's own name of the page. */
  readonly id: string;
  /** Where to pay; undefined once the page is closed. */
  readonly url: string | undefined;
  /** How its payment stands. */
  readonly payment: PaymentFact;
}

/** What the service tells, its signature checked. */
export interface PaymentEvent {
  /** The service's own id of the event, by which a second delivery is known. */
  readonly id: string;
  readonly type: string;
  /** What it says of an order's payment; undefined for an event that means nothing to us. */
  readonly payment: PaymentFact | undefined;
}

/** The service did not answer, or refused. `message` is for the log: no key in it. */
export class PaymentError extends Error {}

/** The signature of an event does not fit its body. */
export class PaymentSignatureError extends Error {}

/** The payment service of STRIPE_SECRET_KEY. */
export interface Payments {
  /** Makes the page on which an order is paid. Throws a PaymentError. */
  createPage(request: PaymentRequest): Promise<PaymentPage>;
  /** How a page stands; undefined when the service knows none of that name. Throws a PaymentError. */
  readPage(pageId: string): Promise<PaymentPage | undefined>;
  /** Closes a page, so that nobody pays on it. Throws a PaymentError, also when it is closed or paid already. */
  closePage(pageId: string): Promise<void>;
  /**
   * Reads a delivered event from the bytes as they came. Throws a PaymentSignatureError. Undefined where the service
   * delivers none: then it is asked.
   */
  readonly readEvent: ((rawBody: Buffer, signature: string) => PaymentEvent) | undefined;
}
