import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';
import { closeConnectionsAtEnd } from './closing.ts';
import { createReadiness } from './readiness.ts';

test('a connection opened ahead of any request does not hold an app that closes', async () => {
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

test('a caller who does not end what they send holds it for a while, and then no more', async () => {
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
