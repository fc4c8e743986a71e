import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyError } from 'fastify';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { handleError } from './error-handler.ts';

test('an aborted request is not reported as a database error', async () => {
  const lines: string[] = [];
  const app = Fastify({
    loggerInstance: pino({ level: 'warn' }, { write: (line: string) => lines.push(line) }),
  });
  onTestFinished(() => app.close());
  const status = new Promise<number>((resolve) => {
    app.setErrorHandler((error: FastifyError, request, reply) => {
      handleError(error, request, reply);
      resolve(reply.statusCode);
    });
  });
  app.post('/', async () => 'done');
  const begun = once(app.server, 'request');
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const caller = connect(Number(new URL(origin).port), '127.0.0.1');
  caller.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{');
  await begun;
  caller.destroy();
  expect(await status).toBe(400);
  expect(lines).toEqual([]);
});
