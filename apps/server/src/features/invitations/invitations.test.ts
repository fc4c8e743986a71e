import { admin } from '@game-plan/contracts/people/admin';
import { auth } from '@game-plan/contracts/people/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { details, signUpAdmin, signUpUser } from '#testing/people.ts';
import { expireInvitation } from '#testing/rows/rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const codeOf = (inviteUrl: string | null) => new URL(inviteUrl ?? '').searchParams.get('invite') ?? '';

describe('invitations', () => {
  let app: TestApp;
  let host: TestClient;
  beforeAll(async () => {
    app = await startTestApp({ publicUrl: 'https://kitchen.example.org' });
    host = await signUpAdmin(app);
  });
  afterAll(() => app.close());

  const invite = (email: string) => host.call(admin.invite, { body: { email } });

  async function signupRefusal(body: Partial<ReturnType<typeof details>> & { inviteCode?: string }) {
    return app.client().refused(auth.signup, { body: { ...details('guest'), ...body } });
  }

  test('the link leads to the public address and is valid for seven days', async () => {
    const invitation = await invite('New.Person@example.org');
    expect(invitation.inviteUrl).toMatch(/^https:\/\/kitchen\.example\.org\/signup\?invite=[\w-]{43}$/);
    const lives = Date.parse(invitation.expiresAt) - Date.parse(invitation.createdAt);
    expect(Math.round(lives / 86_400_000)).toBe(7);
    expect(await host.call(admin.invitations)).toContainEqual(invitation);
  });

  test('sign-up requires a code', async () => {
    const { status, body } = await signupRefusal({});
    expect(status).toBe(403);
    expect(body.detail).toBe('An invitation is required');
  });

  test('every refusal gives its reason', async () => {
    expect((await signupRefusal({ inviteCode: 'made-up' })).body.detail).toBe(
      'This invitation was not found',
    );

    const other = await invite('someone.else@example.org');
    const refusal = await signupRefusal({ inviteCode: codeOf(other.inviteUrl) });
    expect(refusal.status).toBe(403);
    expect(refusal.body.detail).toBe('This invitation is for another e-mail address');

    const late = await invite('late@example.org');
    await expireInvitation(app.db, late.id);
    const expired = await signupRefusal({ email: 'late@example.org', inviteCode: codeOf(late.inviteUrl) });
    expect(expired.body.detail).toBe('This invitation has expired');
  });

  test('the link’s holder sees its state and only a hint of the e-mail address', async () => {
    const stateOf = async (code: string) => app.client().call(auth.invitation, { query: { code } });
    const { id, inviteUrl, expiresAt } = await invite('dana.doe@example.org');
    const code = codeOf(inviteUrl);
    expect(await stateOf(code)).toEqual({ state: 'open', emailHint: 'd…@example.org', expiresAt });
    expect(await stateOf(` ${code} `)).toMatchObject({ state: 'open' });

    await expireInvitation(app.db, id);
    expect(await stateOf(code)).toMatchObject({ state: 'expired', emailHint: null });

    const used = codeOf((await invite('dana@example.org')).inviteUrl);
    await app.client().call(auth.signup, { body: { ...details('dana'), inviteCode: used } });
    expect(await stateOf(used)).toMatchObject({ state: 'used', emailHint: null });

    const unknown = { state: 'not_found', emailHint: null, expiresAt: null };
    expect(await stateOf(`${code}x`)).toEqual(unknown);
    expect(await stateOf('')).toEqual(unknown);
  });

  test('another e-mail address is refused with a message at its field', async () => {
    const { inviteUrl } = await invite('right@example.org');
    const { body } = await signupRefusal({ email: 'wrong@example.org', inviteCode: codeOf(inviteUrl) });
    expect(body.errors).toEqual({ email: ['This invitation is for another e-mail address'] });
  });

  test('the e-mail address may differ in case', async () => {
    const { inviteUrl } = await invite('Bea@Example.org');
    const { user } = await app.client().call(auth.signup, {
      body: { ...details('bea'), email: 'bea@example.ORG', inviteCode: codeOf(inviteUrl) },
    });
    expect(user.role).toBe('user');
  });

  test('a code can be used once, however many use it at the same time', async () => {
    const { inviteUrl } = await invite('once@example.org');
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const body = { ...details(`once${index}`), email: 'once@example.org', inviteCode: codeOf(inviteUrl) };
        return (await app.client().send('POST', auth.signup.path, { body: JSON.stringify(body) })).status;
      }),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    const again = await signupRefusal({ email: 'once@example.org', inviteCode: codeOf(inviteUrl) });
    expect(again.body.detail).toBe('This invitation has already been used');
    const row = (await host.call(admin.invitations)).find(({ email }) => email === 'once@example.org');
    expect(row).toMatchObject({ isUsed: true, inviteUrl: null });
  });

  test('a refused sign-up keeps the invitation valid', async () => {
    const { inviteUrl } = await invite('second.try@example.org');
    const inviteCode = codeOf(inviteUrl);
    const taken = await signupRefusal({ username: 'ADA', email: 'second.try@example.org', inviteCode });
    expect(taken.status).toBe(409);
    expect(taken.body.errors?.username).toEqual(['That username is taken']);
    await app.client().call(auth.signup, {
      body: { ...details('second'), email: 'second.try@example.org', inviteCode },
    });
  });

  test('inviting again replaces the pending invitation', async () => {
    const first = await invite('again@example.org');
    const second = await invite('AGAIN@example.org');
    const rows = (await host.call(admin.invitations)).filter(({ email }) => /again@/i.test(email));
    expect(rows.map(({ id }) => id)).toEqual([second.id]);
    const refusal = await signupRefusal({ email: 'again@example.org', inviteCode: codeOf(first.inviteUrl) });
    expect(refusal.body.detail).toBe('This invitation was not found');
  });

  test('a user with an account cannot be invited', async () => {
    const refusal = await host.refused(admin.invite, { body: { email: 'ADA@example.org' } });
    expect(refusal.status).toBe(409);
  });

  test('only admins may invite and list invitations', async () => {
    const guest = await signUpUser(app, host, 'plain');
    for (const call of [
      () => guest.refused(admin.invite, { body: { email: 'x@example.org' } }),
      () => guest.refused(admin.invitations),
    ]) {
      expect((await call()).status).toBe(403);
    }
    expect((await app.client().refused(admin.invitations)).status).toBe(401);
  });
});
