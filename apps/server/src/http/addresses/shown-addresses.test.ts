import { account } from '@game-plan/contracts/people/account';
import { admin } from '@game-plan/contracts/people/admin';
import { auth } from '@game-plan/contracts/people/auth';
import { adminOrders } from '@game-plan/contracts/shop/admin-orders';
import { business } from '@game-plan/contracts/shop/business';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAdmin, insertPerson } from '#testing/people.ts';
import { userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { insertOrder } from '#testing/rows/orders.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

describe('addresses of international domains', () => {
  let app: TestApp;
  let host: TestClient;
  let zoe: TestClient;
  beforeAll(async () => {
    app = await startTestApp();
    host = await insertAdmin(app);
    zoe = await insertPerson(app, 'zoe');
    await zoe.call(auth.updateUser, {
      body: { firstName: 'Zoe', lastName: 'Test', email: 'zoe@xn--mller-kva.example' },
    });
    await insertOrder(app.db, 'zoe');
    await host.call(business.changeContact, {
      body: { name: null, email: 'post@müller.example', phone: null, address: null },
    });
  });
  afterAll(() => app.close());

  test('are shown to everybody as people write them', async () => {
    const id = await userIdOf(app.db, 'zoe');
    const wanted = 'zoe@müller.example';
    expect((await zoe.call(auth.me)).user.email).toBe(wanted);
    const url = 'https://xn--mller-kva.example/zoe.jpg';
    const withPhoto = await zoe.call(account.updatePhoto, { body: { profilePhotoUrl: url } });
    expect(withPhoto).toMatchObject({ email: wanted, profilePhotoUrl: 'https://müller.example/zoe.jpg' });
    expect((await host.call(admin.users)).find((user) => user.id === id)?.email).toBe(wanted);
    expect((await host.call(admin.userData, { params: { id: String(id) } })).user.email).toBe(wanted);
    const changed = await host.call(admin.changeUser, {
      params: { id: String(id) },
      body: { isActive: true },
    });
    expect(changed.email).toBe(wanted);
    const [order] = await host.call(adminOrders.list);
    expect(order?.buyer?.email).toBe(wanted);
    const read = await host.call(adminOrders.read, { params: { id: String(order?.id) } });
    expect(read.buyer?.email).toBe(wanted);
    expect((await zoe.call(business.contact)).email).toBe('post@müller.example');
  });
});
