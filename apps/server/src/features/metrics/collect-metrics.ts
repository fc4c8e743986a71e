import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps } from '#deps';
import { countJobs } from './metrics-queries.ts';

/** Seconds: most requests take milliseconds, a model's ideas up to minutes. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60, 180];

/**
 * Metrics in Prometheus format: memory, CPU and event-loop delay of the process, requests by route, lengths of the fair
 * queues and the job queue, and database connections. Routes are named by pattern, so that no metric identifies a
 * person.
 */
export function collectMetrics(
  app: FastifyInstance,
  { db, databaseConnections, isDatabaseReady, concurrency }: Deps,
): Registry {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from a request to the end of its answer. Paths that are no call are those of the web app.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'web app';
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });

  new Gauge({
    name: 'concurrent_work',
    help: 'Work that is limited to a few at once: how much goes on and how much waits.',
    labelNames: ['work', 'state'],
    registers,
    collect() {
      for (const [work, { running, waiting }] of Object.entries(concurrency)) {
        this.set({ work, state: 'running' }, running);
        this.set({ work, state: 'waiting' }, waiting);
      }
    },
  });

  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and those who wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(databaseConnections())) this.set({ state }, count);
    },
  });

  new Gauge({
    name: 'jobs',
    help: 'Jobs that wait, wait for a new try or are worked at; none are told while the database is away.',
    labelNames: ['job', 'state'],
    registers,
    async collect() {
      this.reset();
      const counts = isDatabaseReady() ? await countJobs(db).catch(() => []) : [];
      for (const { job, state, count } of counts) this.set({ job, state }, count);
    },
  });
  return register;
}
