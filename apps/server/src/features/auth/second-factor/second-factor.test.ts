import { admin } from '@game-plan/contracts/people/admin';
import { auth } from '@game-plan/contracts/people/auth';
import { passwordLink } from '@game-plan/contracts/people/password-link';
import { secondFactor } from '@game-plan/contracts/people/second-factor';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetPassword } from '#features/auth/reset-password.ts';
import { unlimited } from '#http/limits/rate-limits.ts';
import { insertAdmin, insertPerson, PASSWORD } from '#testing/people.ts';
import { userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

let clock = new Date('2026-11-29T12:00:00Z');
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};

/** What the person's app shows. */
const codeOf = (secret: string, at = clock) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** Turns one-time codes on. */
async function turnOn(client: TestClient) {
  const { secret, uri } = await client.call(secondFactor.begin, { body: { password: PASSWORD } });
  const { recoveryCodes } = await client.call(secondFactor.confirm, { body: { code: codeOf(secret) } });
  later(90);
  return { secret, uri, recoveryCodes };
}

describe('one-time codes', () => {
  let app: TestApp;
  let marta: TestClient;
  beforeAll(async () => {
    app = await startTestApp({ now: () => clock, rateLimit: true });
  });
  beforeEach(async () => {
    await app.empty();
    await app.db.execute('delete from rate_limits');
    marta = await insertPerson(app, 'marta');
  });
  afterAll(() => app.close());

  const login = (code?: string, password = PASSWORD) => ({
    body: { username: 'marta', password, ...(code !== undefined && { code }) },
  });

  test('are asked for after the password, and each signs in once', async () => {
    const { secret, uri } = await turnOn(marta);
    expect(uri).toContain('otpauth://totp/Game%20Plan%20Cookbook:marta?');
    const client = app.client();
    expect(await client.refused(auth.login, login())).toMatchObject({
      status: 401,
      body: { code: 'second_factor' },
    });
    expect((await client.refused(auth.login, login('000000', 'wrong'))).body.code).toBe('signed_out');
    const code = codeOf(secret);
    await client.call(auth.login, login(`${code.slice(0, 3)} ${code.slice(3)}`));
    expect((await app.client().refused(auth.login, login(code))).body.errors?.code).toBeDefined();
    later(30);
    const both = await Promise.allSettled(
      [1, 2].map(() => app.client().call(auth.login, login(codeOf(secret)))),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test.each([
    ['of half a minute ago', -30, true],
    ['of the next half minute', 30, true],
    ['of two minutes ago', -120, false],
  ])('a code %s: %s seconds', async (_, seconds, fits) => {
    const { secret } = await turnOn(marta);
    later(300);
    const code = codeOf(secret, new Date(clock.getTime() + seconds * 1000));
    const { status } = await app
      .client()
      .send('POST', auth.login.path, { body: JSON.stringify(login(code).body) });
    expect(status).toBe(fits ? 200 : 401);
  });

  test('can be guessed no more often than passwords', async () => {
    await turnOn(marta);
    const client = app.client();
    const codes = [];
    for (let guess = 0; guess < 11; guess += 1)
      codes.push((await client.refused(auth.login, login(String(100_000 + guess)))).body.code);
    expect(codes.at(9)).toBe('second_factor');
    expect(codes.at(10)).toBe('too_many_requests');
  });

  test('a recovery code signs in once, and new ones end the former', async () => {
    const { recoveryCodes } = await turnOn(marta);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    await app.client().call(auth.login, login(first.toUpperCase().replaceAll('-', ' ')));
    expect((await app.client().refused(auth.login, login(first))).status).toBe(401);
    expect(await marta.call(secondFactor.get)).toMatchObject({ recoveryCodes: 9 });
    const renewed = await marta.call(secondFactor.renewRecoveryCodes, { body: { password: PASSWORD } });
    expect((await app.client().refused(auth.login, login(second))).status).toBe(401);
    await app.client().call(auth.login, login(renewed.recoveryCodes[0]));
  });

  test('are turned on by the password and a first code, which ends the other sessions, and off by the password', async () => {
    const other = app.client();
    await other.call(auth.login, login());
    expect((await marta.refused(secondFactor.begin, { body: { password: 'wrong' } })).status).toBe(400);
    await marta.call(secondFactor.begin, { body: { password: PASSWORD } });
    const wrong = await marta.refused(secondFactor.confirm, { body: { code: '123456' } });
    expect(wrong.body.errors?.code).toEqual(['That code does not fit. Is the clock of your phone right?']);
    await app.client().call(auth.login, login());
    await turnOn(marta);
    expect((await other.refused(auth.me)).status).toBe(401);
    expect((await marta.call(secondFactor.get)).since).not.toBeNull();
    expect((await marta.refused(secondFactor.begin, { body: { password: PASSWORD } })).status).toBe(409);
    expect((await marta.refused(secondFactor.end, { body: { password: 'wrong' } })).status).toBe(400);
    await marta.call(secondFactor.end, { body: { password: PASSWORD } });
    await app.client().call(auth.login, login());
  });

  test('stay on after a new password by a link, which signs nobody in past them', async () => {
    const host = await insertAdmin(app);
    const { secret } = await turnOn(marta);
    const id = String(await userIdOf(app.db, 'marta'));
    const { url } = await host.call(passwordLink.make, { params: { id } });
    const code = new URL(url).searchParams.get('reset') ?? '';
    const client = app.client();
    const body = { code, newPassword: 'another password' };
    expect(await client.refused(passwordLink.use, { body })).toMatchObject({
      status: 401,
      body: { detail: 'Your new password is set. Sign in with it and a one-time code.' },
    });
    expect((await client.refused(auth.me)).status).toBe(401);
    await client.call(auth.login, login(codeOf(secret), 'another password'));
  });

  test('that are lost are turned off by an admin, which is recorded, or by the command line', async () => {
    const host = await insertAdmin(app);
    await turnOn(marta);
    const params = { id: String(await userIdOf(app.db, 'marta')) };
    await host.call(secondFactor.reset, { params });
    expect((await host.refused(secondFactor.reset, { params })).status).toBe(409);
    expect(await host.call(admin.activity)).toMatchObject([
      { action: 'reset_second_factor', adminName: 'ada', targetName: 'marta' },
    ]);
    await app.client().call(auth.login, login());
    await turnOn(marta);
    const password = 'of the command line';
    await resetPassword(app.db, unlimited, { username: 'marta', password, now: clock });
    await app.client().call(auth.login, login(undefined, password));
  });

  test('are in no answer, no log and no stored answer', async () => {
    const { secret, recoveryCodes } = await turnOn(marta);
    const { rows } = await app.db.execute('select * from idempotency_keys');
    const kept = [
      ...app.logLines,
      JSON.stringify(rows),
      JSON.stringify(await marta.call(secondFactor.get)),
      String((await marta.download('/api/account/data')).body),
    ].join('\n');
    for (const one of [secret, ...recoveryCodes]) expect(kept).not.toContain(one);
  });
});

describe('one-time codes that admins need', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ now: () => clock, adminsNeedSecondFactor: true });
  });
  afterAll(() => app.close());

  test('open what only admins can do, to whoever has signed in with one', async () => {
    const ada = await insertAdmin(app);
    const refusal = await ada.refused(admin.users);
    expect([refusal.status, refusal.body.detail]).toEqual([
      403,
      expect.stringMatching(/^Admins need a second factor here/),
    ]);
    expect((await ada.call(secondFactor.get)).isRequiredOfAdmins).toBe(true);
    const { secret } = await turnOn(ada);
    expect(await ada.call(admin.users)).toHaveLength(1);
    const client = app.client();
    await client.call(auth.login, { body: { username: 'ada', password: PASSWORD, code: codeOf(secret) } });
    await client.call(admin.users);
    await client.call(auth.changePassword, {
      body: { currentPassword: PASSWORD, newPassword: 'another one' },
    });
    await client.call(admin.users);
  });
});
