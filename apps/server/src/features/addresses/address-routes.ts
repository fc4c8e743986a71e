import { addressConfirmation } from '@game-plan/contracts/people/address-confirmation';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { route } from '#http/route.ts';
import { confirmAddress, resendConfirmation } from './confirm-address.ts';

export function addressRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now, sessionSecret: secret } = deps;

  route(app, addressConfirmation.send, async ({ actor }) => {
    await resendConfirmation(deps, actor.userId);
    return undefined;
  });

  route(app, addressConfirmation.use, ({ body }) =>
    confirmAddress(db, { secret, code: body.code, now: now() }),
  );
}
