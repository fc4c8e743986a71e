import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createOutgoing } from '#adapters/outgoing-fetch.ts';
import type { Pusher } from '#adapters/push/port.ts';
import { createWebPush } from '#adapters/push/web-push.ts';
import { SESSION_SECRET } from '../test-app.ts';
import { serveLocally } from '../web-site.ts';

/** A message as its browser reads it, with what only the push service sees. */
export interface Delivered {
  readonly content: unknown;
  readonly topic: string | undefined;
  readonly seconds: number;
  /** Whom the push service can turn to. */
  readonly contact: unknown;
}

/** A browser that has subscribed at the push service. */
export interface SubscribedBrowser {
  /** As `PushSubscription.toJSON()` writes it. */
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  readonly received: readonly Delivered[];
  /** What the push service answers from now on: 201 by default. */
  answer(status: number): void;
}

export interface PushService {
  /** Sends as the app does, and only to this service of all that are not public. */
  readonly pusher: Pusher;
  readonly host: string;
  subscribe(): SubscribedBrowser;
  close(): void;
}

interface Known {
  readonly curve: ReturnType<typeof createECDH>;
  readonly secret: Buffer;
  readonly received: Delivered[];
  status: number;
}

const KEY_BYTES = 65;

const expand = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Decrypts a body of one record: RFC 8188 (aes128gcm) with the keys of RFC 8291. */
function decrypt(body: Buffer, { curve, secret }: Known): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  if (keyLength !== KEY_BYTES) throw new Error('The sender names no key');
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const key = expand(curve.computeSecret(sender), secret, info, 32);
  const contentKey = expand(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = expand(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // Behind the text come a 2, which marks the last record, and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

const decoded = (part: string | undefined): Record<string, unknown> =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'));

/** Reads the sender's token (RFC 8292). Throws unless it is signed by the key it names, for this service and not for long. */
function readToken({ headers }: IncomingMessage, origin: string): Record<string, unknown> {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [
    point.subarray(1, 33).toString('base64url'),
    point.subarray(33).toString('base64url'),
  ] as const;
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, ...others } = decoded(claims);
  const hours = (Number(exp) - Date.now() / 1000) / 3600;
  if (!isSigned || decoded(head).alg !== 'ES256' || aud !== origin || !(hours > 0 && hours <= 24))
    throw new Error('The token is not valid');
  return others;
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** A push service on this machine that speaks the protocol of RFC 8030: it checks who sends, and decrypts as a browser does. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Known>();
  const service = await serveLocally(async (request, response) => {
    const browser = browsers.get(request.url ?? '');
    const { ttl, topic, 'content-encoding': encoding } = request.headers;
    if (!browser || request.method !== 'POST') return response.writeHead(404).end();
    if (browser.status !== 201) return response.writeHead(browser.status).end();
    try {
      if (encoding !== 'aes128gcm' || ttl === undefined) throw new Error('A header is missing');
      const { sub } = readToken(request, service.origin);
      const content: unknown = JSON.parse(decrypt(await readAll(request), browser));
      browser.received.push({ content, topic: topic?.toString(), seconds: Number(ttl), contact: sub });
      response.writeHead(201).end();
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
  });
  return {
    host: service.host,
    close: service.close,
    pusher: createWebPush({
      secret: SESSION_SECRET,
      contact: 'https://kitchen.example.org',
      outgoing: createOutgoing({ allowList: [service.host] }),
    }),
    subscribe() {
      const path = `/push/${randomBytes(9).toString('base64url')}`;
      const curve = createECDH('prime256v1');
      curve.generateKeys();
      const browser: Known = { curve, secret: randomBytes(16), received: [], status: 201 };
      browsers.set(path, browser);
      return {
        subscription: {
          endpoint: `${service.origin}${path}`,
          keys: { p256dh: curve.getPublicKey('base64url'), auth: browser.secret.toString('base64url') },
        },
        received: browser.received,
        answer(status) {
          browser.status = status;
        },
      };
    },
  };
}
