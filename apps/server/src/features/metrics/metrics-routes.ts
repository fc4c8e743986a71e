import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '#deps';
import { notFound } from '#http/app-error.ts';
import { collectMetrics } from './collect-metrics.ts';
import { metricsOfAllWorkers } from './worker-metrics.ts';

/** Serves metrics; answers 404 unless the request comes from this machine or has the token. */
export function metricsRoutes(app: FastifyInstance, deps: Deps): void {
  const register = collectMetrics(app, deps);
  const ofAllWorkers = metricsOfAllWorkers(register, deps.worker);
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, deps.metricsToken)) throw notFound('This address');
    return reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await (ofAllWorkers ? ofAllWorkers() : register.metrics()));
  });
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Headers added by proxies. Their clients are remote even if the proxy runs on this machine. */
const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether a request may read metrics: without a token, only direct requests from this machine, addressed to a local
 * name; with a token, only requests with `Authorization: Bearer`, because a proxy may not identify itself.
 */
function mayReadMetrics({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) {
    return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
  }
  return (
    LOOPBACK.has(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    !FORWARDED.some((name) => headers[name] !== undefined)
  );
}
