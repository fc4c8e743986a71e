import { cookbooks } from '@game-plan/contracts/kitchen/cookbooks';
import { cookbookRuleSchema } from '@game-plan/contracts/kitchen/recipes';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { AppError, notFound } from '#http/app-error.ts';
import { route } from '#http/route.ts';
import { insertCookbook, isNameTaken, removeCookbook, updateCookbook } from './cookbook-queries.ts';

const taken = () => new AppError('conflict', 'There is a cookbook of this name already.');
const none = () => notFound('This cookbook');

export function cookbookRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  route(app, cookbooks.create, async ({ actor, body }) => {
    const id = await insertCookbook(db, actor, body);
    if (id === undefined) throw taken();
    return { id, ...body };
  });
  route(app, cookbooks.update, async ({ actor, params: { id }, body }) => {
    if (body.name !== undefined && (await isNameTaken(db, actor.kitchenId, body.name, id))) throw taken();
    const changed = await updateCookbook(db, actor, id, body);
    if (!changed) throw none();
    return { ...changed, rule: cookbookRuleSchema.parse(changed.rule) };
  });
  route(app, cookbooks.remove, async ({ actor, params }) => {
    const removed = await removeCookbook(db, actor, params.id);
    if (!removed) throw none();
    return { undoId: removed.undoId };
  });
}
