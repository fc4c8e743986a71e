import { cookbooks } from '@game-plan/contracts/kitchen/cookbooks';
import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { kitchens } from '@game-plan/contracts/kitchen/kitchens';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { account } from '@game-plan/contracts/people/account';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertPerson, PASSWORD } from '#testing/people.ts';
import { kitchenOf, userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { countKitchens, moveIn } from '#testing/rows/kitchens.ts';
import { deactivateUser, fillInventory } from '#testing/rows/rows.ts';
import { recountStock } from '#testing/rows/stock.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const PIE = { name: 'Pie', servings: 4, ingredients: [], instructions: ['Bake'] };

describe('joining a kitchen', () => {
  let app: TestApp;
  let ada: TestClient;
  let ben: TestClient;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    await app.empty();
    ada = await insertPerson(app, 'ada');
    ben = await insertPerson(app, 'ben');
  });
  afterAll(() => app.close());

  const stock = (client: TestClient, name: string, quantity: string, unit: 'g' | 'piece' = 'piece') =>
    client.call(ingredients.create, { body: { name, category: 'pantry', quantity, unit } });
  const list = (client: TestClient, name: string, quantity: string) =>
    client.call(shoppingList.create, {
      body: { name, quantity, unit: 'piece', category: 'other', recipeId: null },
    });
  const food = async (client: TestClient) =>
    (await client.call(ingredients.list))
      .map(({ quantity, unit, name }) => `${quantity} ${unit} ${name}`)
      .sort();
  const listed = async (client: TestClient) =>
    (await client.call(shoppingList.list)).map(({ quantity, name }) => `${quantity} ${name}`).sort();
  const dishes = async (client: TestClient) =>
    (await client.call(recipes.list)).map(({ name }) => name).sort();
  const members = async (client: TestClient) =>
    (await client.call(kitchens.read)).members.map(({ name, isOwner }) =>
      isOwner ? `${name}, owner` : name,
    );

  async function invite(host: TestClient, username: string) {
    await host.call(kitchens.invite, { body: { username } });
  }
  async function accept(client: TestClient, bring: boolean) {
    const [invitation] = await client.call(kitchens.invitations);
    return client.call(kitchens.accept, { params: { id: String(invitation?.id) }, body: { bring } });
  }
  /** Ben in Ada's kitchen. */
  async function together(bring = true) {
    await invite(ada, 'ben');
    await accept(ben, bring);
  }
  const say = async (client: TestClient, method: 'POST' | 'DELETE', path: string, body?: unknown) => {
    const answer = await client.send(method, path, body === undefined ? {} : { body: JSON.stringify(body) });
    return [answer.status, (answer.body as { detail?: string } | undefined)?.detail] as const;
  };

  test('first shows what will be shared, and with whom', async () => {
    await stock(ada, 'Eggs', '6');
    await invite(ada, 'BEN');
    expect(await ben.call(kitchens.invitations)).toMatchObject([
      {
        invitedBy: 'ada Test',
        members: ['ada Test'],
        has: { ingredients: 1, shoppingList: 0, recipes: 0 },
      },
    ]);
    expect(await ada.call(kitchens.read)).toMatchObject({ invited: [{ name: 'ben' }] });
    expect(await food(ben)).toEqual([]);
  });

  test('with the own food merges the same food in the same unit and keeps the rest apart', async () => {
    await stock(ada, 'Eggs', '6');
    await stock(ada, 'Flour', '500', 'g');
    await list(ada, 'Lemons', '2');
    await stock(ben, 'eggs', '4');
    await stock(ben, 'Flour', '1');
    await list(ben, 'Lemon', '1');
    await list(ben, 'Bread', '1');
    await ben.call(recipes.create, { body: { ...PIE, isFavorite: true } });
    await together();
    const shared = ['1 piece Flour', '10 piece Eggs', '500 g Flour'];
    expect(await food(ada)).toEqual(shared);
    expect(await food(ben)).toEqual(shared);
    const { there, logged } = await recountStock(
      app.db,
      await kitchenOf(app.db, await userIdOf(app.db, 'ben')),
    );
    expect(logged).toEqual(there);
    expect(await listed(ada)).toEqual(['1 Bread', '3 Lemons']);
    expect(await dishes(ada)).toEqual(['Pie']);
    expect(await ben.call(recipes.list)).toMatchObject([{ isFavorite: true }]);
    expect(await ada.call(recipes.list)).toMatchObject([{ isFavorite: false }]);
    expect(await members(ben)).toEqual(['ada Test, owner', 'ben Test']);
    expect(await ben.call(kitchens.read)).toMatchObject({ invited: [], hasFoodElsewhere: false });
  });

  test('with the own cookbooks keeps each rule, under another name where the name is taken', async () => {
    const rules = { Quick: { underMinutes: '30' }, Vegan: { diets: ['vegan'] } } as const;
    const save = (client: TestClient, name: string, rule: object) =>
      client.call(cookbooks.create, { body: { name, rule } });
    await save(ada, 'Quick', rules.Quick);
    await save(ada, 'quick 2', rules.Quick);
    await save(ada, 'Vegan', rules.Vegan);
    await save(ben, 'QUICK', { underMinutes: '60' });
    await save(ben, 'vegan', rules.Vegan);
    await save(ben, 'Best', { minRating: '5' });
    await together();
    const { library } = await ada.call(recipes.cards);
    expect(library.cookbooks?.map(({ name, rule }) => [name, rule])).toEqual([
      ['Best', { minRating: '5' }],
      ['Quick', rules.Quick],
      ['quick 2', rules.Quick],
      ['QUICK 3', { underMinutes: '60' }],
      ['Vegan', rules.Vegan],
    ]);
  });

  test('without the own food restores it on leaving, with copies of the member’s recipes', async () => {
    await stock(ben, 'Eggs', '4');
    const pie = await ben.call(recipes.create, { body: PIE });
    await stock(ada, 'Milk', '1');
    await together(false);
    expect(await food(ben)).toEqual(['1 piece Milk']);
    expect(await ben.call(kitchens.read)).toMatchObject({ hasFoodElsewhere: true });
    const stew = await ben.call(recipes.create, { body: { ...PIE, name: 'Stew', isFavorite: true } });
    await ada.call(recipes.create, { body: { ...PIE, name: 'Soup' } });
    await ben.call(kitchens.leave);
    expect(await food(ben)).toEqual(['4 piece Eggs']);
    const own = await ben.call(recipes.list);
    expect(own).toMatchObject([
      { id: stew.id, name: 'Stew', isFavorite: true },
      { id: pie.id, name: 'Pie' },
    ]);
    expect(await dishes(ada)).toEqual(['Soup', 'Stew']);
    expect(await food(ada)).toEqual(['1 piece Milk']);
    expect(await members(ben)).toEqual(['ben Test, owner']);
    // Each has a picture of their own to ask for.
    await ada.call(recipes.remove, { params: { id: String(stew.id) } });
    expect(await dishes(ben)).toEqual(['Pie', 'Stew']);
  });

  test('again after leaving duplicates no recipe', async () => {
    await ben.call(recipes.create, { body: PIE });
    await together();
    await ben.call(kitchens.leave);
    expect(await dishes(ben)).toEqual(['Pie']);
    await together();
    expect(await dishes(ada)).toEqual(['Pie']);
  });

  test('is refused for deactivated accounts, also with an earlier invitation', async () => {
    await invite(ada, 'ben');
    const [waiting] = await ben.call(kitchens.invitations);
    await deactivateUser(app.db, 'ben');
    const unknown = [404, 'Nobody here has this username. Ask them how it is spelled.'];
    expect(await say(ada, 'POST', '/api/kitchen/invitations', { username: 'ben' })).toEqual(unknown);
    const accepted = await ben.send('POST', `/api/kitchen/invitations/${waiting?.id}/accept`, {
      body: JSON.stringify({ bring: true }),
    });
    expect(accepted.status).toBe(401);
    expect(await members(ada)).toEqual(['ada Test, owner']);
  });

  test('answers invalid invitations with a message', async () => {
    const asked = (username: string) => say(ada, 'POST', '/api/kitchen/invitations', { username });
    expect(await asked('ada')).toEqual([409, 'That is you: you are in this kitchen already.']);
    expect(await asked('bne')).toEqual([404, 'Nobody here has this username. Ask them how it is spelled.']);
    expect(await asked('ben')).toEqual([201, undefined]);
    expect(await asked('ben')).toEqual([201, undefined]);
    const [first] = await ben.call(kitchens.invitations);
    await accept(ben, true);
    expect(await asked('ben')).toEqual([409, 'ben is in your kitchen already.']);
    const again = await say(ben, 'POST', `/api/kitchen/invitations/${first?.id}/accept`, { bring: true });
    expect(again).toEqual([404, 'This invitation is no longer there: it was answered or withdrawn.']);
    await ben.call(kitchens.leave);
    expect(await say(ben, 'POST', '/api/kitchen/leave')).toEqual([
      409,
      'You are the only one in this kitchen, so it stays yours.',
    ]);
    await invite(ada, 'ben');
    const [second] = await ben.call(kitchens.invitations);
    await ben.call(kitchens.decline, { params: { id: String(second?.id) } });
    expect(await ben.call(kitchens.invitations)).toEqual([]);
  });

  test('is refused when the kitchen has twenty members', async () => {
    const host = await userIdOf(app.db, 'ada');
    for (let at = 0; at < 18; at += 1) {
      await insertPerson(app, `guest${at}`);
      await moveIn(app.db, { guest: await userIdOf(app.db, `guest${at}`), host });
    }
    const last = await insertPerson(app, 'last');
    await invite(ada, 'last');
    await invite(ada, 'ben');
    await accept(last, true);
    expect((await say(ada, 'POST', '/api/kitchen/invitations', { username: 'nobody' }))[0]).toBe(404);
    const [invitation] = await ben.call(kitchens.invitations);
    const full = [409, 'This kitchen is full: 20 people are the most it holds.'];
    expect(
      await say(ben, 'POST', `/api/kitchen/invitations/${invitation?.id}/accept`, { bring: false }),
    ).toEqual(full);
    const cy = await insertPerson(app, 'cy1');
    expect(await say(ada, 'POST', '/api/kitchen/invitations', { username: 'cy1' })).toEqual(full);
    expect(await members(cy)).toEqual(['cy1 Test, owner']);
  });

  test('is refused when the own food does not fit, and nothing changes', async () => {
    await fillInventory(app.db, await userIdOf(app.db, 'ada'), 4_999);
    await stock(ben, 'Eggs', '4');
    await stock(ben, 'Rice', '4');
    await invite(ada, 'ben');
    const [invitation] = await ben.call(kitchens.invitations);
    const path = `/api/kitchen/invitations/${invitation?.id}/accept`;
    const [status, detail] = await say(ben, 'POST', path, { bring: true });
    expect([status, detail]).toEqual([
      409,
      'Together these are 5,001 ingredients, and 5,000 fit. Remove some first, or leave yours in your old kitchen.',
    ]);
    expect(await food(ben)).toEqual(['4 piece Eggs', '4 piece Rice']);
    expect((await say(ben, 'POST', path, { bring: false }))[0]).toBe(200);
  });

  test('the owner, and nobody else, removes a member, who keeps their recipes', async () => {
    const cy = await insertPerson(app, 'cy1');
    await together();
    await invite(ben, 'cy1');
    await accept(cy, true);
    await cy.call(recipes.create, { body: PIE });
    const { members: all } = await ben.call(kitchens.read);
    const path = (at: number) => `/api/kitchen/members/${all[at]?.id}`;
    expect(await say(ben, 'DELETE', path(2))).toEqual([
      403,
      'Only the owner of the kitchen can remove someone from it.',
    ]);
    expect(await say(ada, 'DELETE', path(0))).toEqual([
      409,
      'That is you. To go yourself, leave the kitchen.',
    ]);
    expect(await say(ada, 'DELETE', path(2))).toEqual([204, undefined]);
    expect(await say(ada, 'DELETE', path(2))).toEqual([404, 'This person was not found']);
    expect(await members(cy)).toEqual(['cy1 Test, owner']);
    expect(await dishes(cy)).toEqual(['Pie']);
    expect(await dishes(ben)).toEqual(['Pie']);
  });

  test('when the owner leaves, the longest member becomes owner of all its food', async () => {
    await stock(ada, 'Eggs', '6');
    await together();
    await ada.call(kitchens.leave);
    expect(await food(ada)).toEqual([]);
    expect(await food(ben)).toEqual(['6 piece Eggs']);
    expect(await members(ben)).toEqual(['ben Test, owner']);
  });

  test('two users who invite each other at the same time end up in one kitchen', async () => {
    await stock(ada, 'Eggs', '6');
    await stock(ben, 'Milk', '1');
    await invite(ada, 'ben');
    await invite(ben, 'ada');
    const [toAda] = await ben.call(kitchens.invitations);
    const [toBen] = await ada.call(kitchens.invitations);
    const answers = await Promise.all([
      say(ben, 'POST', `/api/kitchen/invitations/${toAda?.id}/accept`, { bring: true }),
      say(ada, 'POST', `/api/kitchen/invitations/${toBen?.id}/accept`, { bring: true }),
    ]);
    expect(answers.map(([status]) => status).sort()).toEqual([200, 404]);
    expect(await members(ada)).toEqual(await members(ben));
    expect(await food(ada)).toEqual(['1 piece Milk', '6 piece Eggs']);
  });

  test('accepting several times at once is applied once', async () => {
    await stock(ben, 'Eggs', '4');
    await invite(ada, 'ben');
    const [invitation] = await ben.call(kitchens.invitations);
    const path = `/api/kitchen/invitations/${invitation?.id}/accept`;
    const answers = await Promise.all([1, 2, 3].map(() => say(ben, 'POST', path, { bring: true })));
    expect(answers.map(([status]) => status).sort()).toEqual([200, 404, 404]);
    expect(await food(ada)).toEqual(['4 piece Eggs']);
  });

  test('concurrent saves are not lost while a member joins and leaves', async () => {
    await invite(ada, 'ben');
    const [invitation] = await ben.call(kitchens.invitations);
    const path = `/api/kitchen/invitations/${invitation?.id}/accept`;
    const adding = (client: TestClient, prefix: string) =>
      Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          client.call(recipes.create, { body: { ...PIE, name: `${prefix} ${at}` } }),
        ),
      );
    const [, , joined] = await Promise.all([
      adding(ada, 'A'),
      adding(ben, 'B'),
      say(ben, 'POST', path, { bring: true }),
    ]);
    expect(joined[0]).toBe(200);
    const ofBen = adding(ben, 'C');
    const ofAda = adding(ada, 'D');
    await Promise.all([ofBen, ofAda, ben.call(kitchens.leave)]);
    const all = new Set([...(await dishes(ada)), ...(await dishes(ben))]);
    // What was saved into the kitchen that Ben had while he joined waits there for him: he has it now.
    expect(all.size).toBe(80);
    expect((await dishes(ada)).filter((name) => name.startsWith('D'))).toHaveLength(20);
  });

  test('deleting an account removes its own waiting kitchen and nobody else’s food', async () => {
    await stock(ben, 'Eggs', '4');
    await stock(ada, 'Milk', '1');
    await together(false);
    await ben.call(account.remove, { body: { password: PASSWORD } });
    expect(await countKitchens(app.db)).toEqual({ withMembers: 1, ingredients: 1, recipes: 0 });
    expect(await food(ada)).toEqual(['1 piece Milk']);
  });

  test('from another shared kitchen takes the member’s own recipes along', async () => {
    const cy = await insertPerson(app, 'cy1');
    await stock(ben, 'Rice', '2');
    await together();
    await ben.call(recipes.create, { body: PIE });
    await invite(cy, 'ben');
    await accept(ben, true);
    expect(await dishes(cy)).toEqual(['Pie']);
    expect(await food(cy)).toEqual([]);
    expect(await dishes(ada)).toEqual(['Pie']);
    expect(await food(ada)).toEqual(['2 piece Rice']);
    expect(await members(ada)).toEqual(['ada Test, owner']);
  });

  test('members see who agreed to be cooked for, until that member leaves', async () => {
    await together();
    await ben.call(kitchens.agree, { body: { agreesToBeCookedFor: true } });
    expect((await ada.call(kitchens.read)).members[1]?.agreesToBeCookedFor).toBe(true);
    await ben.call(kitchens.leave);
    expect((await ben.call(kitchens.read)).members[0]?.agreesToBeCookedFor).toBe(false);
  });
});
