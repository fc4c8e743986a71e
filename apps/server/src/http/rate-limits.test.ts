import { auth } from '@game-plan/contracts/auth';
import { pictures } from '@game-plan/contracts/pictures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { details, PASSWORD, signUpAdmin, signUpUser } from '#testing/people.ts';
import { useUpLimit } from '#testing/rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

describe('rate limits', () => {
  let app: TestApp;
  let other: TestApp;
  let host: TestClient;
  beforeAll(async () => {
    app = await startTestApp({ rateLimit: true });
    other = await startTestApp({ rateLimit: true });
    host = await signUpAdmin(app);
  });
  afterAll(async () => {
    await app.close();
    await other.close();
  });

  test('ten tries at a name, then 429 with Retry-After, whoever asks; other names stay open', async () => {
    const attempt = (username: string, password: string) =>
      app.client().send('POST', auth.login.path, { body: JSON.stringify({ username, password }) });
    for (let count = 0; count < 10; count += 1) {
      expect((await attempt('ADA', `guess ${count}`)).status).toBe(401);
    }
    const refused = await attempt('ada', PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.body).toMatchObject({ code: 'too_many_requests' });
    expect((await attempt('bob', 'guess')).status).toBe(401);
  });

  test('signing in well forgets earlier slips', async () => {
    const client = await signUpAdmin(other);
    const attempt = (password: string) =>
      client.send('POST', auth.login.path, { body: JSON.stringify({ username: 'ada', password }) });
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 5; count += 1) expect((await attempt('slip')).status).toBe(401);
      expect((await attempt(PASSWORD)).status).toBe(200);
    }
  });

  test('drawings are counted too, for each person alone', async () => {
    const bob = await signUpUser(app, host, 'bob');
    const body = { recipeName: 'Soup', ingredients: ['Leek'] };
    await host.call(pictures.generate, { body });
    await useUpLimit(app.db, 'drawingByUser');
    const { status, headers } = await host.refused(pictures.generate, { body });
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    await bob.call(pictures.generate, { body });
  });
});

describe('behind a proxy', () => {
  test('an address that the caller has made up does not begin a new count', async () => {
    const app = await startTestApp({ rateLimit: true, trustProxy: true });
    const attempt = (count: number, address: string) =>
      app.client().send('POST', auth.signup.path, {
        body: JSON.stringify(details(`guess${count}`)),
        // The proxy writes the address it was called from behind what came with the call.
        headers: { 'x-forwarded-for': `10.0.0.${count}, ${address}` },
      });
    for (let count = 0; count < 30; count += 1) {
      expect((await attempt(count, '203.0.113.7')).status).toBe(403);
    }
    expect((await attempt(30, '203.0.113.7')).status).toBe(429);
    expect((await attempt(31, '203.0.113.8')).status).toBe(403);
    await app.close();
  });
});
