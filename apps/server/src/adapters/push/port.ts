/** Where a browser gets messages, and the keys that they are encrypted with (RFC 8291). */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  /** What the service worker is given. */
  readonly content: Readonly<Record<string, string | number>>;
  /** A newer message on the same topic replaces one that was not delivered yet: at most 32 characters of base64url. */
  readonly topic: string;
  /** How long the push service keeps it for a browser that is not running. */
  readonly seconds: number;
}

/** A message was not accepted for now. The text says why, without the address of the browser. */
export class PushError extends Error {}

/** Sends messages to browsers through the push service that each browser names. */
export interface Pusher {
  /** This server's public key, with which browsers subscribe. */
  readonly publicKey: string;
  /**
   * Sends a message. Returns 'gone' if the subscription has ended or cannot be used, now or later; throws a PushError if a retry
   * can help.
   */
  send(subscription: Subscription, message: PushMessage, signal: AbortSignal): Promise<'sent' | 'gone'>;
}
