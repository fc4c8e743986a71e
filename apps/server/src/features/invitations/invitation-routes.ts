import { admin, type Invitation } from '@game-plan/contracts/admin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '#deps';
import { route } from '#http/route.ts';
import { type InvitationRow, listInvitations } from './invitation-queries.ts';
import { invitePerson } from './invite-person.ts';

export function invitationRoutes(app: FastifyInstance, { db, now, publicUrl }: Deps): void {
  function toInvitation(row: InvitationRow, request: FastifyRequest): Invitation {
    const isPending = !row.isUsed && row.expiresAt > now();
    const origin = publicUrl ?? `${request.protocol}://${request.host}`;
    return {
      id: row.id,
      email: row.email,
      isUsed: row.isUsed,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      mail: { state: row.mailState, error: row.mailError, at: row.mailedAt?.toISOString() ?? null },
      inviteUrl: isPending ? `${origin}/signup?invite=${row.inviteCode}` : null,
    };
  }

  route(app, admin.invite, async ({ body, actor, request }) =>
    toInvitation(await invitePerson(db, { email: body.email, invitedBy: actor.userId, now: now() }), request),
  );

  route(app, admin.invitations, async ({ request }) =>
    (await listInvitations(db)).map((row) => toInvitation(row, request)),
  );
}
