import { meals } from '@game-plan/contracts/food/meals';
import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { admin } from '@game-plan/contracts/people/admin';
import { profile } from '@game-plan/contracts/people/profile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAdmin, insertPerson, signUpUser } from '#testing/people.ts';
import { userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { moveIn } from '#testing/rows/kitchens.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const CALLS = [
  ['GET', '/api/admin/users'],
  ['GET', '/api/admin/user-profiles'],
  ['GET', '/api/admin/summary'],
  ['GET', '/api/admin/activity'],
  ['GET', '/api/admin/users/1/data'],
  ['DELETE', '/api/admin/users/1'],
] as const;

describe('the admin endpoints', () => {
  let app: TestApp;
  let host: TestClient;
  let bea: TestClient;
  beforeAll(async () => {
    app = await startTestApp();
    host = await insertAdmin(app);
    bea = await signUpUser(app, host, 'bea');
  });
  afterAll(() => app.close());

  const userNamed = async (search: string) => {
    const [user] = await host.call(admin.users, { query: { search } });
    if (!user) throw new Error(`${search} was not found`);
    return user;
  };

  test.each(CALLS)('%s %s is for admins only', async (method, path) => {
    expect((await bea.send(method, path, {})).status).toBe(403);
    expect((await app.client().send(method, path, {})).status).toBe(401);
  });

  test('list users without passwords', async () => {
    const answer = await host.send('GET', '/api/admin/users');
    expect(answer.body).toEqual([
      expect.objectContaining({ username: 'ada', role: 'admin', isActive: true }),
      {
        id: expect.any(Number),
        username: 'bea',
        firstName: 'bea',
        lastName: 'Test',
        email: 'bea@example.org',
        isEmailConfirmed: true,
        role: 'user',
        isActive: true,
        createdAt: expect.any(String),
      },
    ]);
  });

  test('list existing profiles', async () => {
    await bea.call(profile.update, {
      body: {
        height: 170,
        weight: 65,
        activityLevel: 'sedentary',
        fitnessGoals: ['endurance'],
        allergies: ['nuts'],
      },
    });
    expect(await host.call(admin.userProfiles)).toEqual([
      {
        userId: (await userNamed('bea')).id,
        user: { firstName: 'bea', lastName: 'Test', username: 'bea' },
        height: 170,
        weight: 65,
        activityLevel: 'sedentary',
        fitnessGoals: ['endurance'],
        allergies: ['nuts'],
      },
    ]);
  });

  test('count users and invitations', async () => {
    await host.call(admin.invite, { body: { email: 'pending@example.org' } });
    expect(await host.call(admin.summary)).toEqual({
      totalUsers: 2,
      activeUsers: 2,
      pendingInvites: 1,
      totalInvites: 2,
      matchingUsers: 2,
      matchingProfiles: 1,
    });
    expect(await host.call(admin.summary, { query: { search: 'ADA' } })).toMatchObject({
      totalUsers: 2,
      matchingUsers: 1,
      matchingProfiles: 0,
    });
  });

  test('show a user’s data and record that it was viewed', async () => {
    await bea.call(ingredients.create, {
      body: { name: 'Rice', category: 'grain', quantity: '2', unit: 'kg' },
    });
    for (const [date, calories] of [
      ['2026-11-01', 100],
      ['2026-11-03', 300],
    ] as const) {
      const food = { name: 'Egg', quantity: 1, unit: 'piece', calories, protein: 1, carbs: 1, fat: 1 };
      await bea.call(meals.create, { body: { type: 'lunch', date, foods: [food] } });
    }
    const { id } = await userNamed('bea');
    const data = await host.call(admin.userData, { params: { id: String(id) } });
    expect(data.user).toMatchObject({ id, username: 'bea', role: 'user' });
    expect(data.profile).toMatchObject({ height: 170 });
    expect(data.ingredients).toEqual([{ id: expect.any(Number), name: 'Rice', quantity: '2', unit: 'kg' }]);
    expect(data.recipes).toEqual([]);
    expect(data.meals.map(({ date, totalCalories }) => [date, totalCalories])).toEqual([
      ['2026-11-03', 300],
      ['2026-11-01', 100],
    ]);
    expect((await host.call(admin.activity))[0]).toEqual({
      id: expect.any(Number),
      action: 'viewed_data',
      adminName: 'ada',
      targetName: 'bea',
      targetOrderId: null,
      orderEvent: null,
      createdAt: expect.any(String),
    });
  });

  test('name the members of a user’s shared kitchen, and no kitchen of a single person', async () => {
    await insertPerson(app, 'gil');
    await insertPerson(app, 'hal');
    const gil = await userIdOf(app.db, 'gil');
    const hal = await userIdOf(app.db, 'hal');
    const kitchenOf = async (id: number) =>
      (await host.call(admin.userData, { params: { id: String(id) } })).kitchen;
    expect(await kitchenOf(gil)).toBeUndefined();
    await moveIn(app.db, { guest: hal, host: gil });
    const members = [
      { name: 'gil Test', isOwner: true },
      { name: 'hal Test', isOwner: false },
    ];
    expect(await kitchenOf(gil)).toEqual({ members });
    expect(await kitchenOf(hal)).toEqual({ members });
  });

  test('answer 404 for unknown users and record nothing', async () => {
    const before = await host.call(admin.activity);
    for (const id of ['2147483647', '999']) {
      expect((await host.refused(admin.userData, { params: { id } })).status).toBe(404);
      expect((await host.refused(admin.deleteUser, { params: { id } })).status).toBe(404);
    }
    expect((await host.refused(admin.deleteUser, { params: { id: 'bea' } })).status).toBe(400);
    expect(await host.call(admin.activity)).toEqual(before);
  });

  test('list the last fifty actions', async () => {
    const { id } = await userNamed('bea');
    await host.call(admin.userData, { params: { id: String(id) } });
    await app.db.execute(`
      insert into admin_actions (action, admin_id, admin_name, target_user_id, target_name)
      select action, admin_id, admin_name, target_user_id, target_name
      from (select * from admin_actions order by id desc limit 1) as newest, generate_series(1, 50)`);
    const actions = await host.call(admin.activity);
    expect(actions).toHaveLength(50);
    expect(new Set(actions.map(({ action }) => action))).toEqual(new Set(['viewed_data']));
  });
});
