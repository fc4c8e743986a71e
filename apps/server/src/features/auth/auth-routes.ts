import { account } from '@game-plan/contracts/people/account';
import { auth } from '@game-plan/contracts/people/auth';
import { passwordLink } from '@game-plan/contracts/people/password-link';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#deps';
import { appAddress } from '#http/addresses/app-address.ts';
import { networkOf } from '#http/addresses/network-of.ts';
import { isPrivateHost } from '#http/addresses/private-host.ts';
import { AppError } from '#http/app-error.ts';
import { route } from '#http/route.ts';
import { knownDevices } from '#http/sessions/known-device.ts';
import { adminExists, findCredentials, isPasswordHash } from './credential-queries.ts';
import { changePersonalInfo, confirmPassword, deleteOwnAccount } from './own-account.ts';
import {
  checkPasswordLink,
  makePasswordLink,
  setPasswordByLink,
  withdrawPasswordLinks,
} from './password-link.ts';
import { checkSecondFactor, hasSecondFactor } from './second-factor/check-second-factor.ts';
import { passwordChanged, setFirstPassword, setPassword } from './set-password.ts';
import { countSignIn, describeUser, forgetFailedAttempts, type KnownPassword, signIn } from './sign-in.ts';
import { checkInvitation, setUpAdmin, signUp } from './sign-up.ts';
import { signOutAddress } from './single-sign-on/visit-provider.ts';

export function authRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now, rateLimits, sessionSecret: secret } = deps;
  const devices = knownDevices(deps.sessionSecret, deps.publicUrl);

  async function begin(request: FastifyRequest, reply: FastifyReply, userId: number) {
    await app.sessions.start(request, reply, userId);
    devices.remember(request, reply, userId);
    return describeUser(db, userId);
  }

  /**
   * Starts a session after the password was checked, unless the password has been replaced since, which ended all
   * sessions.
   */
  async function beginByPassword(
    request: FastifyRequest,
    reply: FastifyReply,
    { userId, passwordHash }: KnownPassword,
    isStrong = false,
  ) {
    await app.sessions.start(request, reply, userId, { isStrong });
    if (await isPasswordHash(db, userId, passwordHash)) return;
    await app.sessions.end(request, reply);
    throw passwordChanged();
  }

  async function limitSignups(request: FastifyRequest, username: string): Promise<void> {
    const network = networkOf(request.ip);
    await rateLimits.consume('signupByNetwork', network);
    await rateLimits.consume('signupByNameAndNetwork', `${username.toLowerCase()} ${network}`);
  }

  route(app, auth.me, ({ actor }) => describeUser(db, actor.userId));

  route(app, auth.adminExists, async () => ({ exists: await adminExists(db) }));

  route(app, auth.waysIn, () => ({
    passwords: deps.allowsPasswords,
    provider: deps.singleSignOn
      ? { name: deps.singleSignOn.provider.name, isAutomatic: deps.singleSignOn.isAutomatic }
      : null,
  }));

  function requirePasswords(): void {
    if (deps.allowsPasswords) return;
    throw new AppError(
      'forbidden',
      `People sign in here with ${deps.singleSignOn?.provider.name}, not with a password.`,
    );
  }

  route(app, auth.login, async ({ body: { username, password, code }, request, reply }) => {
    requirePasswords();
    const credentials = await findCredentials(db, username);
    const userId = credentials?.userId;
    const device = userId === undefined ? undefined : devices.find(request, userId);
    const attempt = { userId, username, device, network: networkOf(request.ip) };
    await countSignIn(rateLimits, attempt);
    const known = await signIn(credentials, password);
    const isStrong = await checkSecondFactor(db, { userId: known.userId, code, now: now() });
    await forgetFailedAttempts(rateLimits, attempt);
    await beginByPassword(request, reply, known, isStrong);
    devices.remember(request, reply, known.userId);
    return describeUser(db, known.userId);
  });

  /** Without PUBLIC_URL the server accepts any Host, so the first admin must come from the local network. */
  function requireOwnPlace({ hostname }: FastifyRequest): void {
    if (deps.publicUrl !== undefined || isPrivateHost(hostname)) return;
    throw new AppError(
      'forbidden',
      'The first account can be set up at this address once PUBLIC_URL is set to it. Or open the app at its own machine.',
    );
  }

  route(app, auth.setupAdmin, async ({ body, request, reply }) => {
    requireOwnPlace(request);
    await limitSignups(request, body.username);
    return begin(request, reply, await setUpAdmin(db, body));
  });

  route(app, auth.signup, async ({ body, request, reply }) => {
    requirePasswords();
    await limitSignups(request, body.username);
    return begin(request, reply, await signUp(db, body, now()));
  });

  route(app, auth.invitation, ({ query }) => checkInvitation(db, query.code, now()));

  route(app, auth.logout, async ({ request, reply }) => {
    const provider = request.session?.provider;
    await app.sessions.end(request, reply);
    const leadsOn = provider !== undefined && (await signOutAddress(deps)) !== undefined;
    // Without 'direct' the login screen might go to the provider by itself, and in again.
    if (leadsOn) return { continueAt: '/login?direct=provider' };
    return { continueAt: deps.singleSignOn?.isAutomatic ? '/login?direct=1' : null };
  });

  route(app, auth.updateUser, ({ actor, body }) => changePersonalInfo(deps, actor.userId, body));

  route(app, auth.setFirstPassword, async ({ actor, body, request, reply }) => {
    const { userId } = actor;
    const passwordHash = await setFirstPassword(db, userId, {
      password: body.newPassword,
      signedInAt: request.session?.signedInAt,
      now: now(),
    });
    await beginByPassword(request, reply, { userId, passwordHash });
    return undefined;
  });

  route(app, auth.changePassword, async ({ actor, body, request, reply }) => {
    const { userId } = actor;
    const { currentPassword, newPassword } = body;
    const confirmation = { userId, password: currentPassword, field: 'currentPassword' };
    const former = await confirmPassword(db, rateLimits, confirmation);
    const passwordHash = await setPassword(db, userId, { password: newPassword, now: now(), former });
    await beginByPassword(request, reply, { userId, passwordHash }, request.session?.isStrong);
    return undefined;
  });

  route(app, passwordLink.make, async ({ actor, params, request }) => {
    const { code, expiresAt } = await makePasswordLink(db, {
      adminId: actor.userId,
      userId: params.id,
      secret,
      now: now(),
    });
    return { url: `${appAddress(deps.publicUrl, request)}/signup?reset=${code}`, expiresAt };
  });

  route(app, passwordLink.withdraw, async ({ actor, params }) => {
    await withdrawPasswordLinks(db, { adminId: actor.userId, userId: params.id });
    return undefined;
  });

  route(app, passwordLink.check, ({ query }) =>
    checkPasswordLink(db, { secret, code: query.code, now: now() }),
  );

  route(app, passwordLink.use, async ({ body, request, reply }) => {
    requirePasswords();
    const known = await setPasswordByLink(db, rateLimits, { secret, now: now(), ...body });
    if (await hasSecondFactor(db, known.userId)) {
      throw new AppError('second_factor', 'Your new password is set. Sign in with it and a one-time code.');
    }
    await beginByPassword(request, reply, known);
    devices.remember(request, reply, known.userId);
    return describeUser(db, known.userId);
  });

  route(app, account.remove, async ({ actor, body, request, reply }) => {
    const { userId } = actor;
    await confirmPassword(db, rateLimits, { userId, password: body.password, field: 'password' });
    await deleteOwnAccount(deps, userId);
    await app.sessions.end(request, reply);
    return undefined;
  });
}
