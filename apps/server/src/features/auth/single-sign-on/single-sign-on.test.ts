import { admin } from '@game-plan/contracts/people/admin';
import { auth } from '@game-plan/contracts/people/auth';
import { singleSignOn } from '@game-plan/contracts/people/single-sign-on';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  comeBack,
  type ProviderAccount,
  ProviderServer,
  signOutAtProvider,
  visitProvider,
} from '#testing/identity-provider/provider-server.ts';
import { insertAdmin, insertPerson, PASSWORD } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const MARTA: ProviderAccount = {
  email: 'marta@example.org',
  email_verified: true,
  preferred_username: 'marta',
  given_name: 'Marta',
  family_name: 'Nowak',
  groups: ['family'],
};

let provider: ProviderServer;
beforeAll(async () => {
  provider = await new ProviderServer().start();
});
afterAll(() => provider.close());

/** An app with this provider, empty before each test. */
function useApp(options: () => Parameters<typeof startTestApp>[0]) {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(options());
  });
  beforeEach(async () => {
    await app.empty();
    await provider.renew(app.origin);
    provider.accounts.clear();
    provider.instead = undefined;
    provider.lie = undefined;
  });
  afterAll(() => app.close());
  return () => app;
}

const begin = async (client: TestClient, returnTo?: string) =>
  (await client.call(singleSignOn.begin, { body: { returnTo } })).url;

/** Signs in as this account of the provider. Answers the page that the person sees then. */
async function signIn(client: TestClient, subject: string | undefined, cookies?: Map<string, string>) {
  provider.person = subject;
  return comeBack(client, await visitProvider(await begin(client), cookies));
}

async function nameOf(client: TestClient): Promise<string> {
  return (await client.call(auth.me)).user.username;
}

