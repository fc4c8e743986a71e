import { admin } from '@game-plan/contracts/people/admin';
import { auth } from '@game-plan/contracts/people/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertPerson, PASSWORD, signUpAdmin } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

describe('changing a user', () => {
  let app: TestApp;
  let host: TestClient;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    await app.empty();
    host = await signUpAdmin(app);
  });
  afterAll(() => app.close());

  const idOf = async (client: TestClient) => String((await client.call(auth.me)).user.id);
  const change = (by: TestClient, id: string, body: object) =>
    by.send('PUT', `/api/admin/users/${id}`, { body: JSON.stringify(body) });
  const actions = async () =>
    (await host.call(admin.activity)).map(({ action, targetName }) => [action, targetName]);

  test('makes and unmakes another admin, which is recorded once', async () => {
    const bea = await insertPerson(app, 'bea');
    const id = await idOf(bea);
    expect((await bea.refused(admin.users)).status).toBe(403);
    expect(await host.call(admin.changeUser, { params: { id }, body: { role: 'admin' } })).toMatchObject({
      username: 'bea',
      role: 'admin',
    });
    await change(host, id, { role: 'admin' });
    expect(await bea.call(admin.users)).toHaveLength(2);
    await change(host, id, { role: 'user' });
    expect((await bea.refused(admin.users)).status).toBe(403);
    expect(await actions()).toEqual([
      ['made_user', 'bea'],
      ['made_admin', 'bea'],
    ]);
  });

  test('a deactivated user is signed out at once and cannot sign in until reactivated', async () => {
    const bea = await insertPerson(app, 'bea');
    const id = await idOf(bea);
    const credentials = { username: 'bea', password: PASSWORD };
    expect((await change(host, id, { isActive: false })).status).toBe(200);
    expect((await bea.refused(auth.me)).status).toBe(401);
    expect((await app.client().refused(auth.login, { body: credentials })).status).toBeGreaterThanOrEqual(
      400,
    );
    expect((await change(host, id, { isActive: true })).status).toBe(200);
    await app.client().call(auth.login, { body: credentials });
    expect(await actions()).toEqual([
      ['reactivated_user', 'bea'],
      ['deactivated_user', 'bea'],
    ]);
  });

  test('the last admin can be neither demoted nor deactivated', async () => {
    const id = await idOf(host);
    const stepDown = await change(host, id, { role: 'user' });
    expect(stepDown).toMatchObject({
      status: 409,
      body: { detail: 'This is the only admin. Make someone else an admin first.' },
    });
    expect((await change(host, id, { isActive: false })).status).toBe(403);
    expect(await host.call(admin.users)).toMatchObject([{ role: 'admin', isActive: true }]);
  });

  test('when two admins demote each other at the same time, one stays admin', async () => {
    const bea = await insertPerson(app, 'bea');
    const beaId = await idOf(bea);
    const hostId = await idOf(host);
    await change(host, beaId, { role: 'admin' });
    await Promise.all([change(host, beaId, { role: 'user' }), change(bea, hostId, { role: 'user' })]);
    const { rows } = await app.db.execute("select 1 from users where role = 'admin' and is_active");
    expect(rows).toHaveLength(1);
  });

  test.each([
    ['another role', { role: 'owner' }],
    ['a text', { isActive: 'no' }],
  ])('%s is refused, and nothing changes', async (_, body) => {
    const bea = await insertPerson(app, 'bea');
    expect((await change(host, await idOf(bea), body)).status).toBe(400);
    expect(await host.call(admin.users)).toMatchObject([{}, { role: 'user', isActive: true }]);
  });

  test('an unknown user is 404', async () => {
    expect((await change(host, '999', { role: 'coach' })).status).toBe(404);
  });
});
