import { health } from '@game-plan/contracts/health';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { databaseUnavailable } from '#http/errors/error-handler.ts';
import { route } from '#http/route.ts';
import { askDatabase } from './health-queries.ts';

export function healthRoutes(app: FastifyInstance, { db, isDatabaseReady }: Deps): void {
  route(app, health.process, () => ({ status: 'ok' as const }));

  route(app, health.ready, async () => {
    if (!isDatabaseReady()) throw databaseUnavailable();
    await askDatabase(db);
    return { status: 'ok' as const };
  });
}
