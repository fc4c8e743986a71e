import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { lazy } from '@game-plan/domain/lazy';
import { isPublicAddress } from './public-address.ts';

/** Far above the size of any text answer. */
export const WORDS_BYTES_MAX = 5_000_000;

const REDIRECTS_MAX = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const PORTS: ReadonlySet<string> = new Set(['', '80', '443']);

/** What another site may be told: neither a key nor a cookie. */
const HEADERS_FOR_ALL = ['accept', 'accept-language', 'user-agent'];

/** Why a request was not made, or its answer was not read. */
export type OutgoingFault = 'address' | 'redirect' | 'size' | 'content';

export class OutgoingError extends Error {
  readonly fault: OutgoingFault;
  constructor(fault: OutgoingFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

interface FetchOptions {
  /** Most bytes of a body after decompression, whatever length is announced. */
  readonly bytesMax: number;
  /** The base URL of a vendor that the admin has configured. Its origin is asked as it is; all else is guarded. */
  readonly baseUrl?: string;
  /** For the whole answer, redirects included. */
  readonly timeoutMilliseconds?: number;
  /** Accepted content types of a successful answer; any by default. */
  readonly mediaTypes?: readonly string[];
}

interface OutgoingOptions {
  /** Hosts that may be asked although they are not public: 'recipes.lan', '192.168.1.5:8080'. */
  readonly allowList?: readonly string[];
  /** Resolves names. */
  readonly resolve?: typeof lookup;
}

/** Makes a `fetch` for one use. It takes addresses as text or URL, bodies as text or bytes, and answers when all has arrived. */
export type Outgoing = (options: FetchOptions) => typeof fetch;

/**
 * The only way out of this server. An address that a person, a page or a vendor's answer names, and each redirect, must be a
 * public one at a usual port: all addresses of its name are checked, and the connection goes to one of the checked addresses.
 * Another site gets no header with a credential, and only a GET is redirected. No cookies are kept.
 */
export function createOutgoing({ allowList = [], resolve = lookup }: OutgoingOptions = {}): Outgoing {
  const allowed = allowList.map((entry) => new URL(`http://${entry}`));
  const isAllowed = ({ hostname, port, protocol }: URL) =>
    allowed.some(
      (one) =>
        one.hostname === hostname &&
        (one.port === '' ? PORTS.has(port) : one.port === (port || (protocol === 'http:' ? '80' : '443'))),
    );
  // Loaded with the first request, because most kitchens make none.
  const connections = lazy(async () => {
    const { Agent, fetch } = await import('undici');
    return { fetch, open: new Agent(), guarded: new Agent({ connect: { lookup: publicLookup(resolve) } }) };
  });

  return ({ bytesMax, baseUrl, timeoutMilliseconds, mediaTypes }) => {
    const origin = baseUrl === undefined ? undefined : new URL(baseUrl).origin;
    const ask = async (url: URL, init: RequestInit) => {
      const isTrusted = url.origin === origin || isAllowed(url);
      if (!isTrusted) refuseUnusual(url);
      const { fetch, open, guarded } = await connections();
      const { method = 'GET', headers, body, signal } = init;
      const asked = fetch(url, {
        method,
        headers: [...new Headers(headers)],
        body: plainBody(body),
        signal: signal ?? null,
        redirect: 'manual',
        dispatcher: isTrusted ? open : guarded,
      });
      return asked.catch((error: unknown) => {
        throw error instanceof TypeError && error.cause instanceof OutgoingError ? error.cause : error;
      });
    };

    return async (input, given = {}) => {
      const { redirect = 'follow', method = 'GET' } = given;
      const signal = bothSignals(given.signal, timeoutMilliseconds);
      let url = new URL(String(input));
      let init: RequestInit = { ...given, signal };
      for (let count = 0; count <= REDIRECTS_MAX; count += 1) {
        const answer = await ask(url, init);
        const location = REDIRECTS.has(answer.status) ? answer.headers.get('location') : null;
        if (location === null || redirect === 'manual') {
          if (answer.ok && mediaTypes) refuseOtherContent(answer.headers.get('content-type'), mediaTypes);
          const { status, statusText, headers } = answer;
          const body = answer.body && (await readBody(answer.body, bytesMax));
          const read = new Response(body, { status, statusText, headers: [...headers] });
          return Object.defineProperty(read, 'url', { value: url.href });
        }
        await answer.body?.cancel();
        if (redirect === 'error' || method !== 'GET')
          throw new OutgoingError('redirect', `${url.host} redirects`);
        const next = new URL(location, url);
        if (next.origin !== url.origin) init = { signal, headers: headersForAll(given.headers) };
        url = next;
      }
      throw new OutgoingError('redirect', `${url.host} redirects too often`);
    };
  };
}

function bothSignals(one: AbortSignal | null | undefined, milliseconds: number | undefined): AbortSignal {
  return AbortSignal.any([
    ...(one ? [one] : []),
    ...(milliseconds === undefined ? [] : [AbortSignal.timeout(milliseconds)]),
  ]);
}

function plainBody(body: RequestInit['body']): string | Uint8Array | null {
  if (body === null || body === undefined) return null;
  if (typeof body === 'string' || body instanceof Uint8Array) return body;
  throw new TypeError('A body is text or bytes');
}

function refuseUnusual({ protocol, username, password, hostname, port }: URL): void {
  const name = hostname.replace(/^\[(.*)\]$/, '$1');
  const isUsual =
    /^https?:$/.test(protocol) && username === '' && password === '' && PORTS.has(port) && name !== '';
  if (!isUsual || (isIP(name) !== 0 && !isPublicAddress(name)))
    throw new OutgoingError('address', `${hostname} is not asked: not a public address`);
}

/** Finds the addresses of a name for a connection, which goes to one of them. One that is not public refuses them all. */
export function publicLookup(resolve: typeof lookup): LookupFunction {
  return (hostname, options, done) => {
    const all: LookupOptions & { all: true } = { ...options, all: true };
    resolve(hostname, all, (error, addresses: LookupAddress[]) => {
      if (error) return done(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new OutgoingError('address', `${hostname} is not asked: not a public address`), []);
      if (options.all) return done(null, addresses);
      done(null, first.address, first.family);
    });
  };
}

function refuseOtherContent(written: string | null, mediaTypes: readonly string[]): void {
  const mediaType = (written ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!mediaTypes.includes(mediaType))
    throw new OutgoingError('content', `The answer is ${mediaType || 'unnamed'}`);
}

function headersForAll(headers: RequestInit['headers']): Headers {
  const all = new Headers(headers);
  return new Headers(HEADERS_FOR_ALL.flatMap((name) => (all.has(name) ? [[name, all.get(name) ?? '']] : [])));
}

async function readBody(body: AsyncIterable<Uint8Array>, bytesMax: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > bytesMax) throw new OutgoingError('size', 'The answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
