import { account } from '@game-plan/contracts/people/account';
import { admin } from '@game-plan/contracts/people/admin';
import { auth } from '@game-plan/contracts/people/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertPerson, PASSWORD, signUpAdmin } from '#testing/people.ts';
import { userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { readSessions } from '#testing/rows/rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe('the profile picture', () => {
  let app: TestApp;
  let client: TestClient;
  beforeAll(async () => {
    app = await startTestApp();
    client = await signUpAdmin(app);
  });
  afterAll(() => app.close());

  test('is set by its address and removed', async () => {
    const profilePhotoUrl = 'https://pictures.example.org/ada.jpg';
    const user = await client.call(account.updatePhoto, {
      body: { profilePhotoUrl: ` ${profilePhotoUrl} ` },
    });
    expect(user.profilePhotoUrl).toBe(profilePhotoUrl);
    expect((await client.call(auth.me)).user.profilePhotoUrl).toBe(profilePhotoUrl);
    await client.call(account.removePhoto);
    expect((await client.call(auth.me)).user.profilePhotoUrl).toBeNull();
  });

  test('is shown with the host as it was typed', async () => {
    const profilePhotoUrl = 'https://bilder.müller.de/ada.jpg';
    const user = await client.call(account.updatePhoto, { body: { profilePhotoUrl } });
    expect(user.profilePhotoUrl).toBe(profilePhotoUrl);
    expect((await client.call(auth.me)).user.profilePhotoUrl).toBe(profilePhotoUrl);
  });

  test.each([
    ['', 'Enter the address of a picture'],
    ['http://pictures.example.org/ada.jpg', 'Enter an address that begins with https://'],
    ['https://ada:secret@example.org/a.jpg', 'The address holds a username or a password: leave them out'],
    ['https://192.168.1.1/reboot', 'Enter the address of a public website'],
  ])('%j is refused with a message at its field', async (profilePhotoUrl, message) => {
    const { status, body } = await client.refused(account.updatePhoto, { body: { profilePhotoUrl } });
    expect(status).toBe(400);
    expect(body.errors?.profilePhotoUrl).toContain(message);
  });

  test('may be loaded from any https site and nowhere else', async () => {
    const { headers } = await client.send('GET', '/profile');
    const policy = headers.get('content-security-policy') ?? '';
    expect(/img-src ([^;]+)/.exec(policy)?.[1]?.split(' ')).toEqual(["'self'", 'data:', 'blob:', 'https:']);
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });
});

describe('security', () => {
  let app: TestApp;
  let clock = new Date('2026-11-21T12:00:00Z');
  beforeAll(async () => {
    app = await startTestApp({ now: () => clock });
    await signUpAdmin(app);
  });
  afterAll(() => app.close());

  const signIn = async (username: string, userAgent?: string) => {
    const client = app.client();
    await client.send('POST', auth.login.path, {
      body: JSON.stringify({ username, password: PASSWORD }),
      headers: userAgent === undefined ? {} : { 'user-agent': userAgent },
    });
    return client;
  };

  test('lists sessions with device and days, newest first, without session ids', async () => {
    clock = new Date('2026-11-22T08:00:00Z');
    const firefox = await signIn('ada', FIREFOX);
    clock = new Date('2026-11-23T09:00:00Z');
    const { sessions } = await firefox.call(account.security);
    expect(sessions).toEqual([
      {
        device: 'Firefox on Windows',
        signedInAt: '2026-11-22T08:00:00.000Z',
        lastUsedOn: '2026-11-23',
        isCurrent: true,
      },
      { device: null, signedInAt: '2026-11-21T12:00:00.000Z', lastUsedOn: '2026-11-21', isCurrent: false },
    ]);
    const sids = (await readSessions(app.db)).map(({ sid }) => sid);
    const text = JSON.stringify(await firefox.call(account.security));
    expect(sids.filter((sid) => text.includes(sid))).toEqual([]);
  });

  test('signs out the user’s other sessions only', async () => {
    const host = await signIn('ada');
    const bea = await insertPerson(app, 'bea');
    const [here, there, beas] = [await signIn('bea'), await signIn('bea'), bea];
    expect(await here.call(account.endOtherSessions)).toEqual({ ended: 2 });
    expect((await there.refused(auth.me)).status).toBe(401);
    expect((await beas.refused(auth.me)).status).toBe(401);
    expect((await here.call(account.security)).sessions).toHaveLength(1);
    expect((await host.call(auth.me)).user.username).toBe('ada');
    expect(await here.call(account.endOtherSessions)).toEqual({ ended: 0 });
  });

  test('a concurrent request does not restore an ended session', async () => {
    const here = await signIn('bea');
    const there = await signIn('bea');
    // A new day: the next request of each session writes it.
    clock = new Date('2026-11-24T09:00:00Z');
    const requests = Array.from({ length: 8 }, () => there.send('GET', auth.me.path));
    const ended = here.call(account.endOtherSessions);
    await Promise.all([...requests, ended]);
    expect((await there.refused(auth.me)).status).toBe(401);
    expect((await here.call(account.security)).sessions).toHaveLength(1);
  });

  test('shows when an admin last viewed the data, and who', async () => {
    const host = await signIn('ada');
    const cy = await insertPerson(app, 'cy1');
    expect((await cy.call(account.security)).lastAdminView).toBeNull();
    await host.call(admin.userData, { params: { id: String(await userIdOf(app.db, 'cy1')) } });
    const { lastAdminView, canBeDeleted } = await cy.call(account.security);
    expect(lastAdminView?.adminName).toBe('ada');
    expect(Date.parse(lastAdminView?.at ?? '')).toBeGreaterThan(0);
    expect(canBeDeleted).toBe(true);
    expect((await host.call(account.security)).canBeDeleted).toBe(false);
  });

  test.each([account.security, account.endOtherSessions, account.download, account.removePhoto])(
    'signed out: $method $path is 401',
    async (endpoint) => {
      expect((await app.client().send(endpoint.method, endpoint.path)).status).toBe(401);
    },
  );
});
