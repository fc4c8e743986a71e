import { account } from '@game-plan/contracts/people/account';
import { admin } from '@game-plan/contracts/people/admin';
import { auth } from '@game-plan/contracts/people/auth';
import { passwordLink } from '@game-plan/contracts/people/password-link';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeAccount, lockAccount } from '#features/users/account-lock-queries.ts';
import { unlimited } from '#http/limits/rate-limits.ts';
import { waitForLockWaiters } from '#testing/database/wait-for-lock-waiters.ts';
import { insertAdmin, insertPerson, PASSWORD } from '#testing/people.ts';
import { userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { makeAdmin } from '#testing/rows/rows.ts';
import { SESSION_SECRET, startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import { makePasswordLink } from './password-link.ts';
import { resetPassword } from './reset-password.ts';

const NEW_PASSWORD = 'a new passphrase';

describe('a link for a new password', () => {
  let app: TestApp;
  let ada: TestClient;
  let now = new Date('2026-11-26T12:00:00Z');
  beforeAll(async () => {
    app = await startTestApp({
      publicUrl: 'https://kitchen.example.org',
      now: () => now,
      rateLimit: true,
    });
    ada = await insertAdmin(app);
  });
  afterAll(() => app.close());

  const idOf = (username: string) => userIdOf(app.db, username);
  const makeLink = async (username: string) => {
    const { url, expiresAt } = await ada.call(passwordLink.make, {
      params: { id: String(await idOf(username)) },
    });
    return { url, expiresAt, code: new URL(url).searchParams.get('reset') ?? '' };
  };
  const stateOf = (code: string) => app.client().call(passwordLink.check, { query: { code } });
  const refusal = async (code: string, newPassword = NEW_PASSWORD) => {
    const { status, body } = await app.client().refused(passwordLink.use, { body: { code, newPassword } });
    return [status, body.detail];
  };
  const signsIn = async (username: string, password: string) => {
    const body = JSON.stringify({ username, password });
    return (await app.client().send('POST', auth.login.path, { body })).status === 200;
  };

  test('sets a new password once, signs in, and ends all other sessions', async () => {
    const bea = await insertPerson(app, 'bea');
    const { url, code, expiresAt } = await makeLink('bea');
    expect(url).toMatch(/^https:\/\/kitchen\.example\.org\/signup\?reset=\d+\.\d+\.\w+\.[\w-]{43}$/);
    expect(expiresAt).toBe('2026-11-27T12:00:00.000Z');
    expect(await stateOf(code)).toEqual({ state: 'open', username: 'bea', expiresAt });

    const phone = app.client();
    const { user } = await phone.call(passwordLink.use, { body: { code, newPassword: NEW_PASSWORD } });
    expect(user.username).toBe('bea');
    expect((await phone.call(auth.me)).user.id).toBe(user.id);
    expect((await bea.refused(auth.me)).status).toBe(401);
    expect(await signsIn('bea', PASSWORD)).toBe(false);
    expect(await signsIn('bea', NEW_PASSWORD)).toBe(true);

    expect(await stateOf(code)).toEqual({ state: 'gone', username: null, expiresAt: null });
    expect(await refusal(code)).toEqual([
      403,
      'This link was already used, replaced or withdrawn. Ask for a new one.',
    ]);
  });

  test('is recorded when it is made and used, for admins and for the person', async () => {
    const cleo = await insertPerson(app, 'cleo');
    expect((await cleo.call(account.security)).lastPasswordHelp).toBeNull();
    const { code } = await makeLink('cleo');
    expect((await cleo.call(account.security)).lastPasswordHelp).toMatchObject({
      action: 'made_password_link',
      adminName: 'ada',
    });
    await cleo.call(passwordLink.use, { body: { code, newPassword: NEW_PASSWORD } });
    expect((await cleo.call(account.security)).lastPasswordHelp).toMatchObject({
      action: 'used_password_link',
    });
    const [used, made] = await ada.call(admin.activity);
    expect(used).toMatchObject({ action: 'used_password_link', adminName: 'cleo', targetName: 'cleo' });
    expect(made).toMatchObject({ action: 'made_password_link', adminName: 'ada', targetName: 'cleo' });
    expect(JSON.stringify([used, made])).not.toContain(code.split('.')[3]);
  });

  test('of two simultaneous uses exactly one sets its password', async () => {
    await insertPerson(app, 'dan');
    const { code } = await makeLink('dan');
    const passwords = ['first passphrase', 'second passphrase'];
    const answers = await Promise.all(
      passwords.map((newPassword) =>
        app.client().send('POST', passwordLink.use.path, { body: JSON.stringify({ code, newPassword }) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect(await signsIn('dan', winner)).toBe(true);
  });

  test('cannot be used after a day, and a password that is too short leaves it open', async () => {
    await insertPerson(app, 'eve');
    const { code, expiresAt } = await makeLink('eve');
    expect((await refusal(code, 'short'))[0]).toBe(400);
    now = new Date('2026-11-27T11:59:59Z');
    expect(await stateOf(code)).toMatchObject({ state: 'open' });
    now = new Date('2026-11-27T12:00:00Z');
    expect(await stateOf(code)).toEqual({ state: 'expired', username: null, expiresAt });
    expect(await refusal(code)).toEqual([403, 'This link has expired. Ask for a new one.']);
    expect(await signsIn('eve', PASSWORD)).toBe(true);
  });

  test('ends with any other new password', async () => {
    const finn = await insertPerson(app, 'finn');
    const links = [await makeLink('finn'), await makeLink('finn')];
    await finn.call(auth.changePassword, {
      body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
    });
    for (const { code } of links) expect(await stateOf(code)).toMatchObject({ state: 'gone' });
    const { code } = await makeLink('finn');
    await resetPassword(app.db, unlimited, { username: 'finn', password: PASSWORD, now });
    expect(await stateOf(code)).toMatchObject({ state: 'gone' });
  });

  test('ends when an admin withdraws it, which is recorded; a later one works', async () => {
    const lea = await insertPerson(app, 'lea');
    const params = { id: String(await idOf('lea')) };
    const withdrawn = [await makeLink('lea'), await makeLink('lea')];
    await ada.call(passwordLink.withdraw, { params });
    for (const { code } of withdrawn) {
      expect(await stateOf(code)).toEqual({ state: 'gone', username: null, expiresAt: null });
      expect((await refusal(code))[0]).toBe(403);
    }
    expect((await lea.call(account.security)).lastPasswordHelp).toMatchObject({
      action: 'withdrew_password_link',
      adminName: 'ada',
    });
    expect(await signsIn('lea', PASSWORD)).toBe(true);
    expect(await stateOf((await makeLink('lea')).code)).toMatchObject({ state: 'open' });

    expect((await lea.refused(passwordLink.withdraw, { params })).status).toBe(403);
    expect((await ada.refused(passwordLink.withdraw, { params: { id: '999999' } })).status).toBe(404);
  });

  test.each([
    ['was demoted', async (params) => ada.call(admin.changeUser, { params, body: { role: 'user' } })],
    ['was deactivated', async (params) => ada.call(admin.changeUser, { params, body: { isActive: false } })],
    [
      'was deleted',
      async (params) => {
        await ada.call(admin.changeUser, { params, body: { role: 'user' } });
        await ada.call(admin.deleteUser, { params });
      },
    ],
  ] satisfies Array<[string, (params: { id: string }) => Promise<unknown>]>)(
    'does not outlive the rights of its maker, who %s, and does not come back with them',
    async (how, end) => {
      const name = `mo ${how}`;
      const mo = await insertPerson(app, name, 'admin');
      const params = { id: String(await idOf(name)) };
      const { url } = await mo.call(passwordLink.make, { params: { id: String(await idOf('ada')) } });
      const code = new URL(url).searchParams.get('reset') ?? '';
      const { inviteUrl } = await mo.call(admin.invite, { body: { email: `${how.slice(4)}@example.org` } });
      const inviteCode = new URL(inviteUrl ?? '').searchParams.get('invite') ?? '';
      expect(await stateOf(code)).toMatchObject({ state: 'open', username: 'ada' });

      await end(params);
      const gone = [403, 'This link was already used, replaced or withdrawn. Ask for a new one.'];
      expect(await stateOf(code)).toMatchObject({ state: 'gone' });
      expect(await refusal(code)).toEqual(gone);
      expect(await app.client().call(auth.invitation, { query: { code: inviteCode } })).toMatchObject({
        state: 'not_found',
      });
      if (how === 'was deleted') return;
      await ada.call(admin.changeUser, { params, body: { role: 'admin', isActive: true } });
      expect(await refusal(code)).toEqual(gone);
      expect((await ada.call(auth.me)).user.username).toBe('ada');
    },
  );

  test('is not used while its maker is being demoted', async () => {
    await insertPerson(app, 'ned', 'admin');
    const ned = await idOf('ned');
    const link = await app.db.transaction(async (tx) =>
      makePasswordLink(tx, { adminId: ned, userId: await idOf('ada'), secret: SESSION_SECRET, now }),
    );
    let use: Promise<unknown> | undefined;
    await app.db.transaction(async (tx) => {
      await lockAccount(tx, ned, 'update');
      use = refusal(link.code);
      await waitForLockWaiters(app.db);
      await changeAccount(tx, ned, { role: 'user' }, now);
    });
    expect(await use).toEqual([403, 'This link was already used, replaced or withdrawn. Ask for a new one.']);
  });

  test('lets in who was locked out by wrong passwords', async () => {
    await insertPerson(app, 'gus');
    for (let attempt = 0; attempt < 10; attempt += 1) await signsIn('gus', 'wrong');
    expect(await signsIn('gus', PASSWORD)).toBe(false);
    const { code } = await makeLink('gus');
    await app.client().call(passwordLink.use, { body: { code, newPassword: NEW_PASSWORD } });
    expect(await signsIn('gus', NEW_PASSWORD)).toBe(true);
  });

  test('a code that was changed, or of another account, is not accepted', async () => {
    await insertPerson(app, 'hal');
    await insertPerson(app, 'ivy');
    const { code } = await makeLink('hal');
    const [id = '', maker = '', expires = '', signature = ''] = code.split('.');
    const later = (Number.parseInt(expires, 36) + 60_000).toString(36);
    for (const forged of [
      `${await idOf('ivy')}.${maker}.${expires}.${signature}`,
      `${id}.${await idOf('ivy')}.${expires}.${signature}`,
      `${id}.${maker}.${later}.${signature}`,
      `${id}.${maker}.${expires}.${signature.slice(0, -2)}AA`,
      `${id}.${maker}.${expires}.`,
      `999999999.${maker}.${expires}.${signature}`,
      `9999999999.${maker}.${expires}.${signature}`,
      `${id}.${expires}.${signature}`,
      'nonsense',
      '',
    ]) {
      expect(await stateOf(forged), forged).toMatchObject({ state: 'gone' });
      expect((await refusal(forged))[0], forged).toBe(403);
    }
    expect(await stateOf(code)).toMatchObject({ state: 'open' });
  });

  test('is not made for oneself, an inactive or an unknown account, and only by an admin', async () => {
    const jan = await insertPerson(app, 'jan');
    const params = async (username: string) => ({ params: { id: String(await idOf(username)) } });
    expect((await jan.refused(passwordLink.make, await params('ada'))).status).toBe(403);
    expect((await ada.refused(passwordLink.make, await params('ada'))).status).toBe(403);
    expect((await ada.refused(passwordLink.make, { params: { id: '999999' } })).status).toBe(404);

    const { code } = await makeLink('jan');
    await ada.call(admin.changeUser, { ...(await params('jan')), body: { isActive: false } });
    expect(await stateOf(code)).toMatchObject({ state: 'gone' });
    expect((await refusal(code))[0]).toBe(403);
    const { status, body } = await ada.refused(passwordLink.make, await params('jan'));
    expect([status, body.detail]).toEqual([409, 'This account is inactive. Reactivate it first.']);
  });

  test('also lets another admin back in', async () => {
    await insertPerson(app, 'kim');
    await makeAdmin(app.db, 'kim');
    const { code } = await makeLink('kim');
    expect(await stateOf(code)).toMatchObject({ state: 'open', username: 'kim' });
  });
});
