import { type Passkey, passkeys } from '@game-plan/contracts/people/passkeys';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '#deps';
import { appAddress } from '#http/addresses/app-address.ts';
import { networkOf } from '#http/addresses/network-of.ts';
import { AppError, notFound } from '#http/app-error.ts';
import { route } from '#http/route.ts';
import { knownDevices } from '#http/sessions/known-device.ts';
import { findAccountCredentials } from '../credential-queries.ts';
import { confirmPassword } from '../own-account.ts';
import { pendingSignIns } from '../pending-sign-ins.ts';
import { countSignIn, describeUser, forgetFailedAttempts } from '../sign-in.ts';
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  markPasskeyUsed,
  type PasskeyRow,
} from './passkey-queries.ts';
import {
  askForNewPasskey,
  askForPasskey,
  refused,
  verifyNewPasskey,
  verifySignature,
} from './verify-passkey.ts';

/** As its owner may see it. */
const shown = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** Every passkey that has no account is counted as one. */
const UNKNOWN = 'passkey';

export function passkeyRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now, publicUrl, rateLimits } = deps;
  /** The session that adds a passkey; null for a sign-in. */
  const pending = pendingSignIns<{ readonly sid: string | null }>(deps);
  const devices = knownDevices(deps.sessionSecret, publicUrl);

  function requirePasswords(): void {
    if (deps.allowsPasswords) return;
    throw new AppError('forbidden', 'People sign in here with single sign-on alone.');
  }

  const expected = (request: FastifyRequest, sid: string | null) => ({
    address: appAddress(publicUrl, request),
    takeChallenge: async (challenge: string) => (await pending.take(request, challenge))?.sid === sid,
  });

  route(app, passkeys.beginSignIn, async ({ request, reply }) => {
    requirePasswords();
    await rateLimits.consume('pendingSignInsByNetwork', networkOf(request.ip));
    const asked = await askForPasskey(appAddress(publicUrl, request));
    await pending.keep(request, reply, asked.challenge, { sid: null });
    return asked;
  });

  route(app, passkeys.signIn, async ({ body, request, reply }) => {
    requirePasswords();
    const found = await findPasskey(db, body.id);
    const userId = found?.passkey.userId;
    const device = userId === undefined ? undefined : devices.find(request, userId);
    const attempt = { userId, username: UNKNOWN, device, network: networkOf(request.ip) };
    await countSignIn(rateLimits, attempt);
    if (!found) throw refused();
    const { passkey, isActive } = found;
    const counter = await verifySignature(body, passkey, expected(request, null));
    if (!isActive) throw new AppError('forbidden', 'This account is inactive. Ask your administrator.');
    if (!(await markPasskeyUsed(db, passkey, { counter, lastUsedAt: now() }))) throw refused();
    await forgetFailedAttempts(rateLimits, attempt);
    await app.sessions.start(request, reply, passkey.userId, { isStrong: true });
    devices.remember(request, reply, passkey.userId);
    return describeUser(db, passkey.userId);
  });

  route(app, passkeys.beginAdding, async ({ actor: { userId, sid }, body, request, reply }) => {
    requirePasswords();
    await confirmPassword(db, rateLimits, { userId, password: body.password, field: 'password' });
    const account = await findAccountCredentials(db, userId);
    const owned = await listPasskeys(db, userId);
    const owner = { userId, username: account?.username ?? '', owned };
    const asked = await askForNewPasskey(appAddress(publicUrl, request), owner);
    await pending.keep(request, reply, asked.challenge, { sid });
    return asked;
  });

  route(app, passkeys.add, async ({ actor: { userId, sid }, body, request }) => {
    requirePasswords();
    const made = await verifyNewPasskey(body, expected(request, sid));
    if (await findPasskey(db, made.credentialId))
      throw new AppError('conflict', 'This passkey is known here already.');
    const { transports } = body.response;
    return shown(await insertPasskey(db, { ...made, userId, transports, name: body.name, createdAt: now() }));
  });

  route(app, passkeys.list, async ({ actor }) => (await listPasskeys(db, actor.userId)).map(shown));

  route(app, passkeys.remove, async ({ actor, params }) => {
    if (!(await deletePasskey(db, actor.userId, params.id))) throw notFound('This passkey');
    return undefined;
  });
}
