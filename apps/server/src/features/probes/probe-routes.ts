import { probes } from '@game-plan/contracts/probes';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { AppError } from '#http/app-error.ts';
import { databaseUnavailable } from '#http/errors/error-handler.ts';
import { route } from '#http/route.ts';
import { askDatabase } from './probe-queries.ts';

/** Short, because another copy may answer immediately. */
const RETRY_SECONDS = 1;

export function probeRoutes(app: FastifyInstance, { db, isDatabaseReady, readiness }: Deps): void {
  route(app, probes.process, () => ({ status: 'ok' as const }));

  route(app, probes.ready, async () => {
    const refusal = readiness.refusal();
    if (refusal !== undefined) {
      throw new AppError('unavailable', refusal, { retryAfterSeconds: RETRY_SECONDS });
    }
    if (!isDatabaseReady()) throw databaseUnavailable();
    await askDatabase(db);
    return { status: 'ok' as const };
  });
}
