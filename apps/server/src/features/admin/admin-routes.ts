import { admin } from '@game-plan/contracts/people/admin';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { withReadableAddresses } from '#http/addresses/readable-address.ts';
import { route } from '#http/route.ts';
import { listAdminActions } from './admin-action-queries.ts';
import { countPeople, listUsers } from './admin-user-queries.ts';
import { changeUserAsAdmin } from './change-user.ts';
import { deleteUser } from './delete-user.ts';
import { viewProfiles, viewUserData } from './view-user-data.ts';

export function adminRoutes(app: FastifyInstance, { db, jobs, now }: Deps): void {
  route(app, admin.users, async ({ query }) => (await listUsers(db, query)).map(withReadableAddresses));

  route(app, admin.userProfiles, ({ actor, query }) =>
    viewProfiles(db, { adminId: actor.userId, page: query }),
  );

  route(app, admin.summary, ({ query }) => countPeople(db, query.search));

  route(app, admin.activity, () => listAdminActions(db));

  route(app, admin.userData, ({ actor, params }) =>
    viewUserData(db, { adminId: actor.userId, userId: params.id }),
  );

  route(app, admin.changeUser, ({ actor, params, body }) =>
    changeUserAsAdmin(db, { adminId: actor.userId, userId: params.id, change: body, now: now() }),
  );

  route(app, admin.deleteUser, async ({ actor, params }) => {
    await deleteUser(db, jobs, { adminId: actor.userId, userId: params.id });
    return undefined;
  });
}
