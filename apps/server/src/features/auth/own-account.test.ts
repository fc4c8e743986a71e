import { account } from '@game-plan/contracts/people/account';
import { admin } from '@game-plan/contracts/people/admin';
import { auth } from '@game-plan/contracts/people/auth';
import type { Problem } from '@game-plan/contracts/schemas/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#http/sessions/session.ts';
import { waitForLockWaiters } from '#testing/database/wait-for-lock-waiters.ts';
import { insertPerson, PASSWORD, signUpAdmin, signUpUser } from '#testing/people.ts';
import { countOwnedRows, fillOwnedRows, userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { deactivateUser, makeAdmin, readSessions } from '#testing/rows/rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { Answer, TestClient } from '#testing/test-client.ts';
import { setPassword } from './set-password.ts';

const INFO = { firstName: 'Ada', lastName: 'Test', email: 'ada@example.org' };

describe('personal information', () => {
  let app: TestApp;
  let client: TestClient;
  beforeAll(async () => {
    app = await startTestApp();
    client = await signUpAdmin(app);
    await insertPerson(app, 'bea');
  });
  afterAll(() => app.close());

  test('is updated: blank means null, omitted fields stay', async () => {
    const details = { phone: ' 555 0100 ', city: 'Oslo', country: 'Norway' };
    await client.call(auth.updateUser, { body: { ...INFO, ...details } });
    const changed = await client.call(auth.updateUser, {
      body: { ...INFO, firstName: ' Adela ', city: '  ', country: null },
    });
    expect(changed).toMatchObject({ firstName: 'Adela', phone: '555 0100', city: null, country: null });
    expect((await client.call(auth.me)).user).toEqual(changed);
    expect(JSON.stringify(changed)).not.toMatch(/argon2/);
  });

  test.each([
    ['firstName', ' ', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['email', 'ada@', 'Invalid email address'],
    ['phone', 'x'.repeat(51), 'At most 50 characters'],
    ['zipCode', 'x'.repeat(21), 'At most 20 characters'],
  ])('%s %j is refused with a message at its field', async (field, value, message) => {
    const { status, body } = await client.refused(auth.updateUser, { body: { ...INFO, [field]: value } });
    expect(status).toBe(400);
    expect(body.errors?.[field]).toContain(message);
  });

  test('allows changing the case of one’s own e-mail address', async () => {
    const own = await client.call(auth.updateUser, { body: { ...INFO, email: 'Ada@Example.org' } });
    expect(own.email).toBe('Ada@Example.org');
  });

  test('ignores username, role and other fields in the body', async () => {
    const body = { ...INFO, username: 'root', role: 'user', isActive: false, profilePhotoUrl: 'http://x' };
    const user = await client.call(auth.updateUser, { body });
    expect(user).toMatchObject({ username: 'ada', role: 'admin', isActive: true, profilePhotoUrl: null });
  });
});

describe('changing the password', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ rateLimit: true });
    await signUpAdmin(app);
  });
  afterAll(() => app.close());

  const signIn = async (password: string) => {
    const client = app.client();
    await client.call(auth.login, { body: { username: 'ada', password } });
    return client;
  };

  test('with the current password ends other sessions and gives this one a new id', async () => {
    const here = await signIn(PASSWORD);
    const elsewhere = await signIn(PASSWORD);
    const before = here.cookie(SESSION_COOKIE) ?? '';
    await here.call(auth.changePassword, { body: { currentPassword: PASSWORD, newPassword: 'a new one' } });

    expect(here.cookie(SESSION_COOKIE)).not.toBe(before);
    expect((await here.call(auth.me)).user.username).toBe('ada');
    expect((await elsewhere.refused(auth.me)).status).toBe(401);
    const thief = app.client();
    thief.setCookie(SESSION_COOKIE, before);
    expect((await thief.refused(auth.me)).status).toBe(401);
    expect(await readSessions(app.db)).toHaveLength(1);

    await app.client().refused(auth.login, { body: { username: 'ada', password: PASSWORD } });
    const again = await signIn('a new one');
    await again.call(auth.changePassword, { body: { currentPassword: 'a new one', newPassword: PASSWORD } });
  });

  test('also refuses a concurrent sign-in with the old password', async () => {
    const adaId = await userIdOf(app.db, 'ada');
    let late: Promise<Answer<Problem>> | undefined;
    await app.db.transaction(async (tx) => {
      await setPassword(tx, adaId, { password: 'a third one', now: new Date() });
      late = app.client().refused(auth.login, { body: { username: 'ada', password: PASSWORD } });
      await waitForLockWaiters(app.db);
    });
    expect((await late)?.status).toBe(401);
    expect(await readSessions(app.db)).toEqual([]);
    await setPassword(app.db, adaId, { password: PASSWORD, now: new Date() });
  });

  test('twice at the same time keeps the first change', async () => {
    const [first, second] = [await signIn(PASSWORD), await signIn(PASSWORD)];
    const adaId = await userIdOf(app.db, 'ada');
    let late: Promise<Answer<Problem>> | undefined;
    await app.db.transaction(async (tx) => {
      await setPassword(tx, adaId, { password: 'of the first', now: new Date() });
      const body = { currentPassword: PASSWORD, newPassword: 'of the second' };
      late = second.refused(auth.changePassword, { body });
      await waitForLockWaiters(app.db);
    });
    expect((await late)?.status).toBe(401);
    expect((await first.refused(auth.me)).status).toBe(401);
    await signIn('of the first');
    await setPassword(app.db, adaId, { password: PASSWORD, now: new Date() });
  });

  test('to a short one is refused with a message at its field', async () => {
    const { body } = await (await signIn(PASSWORD)).refused(auth.changePassword, {
      body: { currentPassword: PASSWORD, newPassword: '12345' },
    });
    expect(body.errors?.newPassword).toEqual(['Password must be at least 6 characters']);
  });

  test('with a wrong current password is refused at its field, and blocked after ten attempts', async () => {
    const client = await signIn(PASSWORD);
    const body = { currentPassword: 'wrong', newPassword: 'another one' };
    for (let attempt = 0; attempt < 10; attempt++) {
      const refusal = await client.refused(auth.changePassword, { body });
      expect(refusal.status).toBe(400);
      expect(refusal.body.errors).toEqual({ currentPassword: ['That is not your password'] });
    }
    const right = { currentPassword: PASSWORD, newPassword: 'another one' };
    const limited = await client.refused(auth.changePassword, { body: right });
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await client.refused(account.remove, { body: { password: PASSWORD } })).status).toBe(429);
    await signIn(PASSWORD);
  });
});

