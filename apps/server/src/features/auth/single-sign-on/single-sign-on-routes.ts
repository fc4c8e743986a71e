import { singleSignOn } from '@game-plan/contracts/people/single-sign-on';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#deps';
import { appAddress } from '#http/addresses/app-address.ts';
import { networkOf } from '#http/addresses/network-of.ts';
import { route, routeFile } from '#http/route.ts';
import { knownDevices } from '#http/sessions/known-device.ts';
import { hasPassword } from '../credential-queries.ts';
import { confirmPassword } from '../own-account.ts';
import { pendingSignIns } from '../pending-sign-ins.ts';
import { enterByProvider } from './enter-by-provider.ts';
import { listIdentities } from './identity-queries.ts';
import { linkIdentity, unlinkIdentity } from './link-identity.ts';
import {
  beginVisit,
  configured,
  endProviderSessions,
  endVisit,
  signOutAddress,
  type Visit,
} from './visit-provider.ts';

/** What a person goes to the provider for: to sign in, or to link the account of a session. */
type Goal = { readonly returnTo: string } | { readonly linksSid: string };

const SECURITY_TAB = '/profile?tab=security';

export function singleSignOnRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, publicUrl, rateLimits } = deps;
  const pending = pendingSignIns<{ readonly begun: Visit; readonly goal: Goal }>(deps);
  const devices = knownDevices(deps.sessionSecret, publicUrl);

  async function begin(request: FastifyRequest, reply: FastifyReply, goal: Goal): Promise<{ url: string }> {
    await rateLimits.consume('pendingSignInsByNetwork', networkOf(request.ip));
    const { url, begun } = await beginVisit(
      deps,
      appAddress(publicUrl, request) + singleSignOn.callback.path,
    );
    await pending.keep(request, reply, begun.state, { begun, goal });
    return { url };
  }

  route(app, singleSignOn.begin, ({ body: { returnTo }, request, reply }) =>
    begin(request, reply, { returnTo: isPathHere(returnTo) ? returnTo : '/' }),
  );

  route(app, singleSignOn.beginLink, async ({ actor, body, request, reply }) => {
    const confirmation = { userId: actor.userId, password: body.password, field: 'password' };
    await confirmPassword(db, rateLimits, confirmation);
    return begin(request, reply, { linksSid: actor.sid });
  });

  /** Signs in or links. Returns the page that the person sees next. */
  async function end(request: FastifyRequest, reply: FastifyReply, state: string): Promise<string> {
    const found = await pending.take(request, state);
    if (!found) return '/login?sso=gone';
    const { begun, goal } = found;
    const place = 'linksSid' in goal ? `${SECURITY_TAB}&` : '/login?';
    const identity = await endVisit(deps, request.url.slice(request.url.indexOf('?')), begun);
    if ('fault' in identity) return `${place}sso=${identity.fault}`;
    if ('linksSid' in goal) {
      const { actor } = request;
      const fault = actor?.sid === goal.linksSid ? await linkIdentity(deps, actor.userId, identity) : 'gone';
      return `${place}sso=${fault ?? 'linked'}`;
    }
    const entry = await enterByProvider({ ...deps, singleSignOn: configured(deps) }, identity);
    if ('fault' in entry) return `${place}sso=${entry.fault}`;
    const { issuer, providerSession: session } = identity;
    await app.sessions.start(request, reply, entry.userId, { isStrong: true, provider: { issuer, session } });
    devices.remember(request, reply, entry.userId);
    return goal.returnTo;
  }

  const seeOther = (reply: FastifyReply, location: string) => {
    reply.status(303).headers({ location, 'cache-control': 'no-store' });
    return undefined;
  };

  routeFile(app, singleSignOn.callback, async ({ query, request, reply }) =>
    seeOther(reply, await end(request, reply, query.state)),
  );

  routeFile(app, singleSignOn.signOut, async ({ reply }) =>
    seeOther(reply, (await signOutAddress(deps)) ?? '/login?direct=1'),
  );

  app.register(async (scope) => {
    // A form, as the specification of back-channel logout says.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string) => body);

    route(scope, singleSignOn.backchannelLogout, async ({ request }) => {
      // Each is looked up at the provider.
      await rateLimits.consume('pendingSignInsByNetwork', networkOf(request.ip));
      const form = new URLSearchParams(String(request.body ?? ''));
      return { ended: await endProviderSessions(deps, form.get('logout_token') ?? '') };
    });
  });

  route(app, singleSignOn.list, async ({ actor }) => ({
    provider: deps.singleSignOn?.provider.name ?? null,
    identities: await listIdentities(db, actor.userId),
    hasPassword: await hasPassword(db, actor.userId),
  }));

  route(app, singleSignOn.unlink, async ({ actor, params }) => {
    await unlinkIdentity(db, actor.userId, params.id);
    return undefined;
  });
}

const HERE = 'http://here.invalid';

/** Whether it is the path of a page of this app, as browsers read it: they take a backslash for a slash, and leave out tabs. */
const isPathHere = (path: string): boolean =>
  path.startsWith('/') && URL.canParse(path, HERE) && new URL(path, HERE).origin === HERE;
