import { admin } from '@game-plan/contracts/people/admin';
import { auth } from '@game-plan/contracts/people/auth';
import { passkeys } from '@game-plan/contracts/people/passkeys';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authenticator } from '#testing/authenticator.ts';
import { insertAdmin, insertPerson, PASSWORD } from '#testing/people.ts';
import { deactivateUser } from '#testing/rows/rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

type Device = ReturnType<typeof authenticator>;

let app: TestApp;
let clock = new Date('2026-11-29T12:00:00Z');

const beginAdding = (client: TestClient) =>
  client.call(passkeys.beginAdding, { body: { password: PASSWORD } });

async function add(client: TestClient, device: Device, name = 'Phone') {
  const asked = await beginAdding(client);
  return client.call(passkeys.add, { body: { name, ...device.create(asked, { origin: app.origin }) } });
}

/** What the device answers to a sign-in that this browser begins. */
const answer = async (client: TestClient, device: Device, manner = {}) =>
  device.get(await client.call(passkeys.beginSignIn), { origin: app.origin, ...manner });

async function signIn(device: Device, client = app.client()) {
  const session = await client.call(passkeys.signIn, { body: await answer(client, device) });
  return { client, session };
}

describe('passkeys', () => {
  let marta: TestClient;
  let phone: Device;
  beforeAll(async () => {
    app = await startTestApp({ now: () => clock, rateLimit: true, adminsNeedSecondFactor: true });
  });
  beforeEach(async () => {
    await app.empty();
    await app.db.execute('delete from rate_limits');
    marta = await insertPerson(app, 'marta');
    phone = authenticator();
  });
  afterAll(() => app.close());

  test('are added after the password, sign in without a name, are listed, and sign nobody in once removed', async () => {
    const wrong = await marta.refused(passkeys.beginAdding, { body: { password: 'wrong' } });
    expect(wrong.body.errors?.password).toEqual(['That is not your password']);
    const { id } = await add(marta, phone);
    clock = new Date('2026-11-29T13:00:00Z');
    const { client, session } = await signIn(phone);
    expect(session.user.username).toBe('marta');
    expect((await client.call(auth.me)).user.username).toBe('marta');
    expect(await marta.call(passkeys.list)).toEqual([
      { id, name: 'Phone', createdAt: '2026-11-29T12:00:00.000Z', lastUsedAt: '2026-11-29T13:00:00.000Z' },
    ]);
    await marta.call(passkeys.remove, { params: { id: String(id) } });
    expect(await marta.call(passkeys.list)).toEqual([]);
    const stranger = app.client();
    const refusal = await stranger.refused(passkeys.signIn, { body: await answer(stranger, phone) });
    expect(refusal.status).toBe(401);
    expect((await client.call(auth.me)).user.username).toBe('marta');
  });

  test('are more than a password, where admins need that', async () => {
    const ada = await insertAdmin(app);
    await ada.refused(admin.users);
    await add(ada, phone);
    const { client } = await signIn(phone);
    expect(await client.call(admin.users)).toHaveLength(2);
  });

  test('are asked for without naming an account', async () => {
    await add(marta, phone);
    expect(Object.keys(await app.client().call(passkeys.beginSignIn)).toSorted()).toEqual([
      'challenge',
      'rpId',
      'timeout',
      'userVerification',
    ]);
    expect((await beginAdding(marta)).excludeCredentials).toHaveLength(1);
  });

  test.each<[string, (client: TestClient) => Promise<unknown>]>([
    ['the page of another site', (client) => answer(client, phone, { origin: 'https://evil.example' })],
    ['a device that did not check who holds it', (client) => answer(client, phone, { verifies: false })],
    [
      'another app’s name',
      async (client) => {
        const asked = await client.call(passkeys.beginSignIn);
        return phone.get({ ...asked, rpId: 'evil.example' }, { origin: app.origin });
      },
    ],
    ['the browser of somebody else', () => answer(app.client(), phone)],
    [
      'another device under its name',
      async (client) => ({
        ...(await answer(client, phone)),
        response: (await answer(client, authenticator())).response,
      }),
    ],
    [
      'a copy of the device',
      async (client) => {
        phone.copy();
        return answer(client, phone);
      },
    ],
    [
      'adding a passkey',
      async (client) => {
        await client.call(auth.login, { body: { username: 'marta', password: PASSWORD } });
        const { challenge, rp } = await beginAdding(client);
        const asked = { challenge, rpId: rp.id, timeout: 1, userVerification: 'required' as const };
        return phone.get(asked, { origin: app.origin });
      },
    ],
  ])('refuse an answer to %s', async (_, answerOf) => {
    await add(marta, phone);
    await signIn(phone);
    const client = app.client();
    const body = await answerOf(client);
    const { status } = await client.send('POST', passkeys.signIn.path, { body: JSON.stringify(body) });
    expect(status).toBe(401);
  });

  test('refuse an answer that was used, or came too late', async () => {
    await add(marta, phone);
    const client = app.client();
    const body = await answer(client, phone);
    const both = await Promise.all(
      [1, 2].map(() => client.send('POST', passkeys.signIn.path, { body: JSON.stringify(body) })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const late = await answer(client, phone);
    clock = new Date(clock.getTime() + 601_000);
    expect((await client.refused(passkeys.signIn, { body: late })).status).toBe(401);
  });

  test.each([
    ['without a check of who holds the device', { verifies: false }],
    ['on the page of another site', { origin: 'https://evil.example' }],
  ])('are not added %s', async (_, manner) => {
    const asked = await beginAdding(marta);
    const made = phone.create(asked, { origin: app.origin, ...manner });
    expect((await marta.refused(passkeys.add, { body: { name: 'Phone', ...made } })).status).toBe(400);
    expect(await marta.call(passkeys.list)).toEqual([]);
  });

  test('belong to one account, are added by the session that began, and at most ten times', async () => {
    const bea = await insertPerson(app, 'bea');
    await add(marta, phone);
    const again = { name: 'Mine', ...phone.create(await beginAdding(bea), { origin: app.origin }) };
    expect((await bea.refused(passkeys.add, { body: again })).status).toBe(409);
    const stolen = authenticator().create(await beginAdding(bea), { origin: app.origin });
    expect((await marta.refused(passkeys.add, { body: { name: 'Mine', ...stolen } })).status).toBe(400);
    for (let added = 1; added < 10; added += 1) await add(marta, authenticator());
    const asked = await beginAdding(marta);
    const eleventh = authenticator().create(asked, { origin: app.origin });
    expect((await marta.refused(passkeys.add, { body: { name: 'Mine', ...eleventh } })).body.detail).toBe(
      'You have 10 passkeys, the most there is room for. Remove some first.',
    );
  });

  test('sign in no account that is inactive', async () => {
    await add(marta, phone);
    await deactivateUser(app.db, 'marta');
    const client = app.client();
    expect((await client.refused(passkeys.signIn, { body: await answer(client, phone) })).status).toBe(403);
  });

  test('can be tried no more often than passwords', async () => {
    await add(marta, phone);
    const client = app.client();
    const body = await answer(client, phone, { verifies: false });
    const codes = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      codes.push((await client.refused(passkeys.signIn, { body })).body.code);
    expect(codes.at(9)).toBe('signed_out');
    expect(codes.at(10)).toBe('too_many_requests');
  });
});

test('passkeys are off where people sign in at the provider alone', async () => {
  const closed = await startTestApp({ allowsPasswords: false });
  expect((await closed.client().refused(passkeys.beginSignIn)).status).toBe(403);
  await closed.close();
});
