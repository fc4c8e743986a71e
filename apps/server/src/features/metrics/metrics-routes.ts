import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { notFound } from '#http/app-error.ts';
import { collectMetrics } from './collect-metrics.ts';
import { mayReadMetrics } from './may-read-metrics.ts';

/** Figures for the operator: 404 unless the request comes from this machine or has the token. */
export function metricsRoutes(app: FastifyInstance, deps: Deps): void {
  const register = collectMetrics(app, deps);
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, deps.metricsToken)) throw notFound('This address');
    return reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await register.metrics());
  });
}
