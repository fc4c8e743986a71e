/** What the provider asserts about a person, verified by its signature. */
export interface ProvenIdentity {
  /** The provider's identifier; with `subject` it names an account for ever. */
  readonly issuer: string;
  readonly subject: string;
  /** The provider's id of its session, which a sign-out there may name. */
  readonly providerSession: string | null;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly username: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly groups: readonly string[];
}

/** What the server keeps from the begin of a sign-in until the provider's answer. */
export interface BegunSignIn {
  readonly state: string;
  readonly nonce: string;
  /** The secret of which the provider knows the hash (PKCE, RFC 7636). */
  readonly codeVerifier: string;
  /** The address to which the provider sends the person back. */
  readonly redirectUri: string;
}

/** Whom a sign-out at the provider concerns: all sessions of a subject, or one session. */
export interface ProviderSignOut {
  readonly issuer: string;
  readonly subject: string | null;
  readonly providerSession: string | null;
}

/**
 * 'declined': the person did not finish there. 'gone': the code was used or has expired. 'misconfigured': the provider refuses
 * this app's id, secret or address.
 */
export type ProviderFault = 'unreachable' | 'declined' | 'gone' | 'misconfigured' | 'unverifiable';

export class ProviderError extends Error {
  readonly fault: ProviderFault;
  constructor(fault: ProviderFault, cause: unknown) {
    super(`The identity provider: ${fault}`, { cause });
    this.fault = fault;
  }
}

/** An OpenID Connect provider. Each call throws a ProviderError. */
export interface IdentityProvider {
  /** As the admin calls it: 'Authentik'. */
  readonly name: string;
  /** Where the person signs in. */
  begin(redirectUri: string): Promise<{ readonly url: string; readonly begun: BegunSignIn }>;
  /** @param search of the address to which the provider sent the person back: '?code=…&state=…' */
  finish(search: string, begun: BegunSignIn): Promise<ProvenIdentity>;
  /** Where a person signs out there, too; undefined if the provider has no such address. */
  signOutAddress(): Promise<string | undefined>;
  /** Verifies a logout token (OpenID Connect Back-Channel Logout 1.0, section 2.6). */
  readLogoutToken(token: string): Promise<ProviderSignOut>;
}
