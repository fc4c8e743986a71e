import { kitchens } from '@game-plan/contracts/kitchen/kitchens';
import { admin } from '@game-plan/contracts/people/admin';
import { auth } from '@game-plan/contracts/people/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { details, insertPerson, signUpAdmin } from '#testing/people.ts';
import { userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { moveIn } from '#testing/rows/kitchens.ts';
import { expireInvitation } from '#testing/rows/rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

describe('an invitation into the app and a kitchen at once', () => {
  let app: TestApp;
  let ada: TestClient;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    await app.empty();
    ada = await signUpAdmin(app);
  });
  afterAll(() => app.close());

  const codeOf = (url: string | null) => new URL(url ?? '').searchParams.get('invite') ?? '';
  const invite = (name: string) =>
    ada.call(admin.invite, { body: { email: `${name}@example.org`, toKitchen: true } });
  const stateOf = (code: string) => app.client().call(auth.invitation, { query: { code } });
  async function signUp(name: string, inviteCode: string): Promise<TestClient> {
    const client = app.client();
    await client.call(auth.signup, { body: { ...details(name), inviteCode } });
    return client;
  }

  test('waits for the new member to accept or decline, and shows what they would share', async () => {
    const invitation = await invite('ben');
    expect(invitation).toMatchObject({ toKitchen: true });
    expect(await ada.call(admin.invitations)).toMatchObject([{ toKitchen: true }]);
    const code = codeOf(invitation.inviteUrl);
    expect(await stateOf(code)).toMatchObject({ state: 'open', kitchen: 'open' });
    const ben = await signUp('ben', code);
    expect(await ada.call(kitchens.read)).toMatchObject({ invited: [{ name: 'ben' }] });
    const [waiting] = await ben.call(kitchens.invitations);
    expect(waiting).toMatchObject({ invitedBy: 'ada Test', members: ['ada Test'] });
    expect((await ben.call(kitchens.read)).members).toHaveLength(1);
    await ben.call(kitchens.accept, { params: { id: String(waiting?.id) }, body: { bring: true } });
    expect((await ada.call(kitchens.read)).members.map(({ name }) => name)).toEqual(['ada Test', 'ben Test']);

    const cy = await signUp('cy1', codeOf((await invite('cy1')).inviteUrl));
    const [other] = await cy.call(kitchens.invitations);
    await cy.call(kitchens.decline, { params: { id: String(other?.id) } });
    expect(await ada.call(kitchens.read)).toMatchObject({ invited: [] });
  });

  test('an invitation to the app only does not mention a kitchen', async () => {
    const invitation = await ada.call(admin.invite, { body: { email: 'ben@example.org' } });
    expect(invitation).not.toHaveProperty('toKitchen');
    const code = codeOf(invitation.inviteUrl);
    expect(await stateOf(code)).not.toHaveProperty('kitchen');
    const ben = await signUp('ben', code);
    expect(await ben.call(kitchens.invitations)).toEqual([]);
  });

  test('becomes one to the app only when the inviter has left the kitchen, and says so', async () => {
    const code = codeOf((await invite('ben')).inviteUrl);
    await insertPerson(app, 'cy1');
    await moveIn(app.db, { guest: await userIdOf(app.db, 'ada'), host: await userIdOf(app.db, 'cy1') });
    expect(await stateOf(code)).toMatchObject({ state: 'open', kitchen: 'gone' });
    const ben = await signUp('ben', code);
    expect(await ben.call(kitchens.invitations)).toEqual([]);
    expect((await ben.call(kitchens.read)).members).toHaveLength(1);
  });

  test('when expired does not mention a kitchen, and is replaced by one to the app only', async () => {
    const first = await invite('ben');
    await expireInvitation(app.db, first.id);
    expect(await stateOf(codeOf(first.inviteUrl))).not.toHaveProperty('kitchen');
    const second = await ada.call(admin.invite, { body: { email: 'ben@example.org' } });
    const ben = await signUp('ben', codeOf(second.inviteUrl));
    expect(await ben.call(kitchens.invitations)).toEqual([]);
  });

  test('is refused with a message when the kitchen is full, and is not created', async () => {
    for (let at = 0; at < 20; at += 1) await invite(`guest${at}`);
    const waiting = await ada.refused(admin.invite, {
      body: { email: 'late@example.org', toKitchen: true },
    });
    expect([waiting.status, waiting.body.detail]).toEqual([
      409,
      '20 people who were invited to your kitchen have not answered yet. Take an invitation back first.',
    ]);
    const host = await userIdOf(app.db, 'ada');
    for (let at = 0; at < 19; at += 1) {
      await insertPerson(app, `member${at}`);
      await moveIn(app.db, { guest: await userIdOf(app.db, `member${at}`), host });
    }
    const full = await ada.refused(admin.invite, { body: { email: 'late@example.org', toKitchen: true } });
    expect([full.status, full.body.detail]).toEqual([
      409,
      'Your kitchen is full: 20 people are the most it holds.',
    ]);
    expect(await ada.call(admin.invitations)).toHaveLength(20);
  });

  test('signing up while the inviter leaves has one of two valid outcomes', async () => {
    await insertPerson(app, 'cy1');
    const [adaId, cyId] = [await userIdOf(app.db, 'ada'), await userIdOf(app.db, 'cy1')];
    for (let round = 0; round < 4; round += 1) {
      await moveIn(app.db, { guest: adaId, host: cyId });
      const code = codeOf((await invite(`new${round}`)).inviteUrl);
      const [newcomer] = await Promise.all([signUp(`new${round}`, code), ada.call(kitchens.leave)]);
      const invitations = await newcomer.call(kitchens.invitations);
      expect(invitations).toEqual([]);
    }
  });
});
