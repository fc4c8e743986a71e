/** One line of what is paid; the tax is a line of its own. */
export interface PaymentLine {
  readonly name: string;
  readonly quantity: number;
  readonly unitCents: number;
}

export interface PaymentRequest {
  readonly orderId: number;
  readonly userId: number;
  readonly lines: readonly PaymentLine[];
  /** The same key never makes a second payment page. */
  readonly idempotencyKey: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface PaymentPage {
  /** The service's own name of the page. */
  readonly id: string;
  readonly url: string;
}

/** What the service tells of an order, its signature checked. */
export interface PaymentEvent {
  /** The service's own id of the event, by which a second delivery is known. */
  readonly id: string;
  readonly type: string;
  /** What it means for the order; undefined for an event that means nothing to us. */
  readonly outcome: 'paid' | 'failed' | 'expired' | 'refunded' | undefined;
  readonly checkoutSessionId: string | undefined;
  readonly paymentIntentId: string | undefined;
}

/** The service did not answer, or refused. `message` is for the log: no key in it. */
export class PaymentError extends Error {}

/** The signature of an event does not fit its body. */
export class PaymentSignatureError extends Error {}

/** The payment service of STRIPE_SECRET_KEY. */
export interface Payments {
  /** Makes the page on which an order is paid. Throws a PaymentError. */
  createPage(request: PaymentRequest): Promise<PaymentPage>;
  /** Reads a delivered event from the bytes as they came. Throws a PaymentSignatureError. */
  readEvent(rawBody: Buffer, signature: string): PaymentEvent;
}
