import cluster, { type Worker } from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { z } from 'zod';

const messageSchema = z.object({
  type: z.literal('metrics of all workers'),
  id: z.string(),
  text: z.string(),
});

const ANSWER_MILLISECONDS = 10_000;

/** In the first of several processes: sends the metrics of all workers to the worker that asks. */
export function answerForAllWorkers(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', async (worker: Worker, message: unknown) => {
    const request = messageSchema.safeParse(message);
    if (!request.success) return;
    const text = await all.clusterMetrics().catch(() => '');
    if (worker.isConnected()) worker.send({ ...request.data, text });
  });
}

/**
 * In a worker: returns a function that gets the metrics of all workers, each labelled by its number as `worker`.
 * Undefined if the server is a single process.
 */
export function metricsOfAllWorkers(register: Registry, worker: number | undefined) {
  if (worker === undefined) return undefined;
  register.setDefaultLabels({ worker });
  AggregatorRegistry.setRegistries(register);
  // Created for its side effect: it answers the first process when that collects the metrics of all workers.
  new AggregatorRegistry();
  return () =>
    new Promise<string>((resolve, reject) => {
      const id = randomUUID();
      const stop = () => {
        clearTimeout(timer);
        process.off('message', onMessage);
      };
      const onMessage = (message: unknown) => {
        const answer = messageSchema.safeParse(message);
        if (!answer.success || answer.data.id !== id) return;
        stop();
        resolve(answer.data.text);
      };
      const timer = setTimeout(() => {
        stop();
        reject(new Error('The other workers gave no figures'));
      }, ANSWER_MILLISECONDS);
      process.on('message', onMessage);
      process.send?.({ type: 'metrics of all workers', id, text: '' });
    });
}
