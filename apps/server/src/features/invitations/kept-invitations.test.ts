import { admin } from '@game-plan/contracts/people/admin';
import { auth } from '@game-plan/contracts/people/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { details, signUpAdmin, signUpUser } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import { purgeInvitationsHandler } from './purge-invitations.ts';

const DAY = 86_400_000;

describe('revoking and purging invitations', () => {
  let app: TestApp;
  let host: TestClient;
  beforeAll(async () => {
    app = await startTestApp();
    host = await signUpAdmin(app);
  });
  afterAll(() => app.close());

  const invite = (email: string) => host.call(admin.invite, { body: { email } });
  const revoke = (id: number) => host.call(admin.revokeInvitation, { params: { id: String(id) } });
  const emails = async () => (await host.call(admin.invitations)).map(({ email }) => email);
  const codeOf = (url: string | null) => new URL(url ?? '').searchParams.get('invite') ?? '';
  const purgeAfter = (days: number) =>
    purgeInvitationsHandler({ db: app.db, now: () => new Date(Date.now() + days * DAY) }).run(
      {},
      { isFirst: true, isLast: false, signal: new AbortController().signal },
    );

  test('a revoked invitation and its link are invalid', async () => {
    const { id, inviteUrl } = await invite('gone@example.org');
    await revoke(id);
    expect(await emails()).not.toContain('gone@example.org');
    const { status, body } = await app.client().refused(auth.signup, {
      body: { ...details('gone'), inviteCode: codeOf(inviteUrl) },
    });
    expect([status, body.detail]).toEqual([403, 'This invitation was not found']);
    expect((await host.call(admin.activity))[0]).toMatchObject({
      action: 'revoked_invitation',
      adminName: 'ada',
      targetName: 'gone@example.org',
    });
  });

  test('a used one cannot be revoked, and an unknown one is 404', async () => {
    await signUpUser(app, host, 'cleo');
    const used = (await host.call(admin.invitations)).find(({ email }) => email === 'cleo@example.org');
    const refusal = await host.refused(admin.revokeInvitation, { params: { id: String(used?.id) } });
    expect([refusal.status, refusal.body.detail]).toEqual([409, 'This invitation has already been used']);
    const unknown = await host.refused(admin.revokeInvitation, { params: { id: '2147483647' } });
    expect(unknown.status).toBe(404);
  });

  test('of a simultaneous revocation and sign-up exactly one succeeds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const name = `racer${round}`;
      const { id, inviteUrl } = await invite(`${name}@example.org`);
      const body = JSON.stringify({ ...details(name), inviteCode: codeOf(inviteUrl) });
      const [signup, revocation] = await Promise.all([
        app.client().send('POST', auth.signup.path, { body }),
        host.send('DELETE', `/api/admin/invitations/${id}`, {}),
      ]);
      expect([
        [201, 409],
        [403, 204],
      ]).toContainEqual([signup.status, revocation.status]);
    }
  });

  test('simultaneous invitations of one address leave one pending', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const body = JSON.stringify({ email: 'many@example.org' });
        return (await host.send('POST', admin.invite.path, { body })).status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect((await emails()).filter((email) => email === 'many@example.org')).toHaveLength(1);
  });

  test('expired ones are removed with their address after thirty days; used ones stay', async () => {
    await signUpUser(app, host, 'dora');
    await invite('forgotten@example.org');
    await purgeAfter(36);
    expect(await emails()).toContain('forgotten@example.org');
    const known = async () => (await host.call(admin.activity)).map(({ targetName }) => targetName);
    expect(await known()).toContain('forgotten@example.org');

    await purgeAfter(38);
    expect(await emails()).not.toContain('forgotten@example.org');
    expect(await emails()).toContain('dora@example.org');
    expect(await known()).not.toContain('forgotten@example.org');
    expect(await known()).not.toContain('gone@example.org');
    expect(await known()).toContain('dora@example.org');
  });

  test('deleting an account removes its used invitation, and its address from the log', async () => {
    await signUpUser(app, host, 'emil');
    const emil = (await host.call(admin.users, { query: { search: 'emil' } }))[0];
    await host.call(admin.deleteUser, { params: { id: String(emil?.id) } });
    expect(await emails()).not.toContain('emil@example.org');
    expect(JSON.stringify(await host.call(admin.activity))).not.toContain('emil@example.org');
  });

  test('only admins may revoke', async () => {
    const { id } = await invite('kept@example.org');
    const guest = await signUpUser(app, host, 'fred');
    const params = { id: String(id) };
    expect((await guest.refused(admin.revokeInvitation, { params })).status).toBe(403);
    expect((await app.client().refused(admin.revokeInvitation, { params })).status).toBe(401);
    expect(await emails()).toContain('kept@example.org');
  });
});