describe('deleting the own account', () => {
  let app: TestApp;
  let host: TestClient;
  beforeAll(async () => {
    app = await startTestApp();
    host = await signUpAdmin(app);
  });
  afterAll(() => app.close());

  test('removes all data and sessions, and nobody else’s', async () => {
    const bea = await signUpUser(app, host, 'bea');
    const elsewhere = app.client();
    await elsewhere.call(auth.login, { body: { username: 'bea', password: PASSWORD } });
    const cy = await signUpUser(app, host, 'cy1');
    const [beaId, cyId] = [await userIdOf(app.db, 'bea'), await userIdOf(app.db, 'cy1')];
    await fillOwnedRows(app.db, beaId, 'of bea');
    await fillOwnedRows(app.db, cyId, 'of cy');
    const before = await countOwnedRows(app.db, beaId);
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);

    await bea.call(account.remove, { body: { password: PASSWORD } });

    expect(bea.cookie(SESSION_COOKIE)).toBeUndefined();
    expect((await elsewhere.refused(auth.me)).status).toBe(401);
    const after = await countOwnedRows(app.db, beaId);
    expect(Object.entries(after).filter(([, count]) => count > 0)).toEqual([
      ['order_events', 1],
      ['orders', 1],
    ]);
    expect((await readSessions(app.db)).filter(({ sess }) => sess.userId === beaId)).toEqual([]);
    const invitations = await host.call(admin.invitations);
    expect(invitations.map(({ email }) => email)).toEqual(['cy1@example.org']);
    expect(JSON.stringify(await host.call(admin.activity))).not.toContain('bea@example.org');
    expect((await cy.call(auth.me)).user.username).toBe('cy1');
    expect(await countOwnedRows(app.db, cyId)).toEqual(before);
  });

  test('requires the password', async () => {
    const dee = await insertPerson(app, 'dee');
    const { status, body } = await dee.refused(account.remove, { body: { password: 'wrong' } });
    expect(status).toBe(400);
    expect(body.errors).toEqual({ password: ['That is not your password'] });
    expect((await app.client().refused(account.remove, { body: { password: PASSWORD } })).status).toBe(401);
    expect((await dee.call(auth.me)).user.username).toBe('dee');
  });

  test('is refused for the last active admin', async () => {
    await insertPerson(app, 'eve');
    await makeAdmin(app.db, 'eve');
    expect((await host.call(account.security)).canBeDeleted).toBe(true);
    await deactivateUser(app.db, 'eve');
    expect((await host.call(account.security)).canBeDeleted).toBe(false);
    const { status, body } = await host.refused(account.remove, { body: { password: PASSWORD } });
    expect(status).toBe(409);
    expect(body.detail).toBe(
      'You are the only admin. Your account can be deleted once there is another one.',
    );
    expect((await host.call(auth.me)).user.username).toBe('ada');
  });

  test('allows exactly one of the last two admins to leave at the same time', async () => {
    const flo = await insertPerson(app, 'flo');
    await makeAdmin(app.db, 'flo');
    const outcomes = await Promise.all(
      [host, flo].map(async (client) => {
        const { status } = await client.send('POST', account.remove.path, {
          body: JSON.stringify({ password: PASSWORD }),
        });
        return status;
      }),
    );
    expect(outcomes.toSorted()).toEqual([204, 409]);
    expect(await app.client().call(auth.adminExists)).toEqual({ exists: true });
  });
});
