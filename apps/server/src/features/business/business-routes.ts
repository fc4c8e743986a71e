import { business } from '@game-plan/contracts/shop/business';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { withReadableAddresses } from '#http/addresses/readable-address.ts';
import { route } from '#http/route.ts';
import { findContact } from './business-queries.ts';
import { changeContact, changeLegalText, readLegalText } from './change-business.ts';

export function businessRoutes(app: FastifyInstance, { db, now }: Deps): void {
  route(app, business.contact, async () => withReadableAddresses(await findContact(db)));

  route(app, business.legalText, ({ query }) => readLegalText(db, query.page));

  route(app, business.changeContact, async ({ actor, body }) =>
    withReadableAddresses(await changeContact(db, actor.userId, body)),
  );

  route(app, business.changeLegalText, ({ actor, params, body }) =>
    changeLegalText({ db, now }, { adminId: actor.userId, page: params.page, ...body }),
  );
}