describe('single sign-on', () => {
  let clock: () => Date = () => new Date();
  const app = useApp(() => ({ singleSignOn: provider.singleSignOn(), now: () => clock() }));
  beforeEach(() => {
    clock = () => new Date();
  });

  test('enters the account with the verified address, at the page it came from', async () => {
    await insertPerson(app(), 'marta');
    provider.accounts.set('m1', MARTA);
    provider.person = 'm1';
    const client = app().client();
    const back = await visitProvider(await begin(client, '/recipes?recipe=5'));
    expect(await comeBack(client, back)).toBe('/recipes?recipe=5');
    expect(await nameOf(client)).toBe('marta');
    expect(await client.call(singleSignOn.list)).toMatchObject({
      provider: 'Example ID',
      identities: [{ name: 'marta@example.org' }],
      hasPassword: true,
    });
    const log = app().logLines.join('\n');
    for (const secret of [back.searchParams.get('code') ?? '', back.searchParams.get('state') ?? '', 'eyJ'])
      expect(log).not.toContain(secret);
  });

  test('knows an account by issuer and subject from then on, whatever its address', async () => {
    await insertPerson(app(), 'marta');
    provider.accounts.set('m1', MARTA);
    await signIn(app().client(), 'm1');
    provider.accounts.set('m1', { ...MARTA, email: 'other@example.org', email_verified: false });
    const client = app().client();
    expect(await signIn(client, 'm1')).toBe('/');
    expect(await nameOf(client)).toBe('marta');
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example'])(
    'does not lead to %j afterwards',
    async (returnTo) => {
      await insertPerson(app(), 'marta');
      provider.accounts.set('m1', MARTA);
      provider.person = 'm1';
      const client = app().client();
      expect(await comeBack(client, await visitProvider(await begin(client, returnTo)))).toBe('/');
    },
  );

  test('makes an account for an invited address: without a password, and with the invitation used up', async () => {
    const host = await insertAdmin(app());
    await insertPerson(app(), 'marta', 'user');
    const invited = { ...MARTA, email: 'Marta@second.example' };
    await host.call(admin.invite, { body: { email: 'marta@second.example' } });
    provider.accounts.set('m2', invited);
    const client = app().client();
    expect(await signIn(client, 'm2')).toBe('/');
    expect((await client.call(auth.me)).user).toMatchObject({
      username: 'marta-2',
      firstName: 'Marta',
      lastName: 'Nowak',
      email: 'Marta@second.example',
      isEmailConfirmed: true,
      role: 'user',
    });
    expect(await host.call(admin.invitations)).toMatchObject([{ isUsed: true }]);
    expect((await client.call(singleSignOn.list)).hasPassword).toBe(false);
    const body = { username: 'marta-2', password: '' };
    for (const password of ['x', PASSWORD])
      expect(
        (
          await app()
            .client()
            .refused(auth.login, { body: { ...body, password } })
        ).status,
      ).toBe(401);
  });

  test('an account without a password gets one soon after signing in, and keeps its only way in until then', async () => {
    const host = await insertAdmin(app());
    await host.call(admin.invite, { body: { email: 'marta@example.org' } });
    provider.accounts.set('m1', MARTA);
    const client = app().client();
    await signIn(client, 'm1');
    const [identity] = (await client.call(singleSignOn.list)).identities;
    const params = { id: String(identity?.id) };
    expect(await client.refused(singleSignOn.unlink, { params })).toMatchObject({
      status: 409,
      body: { detail: 'You have no other way to sign in. Set a password first.' },
    });
    clock = () => new Date(Date.now() + 16 * 60_000);
    const body = { newPassword: 'a new password' };
    expect((await client.refused(auth.setFirstPassword, { body })).status).toBe(403);
    clock = () => new Date();
    await client.call(auth.setFirstPassword, { body });
    expect((await client.refused(auth.setFirstPassword, { body })).status).toBe(409);
    await app()
      .client()
      .call(auth.login, { body: { username: 'marta', password: 'a new password' } });
    await client.call(singleSignOn.unlink, { params });
    expect((await client.call(singleSignOn.list)).identities).toEqual([]);
  });

  test.each<[string, Partial<ProviderAccount>, string]>([
    ['nobody invited', { email: 'stranger@example.org' }, 'not_invited'],
    ['has an account’s address without proof', { email_verified: false }, 'unverified_address'],
    [
      'has an invited address without proof',
      { email: 'new@example.org', email_verified: false },
      'unverified_address',
    ],
    ['knows no address', { email: '' }, 'not_invited'],
    ['has an inactive account', { email: 'inactive@example.org' }, 'inactive'],
  ])('tells a person whom it %s why they are not signed in', async (_, claims, fault) => {
    const host = await insertAdmin(app());
    await insertPerson(app(), 'marta');
    await insertPerson(app(), 'inactive');
    await app().db.execute(`update users set is_active = false where username = 'inactive'`);
    await host.call(admin.invite, { body: { email: 'new@example.org' } });
    provider.accounts.set('m1', { ...MARTA, ...claims });
    const client = app().client();
    expect(await signIn(client, 'm1')).toBe(`/login?sso=${fault}`);
    expect((await client.refused(auth.me)).status).toBe(401);
  });

  test('of two accounts there with one address, the second opens nothing', async () => {
    await insertPerson(app(), 'marta');
    provider.accounts.set('m1', MARTA);
    provider.accounts.set('m2', MARTA);
    expect(await signIn(app().client(), 'm1')).toBe('/');
    expect(await signIn(app().client(), 'm2')).toBe('/login?sso=other_identity');
    expect(await signIn(app().client(), 'm1')).toBe('/');
  });

  test('of two sign-ins at the same time, both enter the one account that is made', async () => {
    const host = await insertAdmin(app());
    await host.call(admin.invite, { body: { email: 'marta@example.org' } });
    provider.accounts.set('m1', MARTA);
    const clients = [app().client(), app().client()];
    expect(await Promise.all(clients.map((client) => signIn(client, 'm1')))).toEqual(['/', '/']);
    expect(await host.call(admin.users)).toHaveLength(2);
  });

  describe('an answer of the provider', () => {
    let marta: TestClient;
    let back: URL;
    beforeEach(async () => {
      await insertPerson(app(), 'marta');
      provider.accounts.set('m1', MARTA);
      provider.person = 'm1';
      marta = app().client();
      back = await visitProvider(await begin(marta));
    });

    test('that was stolen opens nothing in another browser, and still works in its own', async () => {
      const thief = app().client();
      expect(await comeBack(thief, back)).toBe('/login?sso=gone');
      // Nor in one that has begun itself.
      await begin(thief);
      expect(await comeBack(thief, back)).toBe('/login?sso=gone');
      expect((await thief.refused(auth.me)).status).toBe(401);
      expect(await comeBack(marta, back)).toBe('/');
    });

    test('works once', async () => {
      const tries = await Promise.all([1, 2, 3].map(() => comeBack(marta, back)));
      expect(tries.toSorted()).toEqual(['/', '/login?sso=gone', '/login?sso=gone']);
    });

    test('with a stolen code in one’s own state opens nothing', async () => {
      const thief = app().client();
      const own = new URL(await begin(thief));
      const forged = new URL(back);
      forged.searchParams.set('state', own.searchParams.get('state') ?? '');
      expect(await comeBack(thief, forged)).toBe('/login?sso=gone');
    });

    test('is too late after ten minutes', async () => {
      clock = () => new Date(Date.now() + 11 * 60_000);
      expect(await comeBack(marta, back)).toBe('/login?sso=gone');
    });

    test('from another issuer is refused', async () => {
      back.searchParams.set('iss', 'https://evil.example');
      expect(await comeBack(marta, back)).toBe('/login?sso=unverifiable');
    });
  });

  test('says that the person declined at the provider', async () => {
    expect(await signIn(app().client(), undefined)).toBe('/login?sso=declined');
  });

  describe('with a provider that', () => {
    const lie = (path: string, change: Record<string, unknown>) => {
      provider.lie = (of, answer) => (of === path ? { ...answer, ...change } : answer);
    };
    const unsigned = (claims: object) =>
      ['{"alg":"none"}', JSON.stringify(claims), '']
        .map((part) => Buffer.from(part).toString('base64url'))
        .join('.');

    test.each<[string, () => void, RegExp]>([
      [
        'is down',
        () => {
          provider.instead = (request) => void request.socket.destroy();
        },
        /^Example ID does not answer/,
      ],
      [
        'does not answer in time',
        () => {
          provider.instead = () => undefined;
        },
        /^Example ID does not answer/,
      ],
      [
        'has an error',
        () => {
          provider.instead = (_, response) => void response.writeHead(503).end();
        },
        /^Example ID does not answer/,
      ],
      [
        'is not where it should be',
        () => {
          provider.instead = (_, response) => void response.writeHead(404).end();
        },
        /^Example ID refused this app/,
      ],
      [
        'is something else',
        () => {
          provider.instead = (_, response) =>
            void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
        },
        /^The answer of Example ID could not be verified/,
      ],
    ])('%s, the attempt is refused in words, and passwords work', async (_, fail, words) => {
      await insertPerson(app(), 'marta');
      fail();
      const { status, body } = await app().client().refused(singleSignOn.begin, { body: {} });
      expect([status, body.detail]).toEqual([502, expect.stringMatching(words)]);
      await app()
        .client()
        .call(auth.login, { body: { username: 'marta', password: PASSWORD } });
      provider.instead = undefined;
      provider.accounts.set('m1', MARTA);
      expect(await signIn(app().client(), 'm1')).toBe('/');
    });

    test.each<[string, () => void, string]>([
      [
        'names somebody else in an unsigned token',
        () => lie('/token', { id_token: unsigned({ sub: 'm1' }) }),
        'unverifiable',
      ],
      ['gives no token of the person', () => lie('/token', { id_token: undefined }), 'unverifiable'],
      ['tells of another person', () => lie('/me', { sub: 'm2' }), 'unverifiable'],
      ['signed with other keys than it has', () => lie('/jwks', { keys: [] }), 'unverifiable'],
      [
        'fails halfway',
        () => {
          const { issuer } = provider;
          provider.lie = (path) => {
            if (path === '/token') throw new Error(`${issuer} fails`);
            return {};
          };
        },
        'unreachable',
      ],
    ])('%s, nobody is signed in', async (_, fail, fault) => {
      await insertPerson(app(), 'marta');
      provider.accounts.set('m1', MARTA);
      provider.person = 'm1';
      const client = app().client();
      const back = await visitProvider(await begin(client));
      fail();
      if (fault === 'unreachable') provider.instead = (request) => void request.socket.destroy();
      expect(await comeBack(client, back)).toBe(`/login?sso=${fault}`);
      expect((await client.refused(auth.me)).status).toBe(401);
    });

    test('has got new keys, they are found', async () => {
      await insertPerson(app(), 'marta');
      provider.accounts.set('m1', MARTA);
      expect(await signIn(app().client(), 'm1')).toBe('/');
      await provider.renew();
      expect(await signIn(app().client(), 'm1')).toBe('/');
    });

    test('has another secret for this app, its admin is asked for', async () => {
      await insertPerson(app(), 'marta');
      provider.accounts.set('m1', MARTA);
      await provider.renew(app().origin, 'another secret');
      expect(await signIn(app().client(), 'm1')).toBe('/login?sso=misconfigured');
    });
  });

  describe('signing out', () => {
    test('there signs out here, but only what it signed in', async () => {
      await insertPerson(app(), 'marta');
      provider.accounts.set('m1', MARTA);
      const cookies = new Map<string, string>();
      const [one, other, byPassword] = [app().client(), app().client(), app().client()];
      await signIn(one, 'm1', cookies);
      await signIn(other, 'm1');
      await byPassword.call(auth.login, { body: { username: 'marta', password: PASSWORD } });
      await signOutAtProvider(provider.issuer, cookies);
      expect((await one.refused(auth.me)).status).toBe(401);
      expect(await nameOf(other)).toBe('marta');
      expect(await nameOf(byPassword)).toBe('marta');
    });

    test('there takes a token of the provider', async () => {
      await insertPerson(app(), 'marta');
      provider.accounts.set('m1', MARTA);
      const client = app().client();
      await signIn(client, 'm1');
      for (const token of ['', 'nonsense', 'eyJhbGciOiJub25lIn0.e30.']) {
        const { status } = await app()
          .client()
          .send('POST', singleSignOn.backchannelLogout.path, {
            body: `logout_token=${token}`,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          });
        expect(status).toBe(400);
      }
      expect(await nameOf(client)).toBe('marta');
    });

    test('here tells where to sign out there, too', async () => {
      await insertPerson(app(), 'marta');
      provider.accounts.set('m1', MARTA);
      const client = app().client();
      await signIn(client, 'm1');
      expect(await client.call(auth.logout)).toEqual({ continueAt: '/login?direct=provider' });
      expect((await client.refused(auth.me)).status).toBe(401);
      const { headers } = await client.send('GET', singleSignOn.signOut.path);
      expect(headers.get('location')).toBe(`${provider.issuer}/session/end?client_id=cookbook`);
      await client.call(auth.login, { body: { username: 'marta', password: PASSWORD } });
      expect(await client.call(auth.logout)).toEqual({ continueAt: null });
    });
  });

  describe('from the Security tab', () => {
    /** Links the account at the provider. Answers the page that the person sees then. */
    async function link(client: TestClient, subject: string): Promise<string | null> {
      provider.person = subject;
      const { url } = await client.call(singleSignOn.beginLink, { body: { password: PASSWORD } });
      return comeBack(client, await visitProvider(url));
    }
    const TAB = '/profile?tab=security&sso=';

    test('links an account with any address, after the password, and unlinks it', async () => {
      const marta = await insertPerson(app(), 'marta');
      provider.accounts.set('x1', { email: 'work@example.com', email_verified: false });
      const wrong = await marta.refused(singleSignOn.beginLink, { body: { password: 'wrong' } });
      expect(wrong.body.errors).toEqual({ password: ['That is not your password'] });
      expect(await link(marta, 'x1')).toBe(`${TAB}linked`);
      const client = app().client();
      expect(await signIn(client, 'x1')).toBe('/');
      const { identities } = await client.call(singleSignOn.list);
      expect(identities).toMatchObject([{ name: 'work@example.com', lastUsedAt: expect.any(String) }]);
      await marta.call(singleSignOn.unlink, { params: { id: String(identities[0]?.id) } });
      expect(await signIn(app().client(), 'x1')).toBe('/login?sso=not_invited');
    });

    test('links neither what another person has, nor a second one, nor in another session', async () => {
      const marta = await insertPerson(app(), 'marta');
      const bea = await insertPerson(app(), 'bea');
      provider.accounts.set('x1', {});
      provider.accounts.set('x2', {});
      expect(await link(marta, 'x1')).toBe(`${TAB}linked`);
      expect(await link(bea, 'x1')).toBe(`${TAB}linked_elsewhere`);
      expect(await link(marta, 'x2')).toBe(`${TAB}already_linked`);
      expect(await link(marta, 'x1')).toBe(`${TAB}linked`);
      provider.person = 'x2';
      const { url } = await bea.call(singleSignOn.beginLink, { body: { password: PASSWORD } });
      const back = await visitProvider(url);
      await bea.call(auth.login, { body: { username: 'bea', password: PASSWORD } });
      expect(await comeBack(bea, back)).toBe(`${TAB}gone`);
      expect((await bea.call(singleSignOn.list)).identities).toEqual([]);
    });
  });

  test('is told on the login screen', async () => {
    expect(await app().client().call(auth.waysIn)).toEqual({
      passwords: true,
      provider: { name: 'Example ID', isAutomatic: false },
    });
  });
});

describe('single sign-on with groups', () => {
  const app = useApp(() => ({
    singleSignOn: provider.singleSignOn({ userGroup: 'family', adminGroup: 'chefs' }),
  }));
  const roleOf = async (client: TestClient) => (await client.call(auth.me)).user.role;

  test('admits and makes accounts for whoever is in one, as an admin or not', async () => {
    provider.accounts.set('m1', MARTA);
    provider.accounts.set('h1', { preferred_username: 'host', groups: ['chefs'] });
    provider.accounts.set('s1', { ...MARTA, email: 'sid@example.org', groups: [] });
    const [marta, host] = [app().client(), app().client()];
    expect(await signIn(marta, 'm1')).toBe('/');
    expect(await roleOf(marta)).toBe('user');
    expect(await signIn(host, 'h1')).toBe('/');
    expect(await roleOf(host)).toBe('admin');
    expect(await signIn(app().client(), 's1')).toBe('/login?sso=not_in_group');
  });

  test('follows them at each sign-in, but the last admin stays', async () => {
    await insertPerson(app(), 'marta');
    provider.accounts.set('m1', { ...MARTA, groups: ['chefs'] });
    const client = app().client();
    await signIn(client, 'm1');
    expect(await roleOf(client)).toBe('admin');
    provider.accounts.set('m1', MARTA);
    await signIn(client, 'm1');
    expect(await roleOf(client)).toBe('admin');
    const host = await insertAdmin(app(), 'host');
    await signIn(client, 'm1');
    expect(await roleOf(client)).toBe('user');
    expect((await host.call(admin.activity)).map(({ action, adminName }) => [action, adminName])).toEqual([
      ['made_user', 'Example ID'],
      ['made_admin', 'Example ID'],
    ]);
    provider.accounts.set('m1', { ...MARTA, groups: [] });
    expect(await signIn(client, 'm1')).toBe('/login?sso=not_in_group');
  });
});

describe('single sign-on alone', () => {
  const app = useApp(() => ({
    singleSignOn: provider.singleSignOn({ isAutomatic: true, isSignUpEnabled: false }),
    allowsPasswords: false,
  }));

  test('refuses passwords, makes no accounts, and is begun by the login screen itself', async () => {
    const host = await insertAdmin(app());
    await host.call(admin.invite, { body: { email: 'marta@example.org' } });
    const body = { username: 'ada', password: PASSWORD };
    expect(await app().client().refused(auth.login, { body })).toMatchObject({
      status: 403,
      body: { detail: 'People sign in here with Example ID, not with a password.' },
    });
    provider.accounts.set('m1', MARTA);
    expect(await signIn(app().client(), 'm1')).toBe('/login?sso=not_invited');
    expect(await app().client().call(auth.waysIn)).toEqual({
      passwords: false,
      provider: { name: 'Example ID', isAutomatic: true },
    });
    expect(await host.call(auth.logout)).toEqual({ continueAt: '/login?direct=1' });
  });
});

describe('without single sign-on', () => {
  const app = useApp(() => ({}));

  test('its calls say so', async () => {
    expect((await app().client().refused(singleSignOn.begin, { body: {} })).status).toBe(501);
    expect(await app().client().call(auth.waysIn)).toEqual({ passwords: true, provider: null });
  });
});
