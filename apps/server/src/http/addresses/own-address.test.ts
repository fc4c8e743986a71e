import { request as httpRequest } from 'node:http';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { account } from '@game-plan/contracts/people/account';
import { auth } from '@game-plan/contracts/people/auth';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { details, PASSWORD, signUpAdmin } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

/** Sends a call under another Host, as a browser does whose name server was told the app's address. */
function sendAs(host: string, origin: string, path: string, body: object) {
  return new Promise<number>((resolve, reject) => {
    const call = httpRequest(
      `${origin}${path}`,
      { method: 'POST', headers: { host, 'content-type': 'application/json' } },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    call.on('error', reject);
    call.end(JSON.stringify(body));
  });
}

describe('an expensive read', () => {
  let app: TestApp;
  let ada: TestClient;
  beforeAll(async () => {
    app = await startTestApp();
    ada = await signUpAdmin(app);
  });
  afterAll(() => app.close());

  test.each([
    recipes.generate.path,
    recipes.whatWouldHelp.path,
    account.download.path,
    '/api/foods/search?query=rice',
    '/api/admin/user-profiles',
    '/api/admin/users/1/data',
  ])(
    '%s is refused when linked from another site, and answered to the app and a typed address',
    async (path) => {
      for (const site of ['cross-site', 'same-site']) {
        expect((await ada.download(path, { 'sec-fetch-site': site })).status).toBe(403);
      }
      for (const site of ['same-origin', 'none']) {
        expect((await ada.download(path, { 'sec-fetch-site': site })).status).toBe(200);
      }
      expect((await ada.download(path)).status).toBe(200);
    },
  );
});

describe('without PUBLIC_URL', () => {
  test('the first account can only be set up from a private address', async () => {
    const app = await startTestApp();
    onTestFinished(() => app.close());
    const setUp = (host: string) => sendAs(host, app.origin, auth.setupAdmin.path, details('ada'));
    for (const host of ['evil.example', 'evil.example:3000', '203.0.113.5', '127.0.0.1.evil.example']) {
      expect(await setUp(host)).toBe(403);
    }
    expect(await setUp('nas.local:3000')).toBe(201);
  });
});

describe('PUBLIC_URL', () => {
  const publicUrl = 'https://kitchen.example.org';
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ publicUrl });
    await signUpAdmin(app);
  });
  afterAll(() => app.close());

  const signIn = (origin: string) =>
    app.client().send('POST', auth.login.path, {
      body: JSON.stringify({ username: 'ada', password: PASSWORD }),
      headers: { origin },
    });

  test('is the only accepted origin, with its scheme, whatever the Host header is', async () => {
    expect((await signIn(publicUrl)).status).toBe(200);
    for (const origin of ['http://kitchen.example.org', app.origin, 'https://evil.example', 'null']) {
      expect(await signIn(origin)).toMatchObject({
        status: 403,
        body: { detail: expect.stringContaining(publicUrl) },
      });
    }
  });

  test('with https makes cookies secure even if the proxy sends no protocol', async () => {
    const { headers } = await signIn(publicUrl);
    const cookies = headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie.match(/; Secure/g)).toHaveLength(1);
  });

  test('with http makes cookies insecure, whatever the proxy sends', async () => {
    const plain = await startTestApp({ publicUrl: 'http://nas.local:3000', trustProxy: true });
    onTestFinished(() => plain.close());
    const client = plain.client();
    const answer = await client.send('POST', auth.setupAdmin.path, {
      body: JSON.stringify(details('ada')),
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' },
    });
    expect(answer.status).toBe(201);
    for (const cookie of answer.headers.getSetCookie()) expect(cookie).not.toMatch(/; Secure/i);
  });
});
