import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { readBody } from '../read-body.ts';

export interface LoadBalancer {
  readonly port: string;
  /** Number of requests per copy, by port. */
  readonly given: ReadonlyMap<string, number>;
  /** Resolves when this copy receives no more requests. */
  untilUnused(port: string): Promise<void>;
  close(): Promise<void>;
}

const ASK_MILLISECONDS = 200;

/** Whether the request was never sent, so that it may go to another copy. */
const wasRefused = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

/**
 * A load balancer: sends each request to the next copy that is ready by `/api/ready`, keeps connections alive like
 * nginx, and answers 502 if a copy disconnects during a request.
 */
export async function startLoadBalancer(ports: readonly string[]): Promise<LoadBalancer> {
  const agent = new Agent({ keepAlive: true });
  const given = new Map<string, number>();
  let ready = new Set(ports);
  let turn = 0;

  const ask = async (port: string): Promise<boolean> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    return answer?.status === 200;
  };
  const closing = new AbortController();
  const watching = (async () => {
    while (!closing.signal.aborted) {
      const answers = await Promise.all(ports.map(async (port) => ((await ask(port)) ? [port] : [])));
      ready = new Set(answers.flat());
      await delay(ASK_MILLISECONDS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  })();

  const pass = (port: string, { method, url, headers }: IncomingMessage, body: Buffer) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { connection, ...rest } = headers;
      const onwards = send({ host: '127.0.0.1', port, agent, method, path: url, headers: rest }, resolve);
      onwards.on('error', reject).end(body);
    });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    if (body === undefined) return;
    for (const _ of ports) {
      const able = ports.filter((port) => ready.has(port));
      const port = able[turn++ % able.length];
      if (port === undefined) break;
      try {
        const answer = await pass(port, request, Buffer.from(body));
        given.set(port, (given.get(port) ?? 0) + 1);
        const { connection, 'transfer-encoding': _encoding, ...headers } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, headers);
        answer.on('error', () => response.destroy()).pipe(response);
        return;
      } catch (error) {
        if (wasRefused(error)) continue;
        response.writeHead(502).end();
        return;
      }
    }
    response.writeHead(503, { 'retry-after': '1' }).end();
  }

  const server = createServer((request, response) => void serve(request, response));
  // Longer than a test: closing a connection just as the next request arrives would look like a copy's fault.
  server.keepAliveTimeout = 600_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: String(typeof address === 'object' ? address?.port : address),
    given,
    async untilUnused(port) {
      while (ready.has(port)) await delay(ASK_MILLISECONDS);
    },
    async close() {
      closing.abort();
      await watching;
      server.closeAllConnections();
      server.close();
      agent.destroy();
      await once(server, 'close');
    },
  };
}
