import { explainSignInFault, type SignInFault } from '@game-plan/domain/single-sign-on-faults';
import { type BegunSignIn, type ProvenIdentity, ProviderError } from '#adapters/identity-provider/port.ts';
import type { Deps, SingleSignOn } from '#deps';
import { deleteProviderSessions } from '#features/sessions/session-queries.ts';
import { AppError } from '#http/app-error.ts';
import { findLinkedUser } from './identity-queries.ts';

type VisitDeps = Pick<Deps, 'singleSignOn' | 'log'>;

/** What is kept while the person is at the provider. */
export type Visit = BegunSignIn;

/** The settings of single sign-on. Throws 'not_set_up' without any. */
export function configured({ singleSignOn }: Pick<Deps, 'singleSignOn'>): SingleSignOn {
  if (singleSignOn) return singleSignOn;
  throw new AppError('not_set_up', 'Single sign-on is not set up here');
}

/** What the provider answers, or what is wrong with it. Its own words go to the log, because they are for admins. */
async function ask<Answer>({ log }: VisitDeps, question: Promise<Answer>): Promise<Answer | ProviderError> {
  try {
    return await question;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ fault: error.fault, reasons: reasonsOf(error.cause) }, error.message);
    return error;
  }
}

/** What went wrong, without what was sent: that may be a code or a token. */
function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { error_description: told } = error as { error_description?: unknown };
  return [typeof told === 'string' ? `${error.message}: ${told}` : error.message, ...reasonsOf(error.cause)];
}

/** Where the person goes, and what to keep until they return. Throws 'upstream_failed' with the reason in words. */
export async function beginVisit(
  deps: VisitDeps,
  redirectUri: string,
): Promise<{ readonly url: string; readonly begun: Visit }> {
  const { provider } = configured(deps);
  const answer = await ask(deps, provider.begin(redirectUri));
  if (!(answer instanceof ProviderError)) return answer;
  throw new AppError('upstream_failed', explainSignInFault(answer.fault, provider.name));
}

/** Who the person is, by the search of the address at which they return; or why that is not known. */
export async function endVisit(
  deps: VisitDeps,
  search: string,
  begun: Visit,
): Promise<ProvenIdentity | { readonly fault: SignInFault }> {
  const answer = await ask(deps, configured(deps).provider.finish(search, begun));
  return answer instanceof ProviderError ? { fault: answer.fault } : answer;
}

/** Where people sign out of the provider; undefined if there is none, or it has no such address or does not answer. */
export async function signOutAddress(deps: VisitDeps): Promise<string | undefined> {
  if (!deps.singleSignOn) return undefined;
  const answer = await ask(deps, deps.singleSignOn.provider.signOutAddress());
  return answer instanceof ProviderError ? undefined : answer;
}

/**
 * Ends the sessions of somebody who has signed out at the provider, by its signed token. Returns how many ended. Throws
 * 'bad_request' for a token that is not its own.
 */
export async function endProviderSessions(
  deps: VisitDeps & Pick<Deps, 'db'>,
  token: string,
): Promise<number> {
  const signOut = await ask(deps, configured(deps).provider.readLogoutToken(token));
  if (signOut instanceof ProviderError) {
    const code = signOut.fault === 'unreachable' ? 'upstream_failed' : 'bad_request';
    throw new AppError(code, 'This logout token cannot be verified');
  }
  const { issuer, subject } = signOut;
  if (subject === null) return deleteProviderSessions(deps.db, { ...signOut, userId: undefined });
  const userId = await findLinkedUser(deps.db, { issuer, subject });
  return userId === undefined ? 0 : deleteProviderSessions(deps.db, { ...signOut, userId });
}
