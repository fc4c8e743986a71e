import { practice } from '@game-plan/contracts/shop/practice';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { withReadableAddresses } from '#http/addresses/readable-address.ts';
import { route } from '#http/route.ts';
import { changeContact, changeLegalText, readLegalText } from './change-practice.ts';
import { findContact } from './practice-queries.ts';

export function practiceRoutes(app: FastifyInstance, { db, now }: Deps): void {
  route(app, practice.contact, async () => withReadableAddresses(await findContact(db)));

  route(app, practice.legalText, ({ query }) => readLegalText(db, query.page));

  route(app, practice.changeContact, async ({ actor, body }) =>
    withReadableAddresses(await changeContact(db, actor.userId, body)),
  );

  route(app, practice.changeLegalText, ({ actor, params, body }) =>
    changeLegalText({ db, now }, { adminId: actor.userId, page: params.page, ...body }),
  );
}
