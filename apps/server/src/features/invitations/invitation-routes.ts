import { admin, type Invitation } from '@game-plan/contracts/people/admin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '#deps';
import { appAddress } from '#http/addresses/app-address.ts';
import { readableEmail } from '#http/addresses/readable-address.ts';
import { route } from '#http/route.ts';
import { invitationLink } from './invitation-link.ts';
import { type InvitationRow, listInvitations } from './invitation-queries.ts';
import { inviteAsAdmin } from './invite-as-admin.ts';
import { revokeInvitation } from './revoke-invitation.ts';

export function invitationRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now, publicUrl } = deps;

  function toInvitation(row: InvitationRow, request: FastifyRequest): Invitation {
    const isPending = !row.isUsed && row.expiresAt > now();
    const origin = appAddress(publicUrl, request);
    return {
      id: row.id,
      email: readableEmail(row.email),
      isUsed: row.isUsed,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      mail: { state: row.mailState, error: row.mailError, at: row.mailedAt?.toISOString() ?? null },
      inviteUrl: isPending ? invitationLink(origin, row.inviteCode) : null,
      ...(row.toKitchenId !== null && { toKitchen: true }),
    };
  }

  route(app, admin.invite, async ({ body, actor, request }) =>
    toInvitation(
      await inviteAsAdmin(deps, { ...body, toKitchen: body.toKitchen ?? false, adminId: actor.userId }),
      request,
    ),
  );

  route(app, admin.invitations, async ({ request }) =>
    (await listInvitations(db)).map((row) => toInvitation(row, request)),
  );

  route(app, admin.revokeInvitation, async ({ actor, params }) => {
    await revokeInvitation(db, { adminId: actor.userId, invitationId: params.id });
    return undefined;
  });
}
