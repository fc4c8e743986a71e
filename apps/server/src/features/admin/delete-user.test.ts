import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { admin } from '@game-plan/contracts/people/admin';
import { auth } from '@game-plan/contracts/people/auth';
import type { Problem } from '@game-plan/contracts/schemas/errors';
import { cart } from '@game-plan/contracts/shop/cart';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteAccount, lockAccount } from '#features/users/account-lock-queries.ts';
import { waitForLockWaiters } from '#testing/database/wait-for-lock-waiters.ts';
import { details, insertPerson, PASSWORD, signUpAdmin, signUpUser } from '#testing/people.ts';
import { readSessions, rowsOfUser } from '#testing/rows/rows.ts';
import { serviceId, stock, TALK } from '#testing/rows/services.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { Answer, TestClient } from '#testing/test-client.ts';

const RICE = JSON.stringify({ name: 'Rice', category: 'grain', quantity: '1', unit: 'kg' });

describe('deleting a user', () => {
  let app: TestApp;
  let host: TestClient;
  beforeAll(async () => {
    app = await startTestApp();
    host = await signUpAdmin(app);
  });
  afterAll(() => app.close());

  const idOf = async (client: TestClient) => (await client.call(auth.me)).user.id;
  const remove = (id: number) => host.call(admin.deleteUser, { params: { id: String(id) } });

  test('removes all their rows, ends all sessions and is recorded', async () => {
    const bea = await signUpUser(app, host, 'bea');
    const phone = app.client();
    await phone.call(auth.login, { body: { username: 'bea', password: PASSWORD } });
    await bea.send('POST', ingredients.create.path, { body: RICE });
    const id = await idOf(bea);
    expect(await rowsOfUser(app.db, id)).toMatchObject({ ingredients: 1, user_invitations: 1 });

    await remove(id);
    expect((await bea.refused(auth.me)).status).toBe(401);
    expect((await phone.refused(auth.me)).status).toBe(401);
    expect(await rowsOfUser(app.db, id)).toEqual({});
    expect((await readSessions(app.db)).filter(({ sess }) => sess.userId === id)).toEqual([]);
    const login = await app.client().refused(auth.login, { body: { username: 'bea', password: PASSWORD } });
    expect(login.status).toBe(401);
    expect((await host.call(admin.activity))[0]).toMatchObject({
      action: 'deleted_user',
      adminName: 'ada',
      targetName: 'bea',
    });
    const again = await host.refused(admin.deleteUser, { params: { id: String(id) } });
    expect(again.status).toBe(404);
  });

  test('is refused for admins and for oneself', async () => {
    const other = await insertPerson(app, 'other');
    const otherId = await idOf(other);
    await app.db.execute(`update users set role = 'admin' where id = ${otherId}`);
    const refusal = await host.refused(admin.deleteUser, { params: { id: String(otherId) } });
    expect([refusal.status, refusal.body.detail]).toEqual([403, 'An admin cannot be deleted']);
    const self = await host.refused(admin.deleteUser, { params: { id: String(await idOf(host)) } });
    expect(self.status).toBe(403);
    expect(self.body.detail).toContain('your own account');
    expect((await other.call(auth.me)).user.role).toBe('admin');
  });

  test('during the user’s own requests leaves nothing behind, and no request ends in a server error', async () => {
    for (let round = 0; round < 4; round += 1) {
      const name = `busy${round}`;
      const client = await insertPerson(app, name);
      const id = await idOf(client);
      const writes = Array.from({ length: 12 }, () =>
        client.send('POST', ingredients.create.path, { body: RICE }),
      );
      const logins = Array.from({ length: 2 }, () =>
        app
          .client()
          .send('POST', auth.login.path, { body: JSON.stringify({ username: name, password: PASSWORD }) }),
      );
      const [answers] = await Promise.all([Promise.all([...writes, ...logins]), remove(id)]);
      expect([200, 201, 401]).toEqual(
        expect.arrayContaining([...new Set(answers.map(({ status }) => status))]),
      );
      expect(await rowsOfUser(app.db, id)).toEqual({});
      expect((await client.refused(auth.me)).status).toBe(401);
    }
  });

  test.each([
    ['more of what is there', 401],
    ['another quantity', 404],
  ])('while they add %s to their cart makes that fail with a message', async (what, status) => {
    await stock(app, [TALK]);
    const body = { serviceId: await serviceId(app, TALK.name), quantity: 2 };
    const client = await insertPerson(app, `buyer${status}`);
    const line = await client.call(cart.add, { body });
    const id = await idOf(client);
    let late: Promise<Answer<Problem>> | undefined;
    await app.db.transaction(async (tx) => {
      await lockAccount(tx, id, 'update');
      await deleteAccount(tx, id);
      late = what.startsWith('more')
        ? client.refused(cart.add, { body })
        : client.refused(cart.update, { params: { id: String(line.id) }, body });
      await waitForLockWaiters(app.db);
    });
    expect((await late)?.status).toBe(status);
  });

  test('frees the username and the address', async () => {
    const gina = await signUpUser(app, host, 'gina');
    await remove(await idOf(gina));
    const next = await signUpUser(app, host, 'gina');
    expect((await next.call(auth.me)).user.email).toBe(details('gina').email);
  });
});
