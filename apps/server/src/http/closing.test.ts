import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';
import { closeConnectionsAtEnd } from './closing.ts';
import { createReadiness } from './readiness.ts';

test('an idle connection without a request does not delay close', async () => {
  const app = await startTestApp();
  const spare = connect(Number(new URL(app.origin).port), '127.0.0.1');
  await once(spare, 'connect');
  // Answered on another connection, so the spare one has arrived.
  expect((await app.client().send('GET', '/api/health')).status).toBe(200);
  const ended = once(spare, 'close');
  await app.close();
  await ended;
  expect(spare.bytesRead).toBe(0);
}, 30_000);

test('an unfinished request delays close for a limited time', async () => {
  const app = Fastify();
  closeConnectionsAtEnd(app, createReadiness(), 0);
  app.post('/', async () => 'done');
  const begun = once(app.server, 'request');
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const caller = connect(Number(new URL(origin).port), '127.0.0.1');
  caller.on('error', () => undefined);
  caller.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nhalf');
  await begun;
  await app.close();
  caller.destroy();
});
