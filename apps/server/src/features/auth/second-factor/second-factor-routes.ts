import { secondFactor } from '@game-plan/contracts/people/second-factor';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { route } from '#http/route.ts';
import { findAccountCredentials } from '../credential-queries.ts';
import { confirmPassword } from '../own-account.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
} from './check-second-factor.ts';
import { findSecondFactor } from './second-factor-queries.ts';

export function secondFactorRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now, rateLimits } = deps;
  const confirmOwner = (userId: number, password: string) =>
    confirmPassword(db, rateLimits, { userId, password, field: 'password' });

  route(app, secondFactor.get, async ({ actor }) => {
    const factor = await findSecondFactor(db, actor.userId);
    const since = factor?.confirmedAt ?? null;
    return {
      since: since?.toISOString() ?? null,
      recoveryCodes: since ? (factor?.recoveryHashes.length ?? 0) : 0,
      isRequiredOfAdmins: deps.adminsNeedSecondFactor,
    };
  });

  route(app, secondFactor.begin, async ({ actor: { userId }, body }) => {
    await confirmOwner(userId, body.password);
    const account = await findAccountCredentials(db, userId);
    return beginSecondFactor(db, { userId, username: account?.username ?? '' });
  });

  route(app, secondFactor.confirm, async ({ actor: { userId, sid }, body, request, reply }) => {
    await rateLimits.consume('passwordByUser', String(userId));
    const recoveryCodes = await confirmSecondFactor(db, { userId, sid, code: body.code, now: now() });
    await app.sessions.start(request, reply, userId, { isStrong: true });
    return { recoveryCodes };
  });

  route(app, secondFactor.renewRecoveryCodes, async ({ actor: { userId }, body }) => {
    await confirmOwner(userId, body.password);
    return { recoveryCodes: await renewRecoveryCodes(db, userId) };
  });

  route(app, secondFactor.end, async ({ actor: { userId }, body }) => {
    await confirmOwner(userId, body.password);
    await endSecondFactor(db, userId);
    return undefined;
  });

  route(app, secondFactor.reset, async ({ actor, params }) => {
    await resetSecondFactor(db, { adminId: actor.userId, userId: params.id });
    return undefined;
  });
}
