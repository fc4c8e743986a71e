import type { Role } from '@game-plan/contracts/people/auth';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { FastifyInstance } from 'fastify';

/** Who makes a call, as the database knows them at that moment. */
export interface Actor extends Member {
  readonly role: Role;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

/**
 * Finds out who calls, at every request: an account that was deleted or made inactive is signed out at once.
 */
export function identifyActor(
  app: FastifyInstance,
  findActor: (userId: number) => Promise<Actor | undefined>,
): void {
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => {
    const { userId } = request.session;
    if (userId === undefined) return;
    request.actor = (await findActor(userId)) ?? null;
    // Not only destroyed: the request may be a sign-in, which needs a session to begin with.
    if (!request.actor) await request.session.regenerate();
  });
}
