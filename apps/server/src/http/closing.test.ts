import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';

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
