import { auth } from '@game-plan/contracts/people/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#http/sessions/session.ts';
import { details, PASSWORD, signUpAdmin, signUpUser } from '#testing/people.ts';
import { deactivateUser, deleteUser, endSessionsAt, readSessions } from '#testing/rows/rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

describe('the first admin', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  test('exactly one of twenty simultaneous set-ups succeeds and is signed in as admin', async () => {
    const someone = app.client();
    expect(await someone.call(auth.adminExists)).toEqual({ exists: false });

    const clients = Array.from({ length: 20 }, () => app.client());
    const outcomes = await Promise.all(
      clients.map(async (client, index) => {
        const { status } = await client.send('POST', auth.setupAdmin.path, {
          body: JSON.stringify(details(`admin${index}`)),
        });
        return status;
      }),
    );
    expect(outcomes.filter((status) => status === 201)).toHaveLength(1);
    expect(outcomes.filter((status) => status === 409)).toHaveLength(19);

    const winner = clients[outcomes.indexOf(201)];
    const { user, profile } = (await winner?.call(auth.me)) ?? {};
    expect(user?.role).toBe('admin');
    expect(profile).toBeNull();
    expect(await someone.call(auth.adminExists)).toEqual({ exists: true });
  });
});

describe('accounts', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await signUpAdmin(app);
  });
  afterAll(() => app.close());

  test('no answer contains the password or its hash', async () => {
    const client = app.client();
    const answer = await client.send('POST', auth.login.path, {
      body: JSON.stringify({ username: 'ada', password: PASSWORD }),
    });
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|passwordHash|correct horse/);
  });

  test('sign-in ignores case in the username, not in the password', async () => {
    const client = app.client();
    await client.call(auth.login, { body: { username: 'ADA', password: PASSWORD } });
    const { user } = await client.call(auth.me);
    expect(user.username).toBe('ada');
    await app.client().refused(auth.login, { body: { username: 'ada', password: PASSWORD.toUpperCase() } });
  });

  test('an unknown name and a wrong password get the same answer', async () => {
    const wrong = await app.client().refused(auth.login, { body: { username: 'ada', password: 'wrong' } });
    const unknown = await app
      .client()
      .refused(auth.login, { body: { username: 'nobody', password: 'wrong' } });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.body.detail).toBe('Invalid username or password');
  });

  test('the session id changes at sign-in, and an id set by an attacker stays invalid', async () => {
    const client = app.client();
    await client.call(auth.login, { body: { username: 'ada', password: PASSWORD } });
    const first = client.cookie(SESSION_COOKIE) ?? '';
    await client.call(auth.login, { body: { username: 'ada', password: PASSWORD } });
    expect(client.cookie(SESSION_COOKIE)).not.toBe(first);
    const thief = app.client();
    thief.setCookie(SESSION_COOKIE, first);
    expect((await thief.refused(auth.me)).status).toBe(401);
  });

  test('signing out ends the session on the server', async () => {
    const client = app.client();
    await client.call(auth.login, { body: { username: 'ada', password: PASSWORD } });
    const cookie = client.cookie(SESSION_COOKIE) ?? '';
    const { headers } = await client.send('POST', auth.logout.path);
    expect(headers.get('clear-site-data')).toBe('"cache"');
    expect(client.cookie(SESSION_COOKIE)).toBeUndefined();
    const thief = app.client();
    thief.setCookie(SESSION_COOKIE, cookie);
    expect((await thief.refused(auth.me)).status).toBe(401);
    await client.call(auth.logout);
  });

  test('the cookie is HttpOnly and SameSite', async () => {
    const client = app.client();
    const { headers } = await client.send('POST', auth.login.path, {
      body: JSON.stringify({ username: 'ada', password: PASSWORD }),
    });
    const cookies = headers.getSetCookie();
    expect(cookies.filter((each) => !/; HttpOnly/i.test(each) || !/; SameSite=Lax/i.test(each))).toEqual([]);
    const cookie = cookies.find((each) => each.startsWith(SESSION_COOKIE)) ?? '';
    const days = (Date.parse(/Expires=([^;]+)/i.exec(cookie)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(30.1);
  });

  test('a forged session cookie is rejected', async () => {
    const client = app.client();
    client.setCookie(SESSION_COOKIE, 'abc.def');
    expect((await client.refused(auth.me)).status).toBe(401);
  });

  test('a deactivated account is signed out at once and cannot sign in', async () => {
    const host = app.client();
    await host.call(auth.login, { body: { username: 'ada', password: PASSWORD } });
    const bea = await signUpUser(app, host, 'bea');
    const elsewhere = app.client();
    await elsewhere.call(auth.login, { body: { username: 'bea', password: PASSWORD } });
    await deactivateUser(app.db, 'bea');
    expect((await bea.refused(auth.me)).status).toBe(401);
    await elsewhere.call(auth.login, { body: { username: 'ada', password: PASSWORD } });
    const refusal = await bea.refused(auth.login, { body: { username: 'bea', password: PASSWORD } });
    expect(refusal.status).toBe(403);
    expect(refusal.body.detail).toMatch(/inactive/);
  });

  test('a deleted account is signed out at once', async () => {
    const host = app.client();
    await host.call(auth.login, { body: { username: 'ada', password: PASSWORD } });
    const cy = await signUpUser(app, host, 'cy1');
    await deleteUser(app.db, 'cy1');
    expect((await cy.refused(auth.me)).status).toBe(401);
  });

  test.each([
    ['a short username', { username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    ['a short password', { password: '12345' }, 'password', 'Password must be at least 6 characters'],
    ['no first name', { firstName: ' ' }, 'firstName', 'First name is required'],
    ['no last name', { lastName: '' }, 'lastName', 'Last name is required'],
    ['a bad e-mail', { email: 'ada@' }, 'email', 'Valid email is required'],
  ])('%s is refused with a message at its field', async (_, change, field, message) => {
    const { status, body } = await app
      .client()
      .refused(auth.signup, { body: { ...details('dee'), ...change } });
    expect(status).toBe(400);
    expect(body.errors?.[field]).toContain(message);
    expect(body.detail).toBe(message);
  });
});

describe('session lifetime of thirty days', () => {
  let app: TestApp;
  let clock = new Date('2026-11-01T12:00:00Z');
  beforeAll(async () => {
    app = await startTestApp({ now: () => clock });
  });
  afterAll(() => app.close());

  test('use on a later day extends the session; an unused session ends', async () => {
    // The library's cookie counts from the real clock; the row's own end is what the app decides by.
    const client = await signUpAdmin(app);
    await endSessionsAt(app.db, new Date('2026-11-10T00:00:00Z'));
    clock = new Date('2026-11-09T12:00:00Z');
    await client.call(auth.me);
    const [row] = await readSessions(app.db);
    expect(row?.expire.getTime()).toBeGreaterThan(Date.parse('2026-11-10T00:00:00Z'));
    expect(row?.sess.renewedOn).toBe('2026-11-09');

    await endSessionsAt(app.db, new Date('2026-11-10T00:00:00Z'));
    clock = new Date('2026-11-10T00:00:01Z');
    expect((await client.refused(auth.me)).status).toBe(401);
  });
});

describe('behind an https proxy', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ trustProxy: true });
    await signUpAdmin(app);
  });
  afterAll(() => app.close());

  test.each([
    ['https', true],
    ['http', false],
  ])('the cookie of a sign-in over %s is Secure: %s', async (protocol, isSecure) => {
    const { headers } = await app.client().send('POST', auth.login.path, {
      body: JSON.stringify({ username: 'ada', password: PASSWORD }),
      headers: { 'x-forwarded-proto': protocol },
    });
    expect(/; Secure/i.test(headers.getSetCookie().join())).toBe(isSecure);
  });
});
