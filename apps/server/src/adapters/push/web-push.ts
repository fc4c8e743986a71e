import { createECDH, hkdfSync } from 'node:crypto';
import { lazy } from '@game-plan/domain/lazy';
import { type Outgoing, OutgoingError } from '../outgoing-fetch.ts';
import { PushError, type Pusher } from './port.ts';

interface Settings {
  /** The secret of the sessions, which end with it, as do their subscriptions. */
  readonly secret: string;
  /** Whom a push service can turn to: an https: or mailto: address. */
  readonly contact: string;
  readonly outgoing: Outgoing;
}

const ANSWER_BYTES_MAX = 10_000;
const TIMEOUT_MILLISECONDS = 20_000;

/**
 * The key pair of this server (VAPID, RFC 8292). It is computed from the secret of the sessions instead of stored: so all copies of
 * the app have the same, and no backup has it.
 */
function keysFrom(secret: string) {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'web push', 32)));
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: curve.getPrivateKey('base64url').padStart(43, 'A'),
  };
}

/** Web push (RFC 8030), encrypted for the browser. */
export function createWebPush({ secret, contact, outgoing }: Settings): Pusher {
  const keys = keysFrom(secret);
  const fetch = outgoing({ bytesMax: ANSWER_BYTES_MAX, timeoutMilliseconds: TIMEOUT_MILLISECONDS });
  // Loaded with the first message, because most kitchens send none.
  const library = lazy(() => import('web-push'));
  return {
    publicKey: keys.publicKey,
    async send({ endpoint, p256dh, auth }, { content, topic, seconds }, signal) {
      const { default: webPush } = await library();
      let request: ReturnType<typeof webPush.generateRequestDetails>;
      try {
        request = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(content),
          { vapidDetails: { subject: contact, ...keys }, TTL: seconds, topic, contentEncoding: 'aes128gcm' },
        );
      } catch {
        // The browser's keys are not those of any browser.
        return 'gone';
      }
      const headers = new Headers(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      // What `fetch` counts itself.
      headers.delete('content-length');
      try {
        const { ok, status } = await fetch(endpoint, {
          method: 'POST',
          headers,
          body: new Uint8Array(request.body ?? []),
          redirect: 'error',
          signal,
        });
        if (ok) return 'sent';
        if (status === 404 || status === 410) return 'gone';
        throw new PushError(`The push service answered ${status}`);
      } catch (error) {
        if (error instanceof PushError) throw error;
        // Neither an address in the own network nor a redirect becomes a push service later.
        if (error instanceof OutgoingError) return 'gone';
        throw new PushError('The push service was not reached');
      }
    },
  };
}
