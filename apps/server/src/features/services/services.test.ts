import { cart } from '@game-plan/contracts/shop/cart';
import { services } from '@game-plan/contracts/shop/services';
import { isRequired } from '@game-plan/domain/pricing/option-rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAdmin } from '#testing/people.ts';
import { stock, TALK, WALK } from '#testing/rows/services.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import { seedServices } from './seed-services.ts';

const INSTANT = /^20\d\d-\d\d-\d\dT[\d:.]+Z$/;

describe('services', () => {
  let app: TestApp;
  let person: TestClient;
  beforeAll(async () => {
    app = await startTestApp();
    person = await insertAdmin(app);
  });
  afterAll(() => app.close());

  const names = async () => (await person.call(services.list)).map(({ name }) => name);

  test('require a session', async () => {
    expect((await app.client().refused(services.list)).status).toBe(401);
  });

  test('are seeded once with the shipped catalogue, however many copies of the app start', async () => {
    expect(await names()).toEqual([]);
    const seeded = await Promise.all([1, 2, 3].map(() => seedServices(app.db, new Date())));
    expect(seeded.filter(Boolean)).toHaveLength(1);
    const list = await person.call(services.list);
    expect(list.length).toBeGreaterThanOrEqual(12);
    expect(list[0]).toMatchObject({
      name: 'First Nutrition Consultation',
      basePrice: 95,
      duration: 60,
      isActive: true,
      imageUrl: null,
      createdAt: expect.stringMatching(INSTANT),
      updatedAt: expect.stringMatching(INSTANT),
    });
    // Each can be bought without choosing anything.
    const options = list.flatMap(({ customizationOptions }) => customizationOptions);
    expect(options.filter(isRequired)).toEqual([]);
    for (const { id } of list) await person.call(cart.add, { body: { serviceId: id } });
    expect(await person.call(cart.list)).toHaveLength(list.length);
    await person.call(cart.clear);
  });

  test('are those of the last import, in its order and in dollars, also after a restart', async () => {
    const changes = await stock(app, [WALK, TALK]);
    expect(changes).toMatchObject({ added: ['A Walk', 'A Talk'], changed: [], unchanged: [] });
    expect(changes.deactivated.length).toBeGreaterThanOrEqual(12);
    expect(await seedServices(app.db, new Date())).toBe(false);
    const list = await person.call(services.list);
    expect(list.map(({ name }) => name)).toEqual(['A Walk', 'A Talk']);
    expect(list[1]).toMatchObject({ basePrice: 19.99, customizationOptions: TALK.customizationOptions });
  });

  test('keep their id when changed, deactivated and reactivated', async () => {
    await stock(app, [TALK, WALK]);
    const before = (await person.call(services.list)).map(({ id }) => id);
    expect(await stock(app, [{ ...TALK, basePrice: 25 }])).toEqual({
      added: [],
      changed: ['A Talk'],
      unchanged: [],
      deactivated: ['A Walk'],
      reactivated: [],
    });
    expect(await names()).toEqual(['A Talk']);
    expect(await stock(app, [{ ...TALK, basePrice: 25 }, WALK])).toEqual({
      added: [],
      changed: [],
      unchanged: ['A Talk'],
      deactivated: [],
      reactivated: ['A Walk'],
    });
    expect((await person.call(services.list)).map(({ id }) => id)).toEqual(before);
  });

  test('are not listed while inactive', async () => {
    await stock(app, [TALK, { ...WALK, isActive: false }]);
    expect(await names()).toEqual(['A Talk']);
  });

  test('after two simultaneous imports are those of one of them', async () => {
    const other = { ...WALK, key: 'run', name: 'A Run' };
    await Promise.all([stock(app, [TALK, WALK]), stock(app, [other, TALK])]);
    expect([
      ['A Talk', 'A Walk'],
      ['A Run', 'A Talk'],
    ]).toContainEqual(await names());
  });
});
