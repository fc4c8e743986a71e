import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';
import { createOpenIdConnect } from '#adapters/identity-provider/openid-connect.ts';
import { createOutgoing } from '#adapters/outgoing-fetch.ts';
import type { SingleSignOn } from '#deps';
import type { TestClient } from '../test-client.ts';

/** The claims of an account at the provider. */
export interface ProviderAccount {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly preferred_username?: string;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly groups?: readonly string[];
}

const CLIENT = { client_id: 'cookbook', client_secret: 'a secret of the tests' };

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' };
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A certified provider (`oidc-provider`) on a port of this machine. Whoever is named in `person` is signed in there, as if they had
 * typed their password.
 */
export class ProviderServer {
  /** By subject. */
  readonly accounts = new Map<string, ProviderAccount>();
  /** The subject who signs in next; undefined for nobody, who declines. */
  person: string | undefined;
  /** What answers instead of the provider; undefined for the provider itself. */
  instead: Handler | undefined;
  /** Changes the provider's JSON before it is sent. */
  lie: ((path: string, answer: Record<string, unknown>) => Record<string, unknown>) | undefined;

  readonly #server = createServer((request, response) => this.#answer(request, response));
  #provider: Provider | undefined;
  #appOrigin = '';

  get issuer(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  /** Gives the provider new keys, and registers the app with its secret. */
  async renew(appOrigin = this.#appOrigin, secret = CLIENT.client_secret): Promise<void> {
    this.#appOrigin = appOrigin;
    const configuration: Configuration = {
      clients: [
        {
          client_id: CLIENT.client_id,
          client_secret: secret,
          redirect_uris: [`${appOrigin}/api/auth/oidc/callback`],
          backchannel_logout_uri: `${appOrigin}/api/auth/oidc/backchannel-logout`,
          backchannel_logout_session_required: true,
        },
      ],
      jwks: { keys: [await newKey()] },
      cookies: { keys: ['the key of the provider’s cookies'] },
      scopes: ['openid', 'profile', 'email', 'groups'],
      claims: {
        openid: ['sub', 'sid'],
        email: ['email', 'email_verified'],
        profile: ['preferred_username', 'given_name', 'family_name'],
        groups: ['groups'],
      },
      features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: (_context, sub) => {
        const account = this.accounts.get(sub);
        return account && { accountId: sub, claims: () => ({ ...account, sub }) as { sub: string } };
      },
      ttl: { AccessToken: 60, Grant: 600, IdToken: 60, Interaction: 60, Session: 600 },
      // Its own refuses this machine's addresses.
      fetch: (url, { dispatcher: _, ...init }: RequestInit & { dispatcher?: unknown } = {}) =>
        fetch(url, init),
      renderError: (context, out) => {
        context.body = out;
      },
    };
    this.#provider = new Provider(this.issuer, configuration);
    this.#provider.on('server_error', (_context, error) => {
      throw error;
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const provider = this.#provider;
    if (this.instead) return this.instead(request, response);
    if (!provider) throw new Error('The provider knows no app yet: renew it');
    if (request.url?.startsWith('/interaction/')) return this.#signIn(provider, request, response);
    const { lie } = this;
    const path = request.url?.split('?')[0] ?? '';
    if (lie) {
      const end = response.end.bind(response);
      response.end = ((body: string | Buffer) => {
        const isJson = String(response.getHeader('content-type')).includes('json');
        if (!isJson) return end(body);
        const changed = JSON.stringify(lie(path, JSON.parse(String(body))));
        response.setHeader('content-length', Buffer.byteLength(changed));
        return end(changed);
      }) as ServerResponse['end'];
    }
    provider.callback()(request, response);
  }

  /** The provider's own pages: it signs `person` in and lets the app know them, without asking. */
  async #signIn(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { person } = this;
    if (person === undefined) {
      return provider.interactionFinished(request, response, { error: 'access_denied' });
    }
    const { params } = await provider.interactionDetails(request, response);
    const grant = new provider.Grant({ accountId: person, clientId: String(params.client_id) });
    grant.addOIDCScope(String(params.scope));
    const grantId = await grant.save();
    await provider.interactionFinished(request, response, {
      login: { accountId: person },
      consent: { grantId },
    });
  }

  /** Single sign-on by this provider, as `start-server.ts` makes it. */
  singleSignOn(rules: Partial<Omit<SingleSignOn, 'provider'>> = {}): SingleSignOn {
    return {
      provider: createOpenIdConnect({
        configurationUrl: `${this.issuer}/.well-known/openid-configuration`,
        clientId: CLIENT.client_id,
        clientSecret: CLIENT.client_secret,
        name: 'Example ID',
        groupsClaim: 'groups',
        userClaim: 'preferred_username',
        outgoing: createOutgoing(),
        timeoutMs: 2000,
      }),
      userGroup: undefined,
      adminGroup: undefined,
      isSignUpEnabled: true,
      isAutomatic: false,
      ...rules,
    };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/**
 * What a browser does at the provider: it follows all redirects there, with its cookies.
 * @param cookies of this browser for the provider, which are kept for the next visit
 * @returns the address of the app to which the provider sends the person back
 */
export async function visitProvider(url: string, cookies: Map<string, string> = new Map()): Promise<URL> {
  const { origin } = new URL(url);
  let at = new URL(url);
  while (at.origin === origin) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const header of answer.headers.getSetCookie()) {
      const [pair = ''] = header.split(';');
      const split = pair.indexOf('=');
      cookies.set(pair.slice(0, split), pair.slice(split + 1));
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${at.pathname} answers ${answer.status}: ${await answer.text()}`);
    at = new URL(location, at);
  }
  return at;
}

/** Signs out at the provider, which asks whether to, and tells the app. */
export async function signOutAtProvider(issuer: string, cookies: ReadonlyMap<string, string>): Promise<void> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const asked = await fetch(`${issuer}/session/end`, { headers: { cookie } });
  const [, xsrf = ''] = /name="xsrf" value="(\w+)"/.exec(await asked.text()) ?? [];
  const body = new URLSearchParams({ xsrf, logout: 'yes' });
  const more = asked.headers.getSetCookie().map((header) => header.split(';')[0]);
  await fetch(`${issuer}/session/end/confirm`, {
    method: 'POST',
    body,
    headers: { cookie: [cookie, ...more].join('; ') },
    redirect: 'manual',
  });
}

/** Opens the address to which the provider sent the person back. Returns the page of the app that they see next. */
export async function comeBack(client: TestClient, back: URL): Promise<string | null> {
  const { status, headers } = await client.send('GET', back.pathname + back.search);
  if (status !== 303) throw new Error(`The way back answers ${status}`);
  return headers.get('location');
}
