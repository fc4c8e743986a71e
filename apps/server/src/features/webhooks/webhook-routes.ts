import { webhooks } from '@game-plan/contracts/people/webhooks';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { notFound } from '#http/app-error.ts';
import { route } from '#http/route.ts';
import { addWebhook, changeWebhook, describeWebhooks, renewSecret, testWebhook } from './manage-webhooks.ts';
import { deleteWebhook } from './webhook-queries.ts';

export function webhookRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, webhooks.list, ({ actor }) => describeWebhooks(deps, actor.userId));
  route(app, webhooks.create, ({ actor, body }) => addWebhook(deps, actor, body));
  route(app, webhooks.update, ({ actor, params, body }) => changeWebhook(deps, actor, params.id, body));
  route(app, webhooks.remove, async ({ actor, params }) => {
    if (!(await deleteWebhook(deps.db, actor.userId, params.id))) throw notFound('This webhook');
    return undefined;
  });
  route(app, webhooks.renewSecret, ({ actor, params }) => renewSecret(deps, actor.userId, params.id));
  route(app, webhooks.test, ({ actor, params }) => testWebhook(deps, actor.userId, params.id));
}
