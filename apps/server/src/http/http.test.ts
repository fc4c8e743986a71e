import { gunzipSync } from 'node:zlib';
import { meals } from '@game-plan/contracts/food/meals';
import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { admin } from '@game-plan/contracts/people/admin';
import { auth } from '@game-plan/contracts/people/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, signUpAdmin } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

describe('HTTP', () => {
  let app: TestApp;
  let host: TestClient;
  beforeAll(async () => {
    app = await startTestApp();
    host = await signUpAdmin(app);
  });
  afterAll(() => app.close());

  const ingredient = { name: 'Egg', category: 'protein', quantity: '1', unit: 'piece' };

  test('unknown API paths are a JSON 404, all others serve the app', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/ingredients/1/2/3']) {
      const { status, headers, body } = await host.send('GET', path);
      expect(status).toBe(404);
      expect(headers.get('content-type')).toMatch('application/problem+json');
      expect(body).toMatchObject({ status: 404, code: 'not_found', title: 'Not Found' });
    }
    for (const path of ['/', '/ingredients', '/meal-log/', '/signup?invite=x']) {
      const { status, headers, body } = await host.send('GET', path);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toMatch('text/html');
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(body).toContain('<div id="root">');
    }
    expect((await host.send('POST', '/nowhere', { body: '{}' })).status).toBe(404);
  });

  test.each([
    ['not JSON', '{"name": ', 400],
    ['an array', '[1, 2]', 400],
    ['null', 'null', 400],
    ['no body at all', undefined, 400],
    ['a prototype in disguise', '{"__proto__": {"isAdmin": true}}', 400],
    ['a name beyond all bounds', JSON.stringify({ ...ingredient, name: 'x'.repeat(2_000_000) }), 413],
    ['a number for a name', JSON.stringify({ ...ingredient, name: 1 }), 400],
    ['a number beyond all numbers', '{"name": 1e309}', 400],
  ])('a body that is %s is refused with a message', async (_, body, expected) => {
    const answer = await host.send('POST', ingredients.create.path, body === undefined ? {} : { body });
    expect(answer.status).toBe(expected);
    expect(answer.headers.get('content-type')).toMatch('application/problem+json');
    expect(answer.body).toMatchObject({ detail: expect.stringMatching(/\w+ \w+/) });
    expect(await host.call(ingredients.list)).toEqual([]);
  });

  test.each([
    ['left out', { category: 'protein', unit: 'piece' }, 'Name is required'],
    ['null', { ...ingredient, quantity: null }, 'Quantity is required'],
    ['of another type', { ...ingredient, name: 5 }, '“name” must be a text'],
    ['no list', { ...ingredient, allergens: 'nuts' }, '“allergens” must be a list'],
    [
      'none of those there are',
      { ...ingredient, status: 'old' },
      '“status” must be one of: fresh, expiring, expired',
    ],
  ])('a field that is %s is named in the message', async (_, body, detail) => {
    const answer = await host.send('POST', ingredients.create.path, { body: JSON.stringify(body) });
    expect(answer.body).toMatchObject({ status: 400, detail });
  });

  test('a nested field is named in plain words, not by its path', async () => {
    const food = { name: 'Egg', quantity: 1, unit: 'piece', calories: -1, protein: 6, carbs: 1, fat: 5 };
    const meal = { type: 'lunch', date: '2026-11-21', foods: [{ ...food, calories: 70 }, food] };
    const totals = { totalCalories: 70, totalProtein: 6, totalCarbs: 1, totalFat: 5 };
    const details = [];
    for (const body of [
      { ...meal, ...totals },
      { ...meal, ...totals, foods: [{ ...food, calories: 'many' }] },
      { ...meal, ...totals, foods: ['egg'] },
    ]) {
      const answer = await host.send('POST', meals.create.path, { body: JSON.stringify(body) });
      details.push((answer.body as { detail: string }).detail);
    }
    expect(details).toEqual([
      '“calories” in line 2 of “foods” must be at least 0',
      '“calories” in line 1 of “foods” must be a number',
      '“foods”, line 1, must be an object',
    ]);
  });

  test('other content types are refused', async () => {
    const headers = { 'content-type': 'text/xml' };
    const { status } = await host.send('POST', ingredients.create.path, { body: '<egg/>', headers });
    expect(status).toBe(415);
  });

  test.each(['/%ZZ', '/api/ingredients/%ZZ', '/api/ingredients/%00', '/%00', '/api/recipes?search=%00'])(
    'the path %s is never a 5xx',
    async (path) => {
      expect((await host.send('GET', path)).status).toBeLessThan(500);
    },
  );

  test('fields outside the contract are neither read nor returned', async () => {
    const body = JSON.stringify({ ...ingredient, userId: 999, id: 5, addedAt: 'never' });
    const { status, body: answer } = await host.send('POST', ingredients.create.path, { body });
    expect(status).toBe(201);
    expect(answer).not.toHaveProperty('userId');
    const params = { id: String((answer as { id: number }).id) };
    await host.call(ingredients.remove, { params });
  });

  test('a request from another site changes nothing', async () => {
    const body = JSON.stringify(ingredient);
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://127.0.0.1.evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const answer = await host.send('POST', ingredients.create.path, { body, headers: { ...headers } });
      expect(answer.status).toBe(403);
      // The message tells an operator whose proxy passes another Host on what to set.
      expect(answer.body).toMatchObject({ detail: expect.stringContaining('PUBLIC_URL') });
    }
    expect(await host.call(ingredients.list)).toEqual([]);
    const own = await host.send('POST', ingredients.create.path, { body, headers: { origin: app.origin } });
    expect(own.status).toBe(201);
  });

  test('headers forbid framing and foreign scripts', async () => {
    for (const path of ['/', '/api/health', '/api/docs']) {
      const { headers } = await host.send('GET', path);
      const policy = headers.get('content-security-policy') ?? '';
      const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src'));
      expect(scripts).toContain("'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('only the barcode worker may compile WebAssembly', async () => {
    const policyOf = async (path: string) =>
      (await host.send('GET', path)).headers.get('content-security-policy') ?? '';
    expect(await policyOf('/assets/barcode-worker-1a2b3c.js')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
    for (const path of ['/', '/assets/app-1a2b3c.js', '/assets/barcode-worker-x/app.js', '/api/health']) {
      expect(await policyOf(path)).not.toContain('wasm');
    }
  });

  test('answers have the request id of the log, which contains no secrets', async () => {
    const client = app.client();
    await client.call(auth.login, { body: { username: 'ada', password: PASSWORD } });
    const { inviteUrl } = await client.call(admin.invite, { body: { email: 'log@example.org' } });
    const { headers } = await client.send(
      'GET',
      new URL(inviteUrl ?? '').pathname + new URL(inviteUrl ?? '').search,
    );
    const id = headers.get('x-request-id') ?? '';
    const lines = () => app.logLines.filter((line) => line.includes(id));
    // Written when the answer is out, which a client may read before that.
    await expect.poll(lines).toHaveLength(1);
    expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ method: 'GET', path: '/signup', status: 200 });
    const log = app.logLines.join();
    expect(log).not.toContain(PASSWORD);
    expect(log).not.toContain(new URL(inviteUrl ?? '').searchParams.get('invite'));
    expect(log).not.toContain(client.cookie('gpc_session'));
  });

  test('the API reference describes every endpoint and is readable as a page', async () => {
    const { body } = await app.client().send('GET', '/api/openapi.json');
    const document = body as {
      openapi: string;
      paths: Record<string, Record<string, { security: unknown[] }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/api/ingredients/{id}']?.put).toMatchObject({
      parameters: expect.arrayContaining([
        expect.objectContaining({ name: 'id', in: 'path', required: true }),
      ]),
    });
    expect(document.paths['/api/auth/login']?.post?.security).toEqual([]);
    expect(document.paths['/api/ingredients']?.get?.security).toEqual([
      { session: [] },
      { token: ['inventory:read'] },
    ]);
    const page = await app.client().send('GET', '/api/docs');
    expect(page.status).toBe(200);
    expect(page.body).toContain('swagger-ui');
  });

  describe('the HTML page', () => {
    const preloads = (...names: string[]) =>
      names.map((name) => `<link rel="modulepreload" crossorigin href="/assets/${name}-1a2b3c.js">`).join('');
    const NOBODY = '<meta name="session" content="none">';
    const SESSION = '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/auth/me">';

    async function signedIn() {
      const client = app.client();
      await client.call(auth.login, { body: { username: 'ada', password: PASSWORD } });
      return client;
    }

    test.each([
      { path: '/', needs: 'login' },
      { path: '/recipes?recipe=7', needs: 'login' },
      { path: '/signup', needs: 'signup' },
      { path: '/Signup/?invite=abc', needs: 'signup' },
    ])('at $path is marked as signed out, names the files of $needs and is not stored', async (visit) => {
      const { body, headers, status } = await app.client().send('GET', visit.path);
      expect(status).toBe(200);
      expect(body).toContain(`</title>${preloads(visit.needs)}${NOBODY}</head>`);
      expect(headers.get('cache-control')).toBe('no-store');
    });

    test('is in the theme that the browser has chosen, and follows the system otherwise', async () => {
      const pageWith = async (cookie: string) =>
        String((await app.client().send('GET', '/', { headers: { cookie } })).body);
      expect(await pageWith('theme=dark')).toContain('<html data-theme="dark"');
      expect(await pageWith('gpc_session=x; theme=light')).toContain('<html data-theme="light"');
      for (const other of ['', 'theme=pink', 'my-theme=dark', 'theme=darker'])
        expect(await pageWith(other)).not.toContain('data-theme');
    });

    test('names what a signed-in person’s page needs and who they are beside the app, and is revalidated', async () => {
      const client = await signedIn();
      const { body, headers } = await client.send('GET', '/');
      expect(body).toContain(`</title>${preloads('dashboard', 'button')}${SESSION}</head>`);
      expect(headers.get('cache-control')).toBe('no-cache');
      const etag = headers.get('etag') ?? '';
      expect((await client.send('GET', '/', { headers: { 'if-none-match': etag } })).status).toBe(304);
      const after = await app.client().send('GET', '/', { headers: { 'if-none-match': etag } });
      expect(after.body).toContain(NOBODY);
    });

    test('where the app has no page has the status 404, and is the app all the same', async () => {
      for (const client of [await signedIn(), app.client()]) {
        const { status, body, headers } = await client.send('GET', '/elsewhere');
        expect(status).toBe(404);
        expect(body).toContain('<div id="root">');
        const again = await client.send('GET', '/elsewhere', {
          headers: { 'if-none-match': headers.get('etag') ?? '' },
        });
        expect(again.status).toBe(404);
      }
    });
  });

  test('what is looked for by a name of its own is that, or not there', async () => {
    expect((await host.send('GET', '/.well-known/security.txt')).status).toBe(404);
    const { headers, status } = await host.send('GET', '/.well-known/change-password');
    expect(status).toBe(404);
    expect(headers.get('content-type')).toMatch('application/problem+json');
    const reachable = await startTestApp({ mailFrom: 'Game Plan <kitchen@example.org>' });
    try {
      const { body } = await reachable.client().send('GET', '/.well-known/security.txt');
      expect(body).toMatch(/^Contact: mailto:kitchen@example\.org\nExpires: \d{4}-\d\d-\d\dT[\d:.]+Z\n/);
    } finally {
      await reachable.close();
    }
  });

  test('a hashed file is cached for ever, and a missing one is 404', async () => {
    const kept = await host.send('GET', '/assets/app-1a2b3c.js');
    expect(kept.status).toBe(200);
    expect(kept.headers.get('content-type')).toMatch('javascript');
    expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await host.send('GET', '/assets/app-0.js')).status).toBe(404);
  });

  test.each(['br', 'gzip'])('a large file is sent in %s, and is 304 afterwards', async (encoding) => {
    const ask = (more: Record<string, string> = {}) =>
      host.send('GET', '/assets/large-1a2b3c.js', { headers: { 'accept-encoding': encoding, ...more } });
    const { status, headers } = await ask();
    expect([status, headers.get('content-encoding'), headers.get('vary')]).toEqual([
      200,
      encoding,
      expect.stringContaining('accept-encoding'),
    ]);
    expect(Number(headers.get('content-length'))).toBeLessThan(1000);
    expect((await ask({ 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
    const plain = await ask({ 'accept-encoding': `${encoding};q=0` });
    expect([plain.headers.get('content-encoding'), plain.headers.get('content-length')]).toEqual([
      null,
      '5010',
    ]);
    expect((await host.send('HEAD', '/assets/large-1a2b3c.js')).status).toBe(200);
  });

  test.each(['/assets/../../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/%', '/%00'])(
    '%s is not a file',
    async (path) => {
      const { headers } = await host.send('GET', path);
      expect(headers.get('content-type')).not.toMatch('javascript|json;');
    },
  );

  test('large answers are compressed', async () => {
    const { headers, body } = await app.client().download('/api/openapi.json', { 'accept-encoding': 'gzip' });
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(JSON.parse(gunzipSync(body).toString())).toHaveProperty('openapi');
  });

  test('health and readiness reveal nothing else', async () => {
    for (const path of ['/api/health', '/api/ready']) {
      expect((await app.client().send('GET', path)).body).toEqual({ status: 'ok' });
    }
  });
});
