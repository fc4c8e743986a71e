import { pictures } from '@game-plan/contracts/kitchen/pictures';
import { auth } from '@game-plan/contracts/people/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { details, PASSWORD, signUpAdmin, signUpUser } from '#testing/people.ts';
import { addAttempts, exhaustLimit } from '#testing/rows/rows.ts';
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

  test('a username has ten attempts in any spelling, then 429 with Retry-After; others are unaffected', async () => {
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

  test('a successful sign-in resets the count', async () => {
    const client = await signUpAdmin(other);
    const attempt = (password: string) =>
      client.send('POST', auth.login.path, { body: JSON.stringify({ username: 'ada', password }) });
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 5; count += 1) expect((await attempt('slip')).status).toBe(401);
      expect((await attempt(PASSWORD)).status).toBe(200);
    }
  });

  test('drawings are limited per person', async () => {
    const bob = await signUpUser(app, host, 'bob');
    const body = { recipeName: 'Soup', ingredients: ['Leek'] };
    await host.call(pictures.generate, { body });
    await exhaustLimit(app.db, 'drawingByUser');
    const { status, headers } = await host.refused(pictures.generate, { body });
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    await bob.call(pictures.generate, { body });
  });
});

describe('behind a proxy', () => {
  let app: TestApp;
  let ada: TestClient;
  beforeAll(async () => {
    app = await startTestApp({ rateLimit: true, trustProxy: true });
    ada = await signUpAdmin(app);
  });
  afterAll(() => app.close());

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const signIn = (client: TestClient, username: string, password: string, address: string) =>
    client.send('POST', auth.login.path, {
      body: JSON.stringify({ username, password }),
      headers: from(address),
    });

  test('a forged address does not start a new count', async () => {
    const attempt = (count: number, address: string) =>
      app.client().send('POST', auth.signup.path, {
        body: JSON.stringify(details(`guess${count}`)),
        // The proxy writes the address it was called from behind what came with the call.
        headers: from(`10.0.0.${count}, ${address}`),
      });
    for (let count = 0; count < 30; count += 1) {
      expect((await attempt(count, '203.0.113.7')).status).toBe(403);
    }
    expect((await attempt(30, '203.0.113.7')).status).toBe(429);
    expect((await attempt(31, '203.0.113.8')).status).toBe(403);
  });

  test('a whole IPv6 network has one count', async () => {
    for (let count = 0; count < 10; count += 1) {
      const answer = await signIn(app.client(), 'eve', 'guess', `2001:db8:7:7::${count}`);
      expect(answer.status).toBe(401);
    }
    expect((await signIn(app.client(), 'eve', 'guess', '2001:db8:7:7:8:9:a:b')).status).toBe(429);
    expect((await signIn(app.client(), 'eve', 'guess', '2001:db8:7:8::1')).status).toBe(401);
  });

  test('an account has one count for all spellings of its name', async () => {
    await signUpUser(app, ada, 'mississippi');
    const written = [
      'mississippi',
      'MISSISSIPPI',
      'M\u0130ssissippi',
      'miss\u0130ss\u0130pp\u0130',
      'Mississippi',
    ];
    const statuses: number[] = [];
    for (let count = 0; count < 15; count += 1) {
      const username = written[count % written.length] ?? '';
      statuses.push((await signIn(app.client(), username, 'guess', '203.0.113.40')).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  });

  test('a housemate’s guesses do not block others at the same address', async () => {
    const home = '203.0.113.50';
    for (let count = 0; count < 12; count += 1) await signIn(app.client(), 'nobody', 'guess', home);
    await addAttempts(app.db, 'loginByNetwork', 110);
    for (let count = 0; count < 3; count += 1) await signIn(app.client(), `name${count}`, 'guess', home);
    expect((await signIn(app.client(), 'ada', PASSWORD, home)).status).toBe(200);
  });

  test('guesses from many addresses are stopped, except on devices where the owner has signed in', async () => {
    const guess = async (from: number) =>
      (await signIn(app.client(), 'ada', 'guess', `198.51.100.${from}`)).status;
    expect(await guess(0)).toBe(401);
    await addAttempts(app.db, 'loginByAccount', 92);
    const statuses: number[] = [];
    for (let at = 1; at <= 8; at += 1) statuses.push(await guess(at));
    expect(statuses[0]).toBe(401);
    expect(statuses.lastIndexOf(401)).toBeLessThan(statuses.indexOf(429));
    expect((await signIn(app.client(), 'ada', PASSWORD, '192.0.2.9')).status).toBe(429);
    expect((await signIn(ada, 'ada', PASSWORD, '192.0.2.9')).status).toBe(200);
    // It is spared, not free: on it too ten guesses are the most.
    const onDevice: number[] = [];
    for (let count = 0; count < 12; count += 1)
      onDevice.push((await signIn(ada, 'ada', 'guess', '192.0.2.9')).status);
    expect(onDevice.filter((status) => status === 401)).toHaveLength(10);
  });

  test('a forged device cookie is not accepted', async () => {
    const stranger = app.client();
    const { user } = await ada.call(auth.me);
    stranger.setCookie(`gpc_device_${user.id}`, `made-up.${'A'.repeat(43)}`);
    expect((await signIn(stranger, 'ada', PASSWORD, '192.0.2.10')).status).toBe(429);
  });

  test('an invalid address causes no error', async () => {
    expect((await signIn(app.client(), 'zoe', 'guess', 'x'.repeat(3000))).status).toBe(401);
    expect((await app.client().send('GET', '/api/auth/me', { headers: from('x'.repeat(3000)) })).status).toBe(
      401,
    );
  });
});
