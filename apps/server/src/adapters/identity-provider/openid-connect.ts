import type { Configuration, CustomFetch } from 'openid-client';
import type { Outgoing } from '../outgoing-fetch.ts';
import { type IdentityProvider, ProviderError, type ProviderFault } from './port.ts';

interface Settings {
  /** '…/.well-known/openid-configuration' */
  readonly configurationUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
  /** The claim with a person's groups. A provider that has a scope of that name is asked for it. */
  readonly groupsClaim: string;
  /** The claim from which the username of a new account is made. */
  readonly userClaim: string;
  readonly outgoing: Outgoing;
  /** For one answer of the provider. */
  readonly timeoutMs?: number;
}

type Claims = Readonly<Record<string, unknown>>;

const ANSWER_BYTES_MAX = 1_000_000;
const TIMEOUT_MILLISECONDS = 10_000;
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const LOGOUT_TOKEN_AGE = '5 minutes';

/** Signs people in at an OpenID Connect provider: code flow with PKCE, state, nonce and signed ID tokens. */
export function createOpenIdConnect(settings: Settings): IdentityProvider {
  const { clientId, clientSecret, groupsClaim, name, timeoutMs = TIMEOUT_MILLISECONDS, userClaim } = settings;
  const server = new URL(settings.configurationUrl);
  const guarded = settings.outgoing({
    bytesMax: ANSWER_BYTES_MAX,
    baseUrl: settings.configurationUrl,
    timeoutMilliseconds: timeoutMs,
  });
  const fetch: CustomFetch = (url, { method, headers, redirect, signal, body }) =>
    guarded(url, {
      method,
      headers,
      redirect,
      signal: signal ?? null,
      body: body instanceof URLSearchParams ? body.toString() : ((body ?? null) as string | null),
    });

  /**
   * Asks the provider for its addresses and keys with each sign-in, which is rare: so it need not be there at the start, new keys are
   * found at once, and one that is down is known before a person is sent there.
   */
  async function attempt<Result>(
    work: (configuration: Configuration, client: typeof import('openid-client')) => Promise<Result>,
  ): Promise<Result> {
    // Loaded with the first sign-in.
    const client = await import('openid-client');
    const basic = client.ClientSecretBasic(clientSecret);
    const post = client.ClientSecretPost(clientSecret);
    const authenticate: typeof basic = (provider, ...rest) => {
      const methods = provider.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
      return (methods.includes('client_secret_basic') ? basic : post)(provider, ...rest);
    };
    try {
      const configuration = await client.discovery(server, clientId, clientSecret, authenticate, {
        [client.customFetch]: fetch,
        timeout: timeoutMs / 1000,
        // The admin has configured an address without encryption, such as one between containers.
        execute: server.protocol === 'http:' ? [client.allowInsecureRequests] : [],
      });
      client.enableNonRepudiationChecks(configuration);
      return await work(configuration, client);
    } catch (error) {
      throw error instanceof ProviderError ? error : new ProviderError(faultOf(error), error);
    }
  }

  return {
    name,
    begin: (redirectUri) =>
      attempt(async (configuration, client) => {
        const begun = {
          state: client.randomState(),
          nonce: client.randomNonce(),
          codeVerifier: client.randomPKCECodeVerifier(),
          redirectUri,
        };
        const offered = configuration.serverMetadata().scopes_supported ?? [];
        const groups = offered.includes(groupsClaim) ? [groupsClaim] : [];
        const url = client.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: ['openid', 'profile', 'email', ...groups].join(' '),
          state: begun.state,
          nonce: begun.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(begun.codeVerifier),
          code_challenge_method: 'S256',
        });
        return { url: url.href, begun };
      }),

    finish: (search, begun) =>
      attempt(async (configuration, client) => {
        const tokens = await client.authorizationCodeGrant(
          configuration,
          new URL(search, begun.redirectUri),
          {
            pkceCodeVerifier: begun.codeVerifier,
            expectedState: begun.state,
            expectedNonce: begun.nonce,
            idTokenExpected: true,
          },
        );
        const signed = tokens.claims();
        if (!signed) throw new ProviderError('unverifiable', undefined);
        const told: Claims = configuration.serverMetadata().userinfo_endpoint
          ? await client.fetchUserInfo(configuration, tokens.access_token, signed.sub)
          : {};
        const claims: Claims = { ...told, ...signed };
        // An address and its proof, from one statement.
        const { email, email_verified: proof } = 'email' in signed ? signed : told;
        return {
          issuer: signed.iss,
          subject: signed.sub,
          providerSession: textOf(claims.sid),
          email: textOf(email),
          isEmailVerified: proof === true || proof === 'true',
          username: textOf(claims[userClaim]),
          firstName: textOf(claims.given_name) ?? textOf(claims.name),
          lastName: textOf(claims.family_name),
          groups: textsOf(claims[groupsClaim]),
        };
      }),

    signOutAddress: () =>
      attempt(async (configuration, client) => {
        if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
        return client.buildEndSessionUrl(configuration).href;
      }),

    readLogoutToken: (token) =>
      attempt(async (configuration) => {
        const { createRemoteJWKSet, customFetch, jwtVerify } = await import('jose');
        const { issuer, jwks_uri: jwksUri = '' } = configuration.serverMetadata();
        const keys = createRemoteJWKSet(new URL(jwksUri), { [customFetch]: guarded });
        const { payload } = await jwtVerify(token, keys, {
          issuer,
          audience: clientId,
          maxTokenAge: LOGOUT_TOKEN_AGE,
        });
        const { events, nonce, sub, sid } = payload;
        const isSignOut = typeof events === 'object' && events !== null && LOGOUT_EVENT in events;
        const signOut = { issuer, subject: textOf(sub), providerSession: textOf(sid) };
        if (!isSignOut || nonce !== undefined || !(signOut.subject ?? signOut.providerSession)) {
          throw new ProviderError('unverifiable', undefined);
        }
        return signOut;
      }),
  };
}

const textOf = (claim: unknown): string | null => (typeof claim === 'string' && claim !== '' ? claim : null);

/** Some providers write a single group as text. */
const textsOf = (claim: unknown): string[] =>
  (Array.isArray(claim) ? claim : [claim]).filter((one) => typeof one === 'string');

/** What providers say of the person or of the attempt; anything else is about this app. */
const TOLD: Readonly<Record<string, ProviderFault>> = {
  access_denied: 'declined',
  login_required: 'declined',
  interaction_required: 'declined',
  invalid_grant: 'gone',
  server_error: 'unreachable',
  temporarily_unavailable: 'unreachable',
};

/** What an error of the libraries or of the connection means for the person. */
function faultOf(error: unknown): ProviderFault {
  const { error: told, code, cause } = (error ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof told === 'string') return TOLD[told] ?? 'misconfigured';
  if (code === 'OAUTH_WWW_AUTHENTICATE_CHALLENGE') return 'misconfigured';
  if (code === 'OAUTH_RESPONSE_IS_NOT_CONFORM')
    return cause instanceof Response && cause.status < 500 ? 'misconfigured' : 'unreachable';
  const isOfAnswer = /^(?:OAUTH_(?!TIMEOUT|ABORT)|ERR_J)/.test(String(code));
  return isOfAnswer ? 'unverifiable' : 'unreachable';
}
