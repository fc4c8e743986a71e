import type { TokenScope } from '@game-plan/contracts/endpoint';
import type { Role } from '@game-plan/contracts/people/auth';
import type { Member } from '@game-plan/domain/kitchen-member';

/** The user who makes a request, read from the database for that request. */
export interface Actor extends Member {
  readonly role: Role;
  /** The id of the request's session. */
  readonly sid: string;
  /** The rights of the personal API token that makes the request for its owner; absent for a session. */
  readonly scopes?: ReadonlySet<TokenScope>;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}
