import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { ownRecipes } from '@game-plan/contracts/kitchen/own-recipes';
import { plan } from '@game-plan/contracts/kitchen/plan';
import { prices } from '@game-plan/contracts/kitchen/prices';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertHousehold, insertPerson } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const TODAY = calendarDay('2026-11-29');
const RECEIPT = 'TESCO\nBEEF MINCE 500G £4.50\nBASMATI RICE 1KG £2.00\nCLUBCARD SAVING -£0.50\nTOTAL £6.00';

describe('prices', () => {
  let app: TestApp;
  let ann: TestClient;
  let bob: TestClient;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    await app.empty();
    [ann, bob] = await insertHousehold(app, 'ann', 'bob');
  });
  afterAll(() => app.close());

  const save = (foods: [string, string, string, number][], { shop = 'Aldi', day = TODAY, who = ann } = {}) =>
    who.call(prices.create, {
      body: {
        shop,
        boughtOn: day,
        foods: foods.map(([quantity, unit, name, cents]) => ({ quantity, unit, name, cents })),
      },
    });
  const chilli = (who = ann) =>
    who.call(ownRecipes.create, {
      body: {
        name: 'Chilli',
        servings: 2,
        ingredients: ['250 g beef mince', '150 g rice', '100 g saffron cake', 'salt'],
        instructions: ['Cook.'],
      },
    });
  const costOf = async ({ id }: { id: number }, servings?: string, who = ann) =>
    (
      await who.call(prices.ofRecipe, {
        params: { id: String(id) },
        ...(servings && { query: { servings } }),
      })
    ).cost;

  test('a receipt is read, saved for the kitchen, and read again without a second row', async () => {
    const foods = await ann.call(prices.read, { body: { text: RECEIPT } });
    expect(foods).toEqual([
      { name: 'beef mince', quantity: '500', unit: 'g', cents: 450 },
      { name: 'basmati rice', quantity: '1', unit: 'kg', cents: 200 },
    ]);
    const body = { shop: 'Tesco', boughtOn: TODAY, foods };
    await ann.call(prices.create, { body });
    await bob.call(prices.create, { body });
    expect(await bob.call(prices.list)).toMatchObject([
      { name: 'basmati rice', shop: 'Tesco', boughtOn: TODAY, cents: 200 },
      { name: 'beef mince', shop: 'Tesco', cents: 450 },
    ]);
  });

  test('lines with a price are read without a receipt around them', async () => {
    const text = '2 l milk 1.45\nbread\n6 eggs 2,10';
    expect(await ann.call(prices.read, { body: { text } })).toEqual([
      { name: 'milk', quantity: '2', unit: 'l', cents: 145 },
      { name: 'eggs', quantity: '6', unit: 'piece', cents: 210 },
    ]);
  });

  test('a recipe costs its share of what was paid, and how much of it is known is said', async () => {
    const recipe = await chilli();
    expect(await costOf(recipe)).toBeNull();
    await save([
      ['500', 'g', 'beef mince', 450],
      ['1', 'kg', 'rice', 200],
    ]);
    expect(await costOf(recipe)).toEqual({ cents: 255, knownShare: 0.8 });
    expect(await costOf(recipe, '4')).toEqual({ cents: 510, knownShare: 0.8 });
    await save([['500', 'g', 'beef mince', 550]], { day: calendarDay('2026-11-30') });
    expect(await costOf(recipe)).toMatchObject({ cents: 305 });
  });

  test('the last price in each shop is listed, and a removed one is gone', async () => {
    await save([['1', 'kg', 'Rice', 200]], { day: calendarDay('2026-11-01') });
    await save([['1', 'kg', 'rice', 220]]);
    await save([['1', 'kg', 'rice', 180]], { shop: 'Lidl' });
    const listed = await ann.call(prices.list);
    expect(listed.map(({ shop, cents }) => [shop, cents])).toEqual([
      ['Lidl', 180],
      ['Aldi', 220],
    ]);
    await bob.call(prices.remove, { params: { id: String(listed[1]?.id) } });
    expect((await ann.call(prices.list)).map(({ cents }) => cents)).toEqual([180, 200]);
  });

  test('the planned week costs what its meals cost, without those that are skipped', async () => {
    const recipe = await chilli();
    await save([
      ['500', 'g', 'beef mince', 450],
      ['1', 'kg', 'rice', 200],
    ]);
    const day = (at: number) => calendarDay(`2026-12-0${at}`);
    const entry = (at: number, servings: number) =>
      ann.call(plan.create, { body: { day: day(at), slot: 'dinner', recipeId: recipe.id, servings } });
    await entry(1, 2);
    await entry(2, 4);
    const skipped = await entry(3, 2);
    await ann.call(plan.create, { body: { day: day(4), slot: 'dinner', name: 'Eating out' } });
    await ann.call(plan.update, { params: { id: String(skipped.id) }, body: { state: 'skipped' } });
    const query = { from: day(1), to: day(7) };
    expect((await bob.call(prices.ofPlan, { query })).cost).toEqual({ cents: 765, knownShare: 0.8 });
    const later = { from: day(5), to: day(7) };
    expect((await bob.call(prices.ofPlan, { query: later })).cost).toBeNull();
    const years = { from: day(1), to: calendarDay('2028-12-01') };
    expect((await ann.refused(prices.ofPlan, { query: years })).status).toBe(400);
  });

  test('a week is proposed within a budget, and what it costs is said', async () => {
    for (const [name, line] of [
      ['Steak', '500 g beef steak'],
      ['Lentil stew', '300 g lentils'],
    ] as const)
      await ann.call(ownRecipes.create, {
        body: { name, servings: 2, ingredients: [line], instructions: ['Cook.'] },
      });
    await save([
      ['500', 'g', 'beef steak', 1500],
      ['300', 'g', 'lentils', 90],
    ]);
    const propose = async (budget?: number, who = ann) => {
      const days = { from: TODAY, to: TODAY, slots: ['dinner' as const], withIdeas: false };
      const body = { ...days, improve: true, ...(budget && { budget }) };
      const { meals, cost } = await who.call(plan.propose, { query: { today: TODAY }, body });
      return { names: meals.map(({ name }) => name), cost };
    };
    expect(await propose(100)).toEqual({ names: ['Lentil stew'], cost: { cents: 90, knownShare: 1 } });
    expect((await propose()).cost).not.toBeNull();
    // Nothing is that cheap: the cheapest, and its price, so that the person sees it.
    expect(await propose(10)).toEqual({ names: ['Lentil stew'], cost: { cents: 90, knownShare: 1 } });
    const eve = await insertPerson(app, 'eve');
    expect(await propose(100, eve)).toEqual({ names: [], cost: null });
  });

  test('a receipt that is pasted into the inventory leaves its prices', async () => {
    await ann.call(ingredients.addTyped, { body: { text: RECEIPT }, query: { today: TODAY } });
    expect((await bob.call(prices.list)).map(({ name, cents, boughtOn }) => [name, cents, boughtOn])).toEqual(
      [
        ['basmati rice', 200, TODAY],
        ['beef mince', 450, TODAY],
      ],
    );
  });

  test('another kitchen sees none, and its recipe is not found', async () => {
    const eve = await insertPerson(app, 'eve');
    await save([['1', 'kg', 'rice', 200]]);
    const recipe = await chilli();
    expect(await eve.call(prices.list)).toEqual([]);
    expect((await eve.refused(prices.ofRecipe, { params: { id: String(recipe.id) } })).status).toBe(404);
  });

  test.each([{ cents: 0 }, { cents: -5 }, { cents: 1.5 }, { cents: 1e12 }, { name: '' }, { quantity: '-1' }])(
    'a price with %j is refused',
    async (change) => {
      const food = { name: 'rice', quantity: '1', unit: 'kg', cents: 200, ...change };
      const { status } = await ann.send('POST', prices.create.path, {
        body: JSON.stringify({ shop: '', boughtOn: TODAY, foods: [food] }),
      });
      expect(status).toBe(400);
    },
  );
});
