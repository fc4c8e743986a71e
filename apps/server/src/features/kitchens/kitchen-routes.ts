import { kitchens } from '@game-plan/contracts/kitchen/kitchens';
import type { KitchenId } from '@game-plan/domain/kitchen-member';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { notFound } from '#http/app-error.ts';
import { route } from '#http/route.ts';
import { inviteMember } from './invite-member.ts';
import { joinKitchen, noInvitation } from './join-kitchen.ts';
import { findKitchen, listInvitations } from './kitchen-queries.ts';
import { leaveKitchen, removeMember } from './leave-kitchen.ts';
import { endInvitation, saveCookedFor, withdrawInvitation } from './membership-queries.ts';

export function kitchenRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, kitchenChanges } = deps;
  /** Closes the streams of people who joined or left, so that they reopen them for their new kitchen. */
  const tellMembers = (...kitchenIds: KitchenId[]) => {
    for (const id of kitchenIds) kitchenChanges.announce(id, { isOfMembers: true });
  };

  route(app, kitchens.read, ({ actor }) => findKitchen(db, actor));

  route(app, kitchens.agree, async ({ actor, body }) => {
    await saveCookedFor(db, actor.userId, body);
    return findKitchen(db, actor);
  });

  route(app, kitchens.invite, async ({ actor, body }) => {
    const invited = await inviteMember(deps, actor, body.username);
    kitchenChanges.announce(invited.kitchenId);
    return findKitchen(db, actor);
  });

  route(app, kitchens.withdraw, async ({ actor, params }) => {
    if (!(await withdrawInvitation(db, actor.kitchenId, params.id))) throw notFound('This invitation');
    return undefined;
  });

  route(app, kitchens.invitations, ({ actor }) => listInvitations(db, actor.userId));

  route(app, kitchens.accept, async ({ actor, params, body }) => {
    const { userId } = actor;
    const member = await joinKitchen(deps, { userId, invitationId: params.id, bring: body.bring });
    tellMembers(actor.kitchenId, member.kitchenId);
    return findKitchen(db, member);
  });

  route(app, kitchens.decline, async ({ actor, params }) => {
    if (!(await endInvitation(db, actor.userId, params.id))) throw noInvitation();
    return undefined;
  });

  route(app, kitchens.leave, async ({ actor }) => {
    const member = await leaveKitchen(deps, actor);
    tellMembers(actor.kitchenId, member.kitchenId);
    return findKitchen(db, member);
  });

  route(app, kitchens.removeMember, async ({ actor, params }) => {
    await removeMember(deps, actor, params.id);
    tellMembers(actor.kitchenId);
    return undefined;
  });
}
