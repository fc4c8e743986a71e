/** A call to a person's own program. */
export interface WebhookCall {
  readonly url: string;
  /** The signing key: 'whsec_' and base64. */
  readonly secret: string;
  /** The same at each attempt, so that a receiver can tell a repetition. */
  readonly id: string;
  /** JSON. */
  readonly body: string;
}

export interface WebhookAnswer {
  /** The HTTP status. */
  readonly status: number;
  /** How the answer's text begins. */
  readonly excerpt: string;
}

/** There was no answer. The text is a sentence for the person, without the address. */
export class WebhookError extends Error {
  /** Whether another attempt can help. */
  readonly isLasting: boolean;
  constructor(message: string, { isLasting = false }: { isLasting?: boolean } = {}) {
    super(message);
    this.isLasting = isLasting;
  }
}

/** Makes a signed call. Throws a WebhookError if there is no answer. */
export type CallWebhook = (call: WebhookCall, signal: AbortSignal) => Promise<WebhookAnswer>;
