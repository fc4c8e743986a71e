import type { Role } from '@game-plan/contracts/people/auth';
import type { Member } from '@game-plan/domain/kitchen-member';

/** Who makes a call, as the database knows them at that moment. */
export interface Actor extends Member {
  readonly role: Role;
  /** The session that calls. */
  readonly sid: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}
