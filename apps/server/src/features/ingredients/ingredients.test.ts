import { type Ingredient, ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { activity } from '@game-plan/contracts/people/activity';
import { preferences } from '@game-plan/contracts/people/preferences';
import { undo } from '@game-plan/contracts/people/undo';
import { addDays, calendarDay } from '@game-plan/domain/calendar-day';
import { describe, expect, test } from 'vitest';
import { setUpApp } from '#testing/set-up-app.ts';

const spinach = { name: 'Spinach', category: 'vegetable', quantity: '1', unit: 'bunch' } as const;
const today = calendarDay('2026-11-21');

describe('the inventory', () => {
  const setup = setUpApp();

  const names = (list: Ingredient[]) => list.map(({ name }) => name);

  test('stores what was added, newest first, and filters by category', async () => {
    const added = await setup.person.call(ingredients.create, { body: spinach });
    expect(added).toMatchObject({
      ...spinach,
      status: 'fresh',
      expiryDate: null,
      allergens: [],
      dietaryTags: [],
    });
    await setup.person.call(ingredients.create, { body: { ...spinach, name: 'Milk', category: 'dairy' } });
    expect(names(await setup.person.call(ingredients.list))).toEqual(['Milk', 'Spinach']);
    expect(names(await setup.person.call(ingredients.list, { query: { category: 'dairy' } }))).toEqual([
      'Milk',
    ]);
  });

  test('accepts the dashboard’s one-field form', async () => {
    const body = {
      name: '  eggs ',
      category: 'pantry',
      quantity: '1',
      unit: 'item',
      status: 'fresh',
    } as const;
    expect(await setup.person.call(ingredients.create, { body })).toMatchObject({
      name: 'eggs',
      category: 'pantry',
      quantity: '1',
      unit: 'item',
    });
  });

  const typed = (text: string, isAnother?: boolean) =>
    setup.person.call(ingredients.addTyped, { query: { today }, body: { text, isAnother } });

  test('keeps tins, packets and pints as they are bought, and takes what a recipe needs of them, with Undo', async () => {
    const { added } = await typed('2 tins chopped tomatoes, 1 packet spaghetti, 3 pints milk');
    expect(added).toMatchObject([
      { name: 'chopped tomatoes', category: 'pantry', quantity: '2', unit: 'tin' },
      { name: 'spaghetti', category: 'grain', quantity: '1', unit: 'packet' },
      { name: 'milk', category: 'dairy', quantity: '3', unit: 'imperial pint' },
    ]);
    const lines = [
      { name: 'chopped tomatoes', amount: '200', unit: 'g' },
      { name: 'spaghetti', amount: '250', unit: 'g' },
      { name: 'milk', amount: '284', unit: 'ml' },
    ];
    const uses = await setup.person.call(ingredients.planUse, { query: { today }, body: { lines } });
    expect(uses.map(({ left, isMeasured }) => [left, isMeasured])).toEqual([
      ['1.5', true],
      ['0.5', true],
      ['2.5', true],
    ]);
    const items = uses.map(({ ingredient: { id, quantity, unit }, left }) => ({ id, quantity, unit, left }));
    const before = await setup.person.call(ingredients.list);
    const { undoId } = await setup.person.call(ingredients.use, { query: { today }, body: { items } });
    await setup.person.call(undo.run, { params: { id: String(undoId) } });
    expect(await setup.person.call(ingredients.list)).toEqual(before);
  });

  test('reads the unit that is typed beside the amount, and pints by the units of the person', async () => {
    const american = await setup.newPerson();
    await american.call(preferences.update, { body: { units: 'us' } });
    const milk = { name: 'Milk', category: 'dairy', quantity: '3 pints', unit: 'l' } as const;
    const pints = await american.call(ingredients.create, { query: { today }, body: milk });
    expect(pints).toMatchObject({ quantity: '3', unit: 'pint' });
    const change = { params: { id: String(pints.id) }, body: { quantity: '2 tins' } };
    expect(await american.call(ingredients.update, change)).toMatchObject({ quantity: '2', unit: 'tin' });
    const some = { params: { id: String(pints.id) }, body: { quantity: 'a few' } };
    expect(await american.call(ingredients.update, some)).toMatchObject({ quantity: 'a few', unit: 'tin' });
  });

  test('adds what is typed: a name as it is, a list or a receipt with amounts and dates, all or none', async () => {
    expect(await typed(' Eggs ')).toMatchObject({
      kept: null,
      added: [{ name: 'Eggs', category: 'pantry', quantity: '1', unit: 'item', status: 'fresh' }],
    });
    const { added } = await typed('- chicken exp 2027-02-03\n- rice, brown\n- 500 g mince');
    expect(added).toMatchObject([
      { name: 'chicken', category: 'protein', quantity: '1', unit: 'item', expiryDate: '2027-02-03' },
      { name: 'rice, brown' },
      { name: 'mince', quantity: '500', unit: 'g' },
    ]);
    expect(
      await typed(
        'Milk 2L £1.90\nOat Milk 1L   0/1   unavailable\nRotini 16 oz → Fusilli 16 oz £1.50\nTotal £3.40',
      ),
    ).toMatchObject({
      added: [
        { name: 'Milk', quantity: '2', unit: 'l' },
        { name: 'Fusilli', quantity: '16', unit: 'oz' },
      ],
      leftOut: ['Oat Milk 1L   0/1   unavailable'],
    });
    expect(await typed('ok x')).toEqual({ added: [], leftOut: ['ok x'], kept: null });
    const many = Array.from({ length: 201 }, (_, at) => `thing ${at}`).join('\n');
    expect((await setup.person.refused(ingredients.addTyped, { body: { text: many } })).status).toBe(400);
    expect(await setup.person.call(ingredients.list)).toHaveLength(6);
  });

  test('answers what the kitchen has of a single typed food, unless another card is asked for; food that has expired does not count', async () => {
    const { added } = await typed('Spring onions');
    const [onions] = added;
    await typed('milk exp 2026-11-20');
    expect(await typed('2 scallions')).toEqual({
      added: [],
      leftOut: [],
      kept: { id: onions?.id, quantity: '2', unit: 'piece', expiryDate: null },
    });
    expect((await typed('scallions, milk')).added).toHaveLength(2);
    expect((await typed('scallions', true)).added).toHaveLength(1);
    expect((await typed('mackerel')).added).toHaveLength(1);
    const {
      added: [peppers],
    } = await typed('capsicum', true);
    const common = await setup.person.call(ingredients.quickAdd, { query: { today } });
    expect(common.find(({ name }) => name === 'Bell Pepper')?.kept).toBe(peppers?.id);
    expect(common.find(({ name }) => name === 'Salmon')).toEqual({
      name: 'Salmon',
      category: 'protein',
      unit: 'lb',
      kept: null,
    });
  });

  test('says of a typed name how it is stored: as the kitchen has kept it, as it is sold, or with the amount that it states', async () => {
    const read = (name: string, units?: 'us') =>
      setup.person.call(ingredients.readName, { query: { name, today, ...(units && { units }) } });
    expect(await read('Salmon')).toEqual({
      kept: null,
      usual: { category: 'protein', unit: 'g' },
      keeps: { until: addDays(today, 2), isHabit: false },
    });
    expect(await read('Salmon', 'us')).toMatchObject({
      kept: null,
      usual: { category: 'protein', unit: 'lb' },
    });
    expect(await read('Zork')).toEqual({ kept: null, usual: null, keeps: null });
    expect(await read('')).toEqual({ kept: null, usual: null, keeps: null });
    expect(await read('500g beef mince')).toMatchObject({
      kept: null,
      keeps: { until: addDays(today, 2) },
      usual: { name: 'beef mince', category: 'protein', quantity: '500', unit: 'g' },
    });
    const cream = { name: 'Cream', category: 'dairy', quantity: '1', unit: 'cup' } as const;
    const { id } = await setup.person.call(ingredients.create, { body: cream });
    expect(await read('cream')).toMatchObject({ kept: id, usual: { category: 'dairy', unit: 'cup' } });
    const sour = { ...cream, name: 'Yogurt', expiryDate: calendarDay('2026-11-20') };
    await setup.person.call(ingredients.create, { body: sour });
    expect(await read('yoghurt')).toMatchObject({ kept: null, usual: { category: 'dairy', unit: 'cup' } });
  });

  test('reads the amount that such a name states, and keeps an amount of its own', async () => {
    const named = (name: string) => ({ name, category: 'pantry', quantity: '1', unit: 'item' }) as const;
    const mince = { name: 'beef mince', category: 'protein', quantity: '500', unit: 'g' };
    expect(await setup.person.call(ingredients.create, { body: named('500g beef mince') })).toMatchObject(
      mince,
    );
    const keptAsSent = { ...named('6 figs'), quantity: '2' };
    expect(await setup.person.call(ingredients.create, { body: keptAsSent })).toMatchObject(keptAsSent);
  });

  test('changes only the fields that were sent', async () => {
    const { id } = await setup.person.call(ingredients.create, { body: { ...spinach, expiryDate: today } });
    const changed = await setup.person.call(ingredients.update, {
      params: { id: String(id) },
      body: { quantity: '2' },
    });
    expect(changed).toMatchObject({ name: 'Spinach', quantity: '2', expiryDate: today, status: 'fresh' });
    const cleared = await setup.person.call(ingredients.update, {
      params: { id: String(id) },
      body: { expiryDate: null },
    });
    expect(cleared.expiryDate).toBeNull();
    const same = await setup.person.call(ingredients.update, { params: { id: String(id) }, body: {} });
    expect(same).toEqual(cleared);
  });

  test('takes what was cooked out, all or none, and nothing of an amount that has changed', async () => {
    const add = (name: string, quantity: string) =>
      setup.person.call(ingredients.create, { body: { ...spinach, name, quantity, expiryDate: today } });
    const rice = await add('Rice', '2');
    const cream = await add('Cream', '1');
    const take = ({ id, quantity, unit }: Ingredient, left: string) => ({ id, quantity, unit, left });
    const cooked = { body: { cooked: 'Rice pudding', items: [take(cream, '0'), take(rice, '1.5')] } };
    const used = await setup.person.call(ingredients.use, cooked);
    expect(used.left).toEqual([{ ...rice, quantity: '1.5' }]);
    expect(await setup.person.call(ingredients.list)).toEqual(used.left);

    const leek = await add('Leek', '3');
    const [now = rice] = used.left;
    for (const items of [
      [take(leek, '2'), take(rice, '1')],
      [take(leek, '0'), take(cream, '0')],
    ]) {
      const body = { cooked: 'Leek pie', items };
      expect(await setup.person.refused(ingredients.use, { body })).toMatchObject({ status: 409 });
    }
    const recent = await setup.person.call(activity.recent);
    expect(recent.filter(({ kind }) => kind === 'recipe_cooked')).toMatchObject([
      { subject: 'Rice pudding' },
    ]);
    expect(await setup.person.call(ingredients.list)).toEqual([leek, now]);
  });

  test('refuses a quantity below zero and accepts zero', async () => {
    const { id } = await setup.person.call(ingredients.create, { body: spinach });
    const params = { id: String(id) };
    const refused = await setup.person.refused(ingredients.update, { params, body: { quantity: '-1' } });
    expect(refused).toMatchObject({ status: 400, body: { detail: 'Quantity cannot be below zero' } });
    expect(await setup.person.call(ingredients.update, { params, body: { quantity: '0' } })).toMatchObject({
      quantity: '0',
      unit: 'bunch',
    });
  });

  test('lists as expiring today to seven days ahead, soonest first, without past dates', async () => {
    for (const day of ['2026-11-29', '2026-11-28', '2026-11-21', '2026-11-20', '2026-11-24']) {
      await setup.person.call(ingredients.create, { body: { ...spinach, name: day, expiryDate: day } });
    }
    await setup.person.call(ingredients.create, { body: spinach });
    const soon = await setup.person.call(ingredients.expiring, { query: { today } });
    expect(names(soon)).toEqual(['2026-11-21', '2026-11-24', '2026-11-28']);
    const three = await setup.person.call(ingredients.expiring, { query: { today, days: 3 } });
    expect(names(three)).toEqual(['2026-11-21', '2026-11-24']);
  });

  test.each([
    ['UTC-11', '2026-11-20', ['2026-11-20', '2026-11-27']],
    ['UTC+14', '2026-11-22', ['2026-11-27', '2026-11-28', '2026-11-29']],
  ])('uses the client’s own day at %s', async (_, day, expected) => {
    for (const date of ['2026-11-20', '2026-11-27', '2026-11-28', '2026-11-29']) {
      await setup.person.call(ingredients.create, { body: { ...spinach, name: date, expiryDate: date } });
    }
    const soon = await setup.person.call(ingredients.expiring, { query: { today: day } });
    expect(names(soon)).toEqual(expected);
  });

  test('clears expired and past ingredients of this kitchen only', async () => {
    const other = await setup.newPerson();
    for (const client of [setup.person, other]) {
      await client.call(ingredients.create, { body: { ...spinach, name: 'past', expiryDate: '2026-11-20' } });
      await client.call(ingredients.create, { body: { ...spinach, name: 'marked', status: 'expired' } });
      await client.call(ingredients.create, { body: { ...spinach, name: 'today', expiryDate: today } });
    }
    expect(await setup.person.call(ingredients.clearExpired, { query: { today } })).toMatchObject({
      removed: 2,
    });
    expect(names(await setup.person.call(ingredients.list))).toEqual(['today']);
    expect(names(await other.call(ingredients.list))).toHaveLength(3);
  });

  test('plans what a cooked recipe takes, without what has expired, and what to buy when it is used up', async () => {
    const add = (
      name: string,
      quantity: string,
      unit: 'piece' | 'g' | 'clove',
      expiryDate = null as typeof today | null,
    ) =>
      setup.person.call(ingredients.create, {
        body: { name, category: 'pantry', quantity, unit, expiryDate },
      });
    const eggs = await add('Eggs', '6', 'piece');
    await add('Eggs', '6', 'piece', calendarDay('2026-11-20'));
    const flour = await add('flour 500g bag', '250', 'g');
    const lines = [
      { name: 'egg', amount: '2', unit: '' },
      { name: 'plain flour', amount: '250', unit: 'g' },
      { name: 'salt', amount: '1', unit: 'tsp' },
    ];
    const plan = await setup.person.call(ingredients.planUse, { query: { today }, body: { lines } });
    expect(plan).toEqual([
      { ingredient: eggs, left: '4', isMeasured: true, buyAs: 'Eggs' },
      { ingredient: flour, left: '0', isMeasured: true, buyAs: 'flour' },
    ]);
  });

  test('answers 404 for another user’s ingredient', async () => {
    const { id } = await setup.person.call(ingredients.create, { body: spinach });
    const params = { id: String(id) };
    const other = await setup.newPerson();
    expect((await other.refused(ingredients.update, { params, body: { name: 'Mine' } })).status).toBe(404);
    expect((await other.refused(ingredients.remove, { params })).status).toBe(404);
    expect(await other.call(ingredients.list)).toEqual([]);
    expect(await other.call(ingredients.expiring)).toEqual([]);
    expect(await setup.person.call(ingredients.list)).toHaveLength(1);
    await setup.person.call(ingredients.remove, { params });
    expect((await setup.person.refused(ingredients.remove, { params })).status).toBe(404);
  });

  test('answers 401 without a session', async () => {
    const nobody = setup.app.client();
    expect((await nobody.refused(ingredients.list)).status).toBe(401);
    expect((await nobody.refused(ingredients.create, { body: spinach })).status).toBe(401);
  });

  test.each([
    ['a blank name', { name: '   ' }, 'name', 'Name is required'],
    ['no category', { category: '' }, 'category', 'Category is required'],
    [
      'a category of its own',
      { category: 'meat' },
      'category',
      'Category must be one of: protein, vegetable, fruit, dairy, grain, pantry, spice, beverage',
    ],
    ['a blank quantity', { quantity: '' }, 'quantity', 'Quantity is required'],
    ['a quantity below zero', { quantity: '-1' }, 'quantity', 'Quantity cannot be below zero'],
    ['no unit', { unit: undefined }, 'unit', 'Unit is required'],
    ['a day that does not exist', { expiryDate: '2026-02-30' }, 'expiryDate', 'Not a day, as in 2026-11-21'],
    ['a name that is too long', { name: 'x'.repeat(201) }, 'name', 'At most 200 characters'],
    ['a NUL character', { name: 'a\u0000b' }, 'name', 'Contains a character that cannot be stored'],
  ])(
    '%s is refused with a message at its field, and nothing is stored',
    async (_, change, field, message) => {
      const { status, body } = await setup.person.send('POST', ingredients.create.path, {
        body: JSON.stringify({ ...spinach, ...change }),
      });
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'invalid_body', detail: message, errors: { [field]: [message] } });
      expect(await setup.person.call(ingredients.list)).toEqual([]);
    },
  );

  test.each(['abc', '0', '-1', '1.5', '2147483648', '99999999999', '1e3', '%20', "1';--"])(
    'the malformed id %s is a 4xx',
    async (id) => {
      const { status } = await setup.person.send('DELETE', `/api/ingredients/${encodeURIComponent(id)}`);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );
});
