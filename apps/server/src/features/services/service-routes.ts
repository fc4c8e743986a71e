import { services } from '@game-plan/contracts/shop/services';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { route } from '#http/route.ts';
import { describeService } from './describe-service.ts';
import { listActiveServices } from './service-queries.ts';

export function serviceRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, services.list, async () => (await listActiveServices(db)).map(describeService));
}
