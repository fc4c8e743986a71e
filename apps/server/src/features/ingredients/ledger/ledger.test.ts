import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { ledger } from '@game-plan/contracts/kitchen/ledger';
import { prices } from '@game-plan/contracts/kitchen/prices';
import { addDays, calendarDay } from '@game-plan/domain/calendar-day';
import { describe, expect, test } from 'vitest';
import { setUpApp } from '#testing/set-up-app.ts';

const NOVEMBER = calendarDay('2026-11-10');
const today = calendarDay('2026-12-02');

describe('the ledger', () => {
  const setup = setUpApp();
  const params = (id: number) => ({ params: { id: String(id) } });
  const add = (name: string, quantity: string, on = NOVEMBER, more: object = {}) =>
    setup.person.call(ingredients.create, {
      query: { today: on },
      body: { name, category: 'dairy', quantity, unit: 'ml', ...more },
    });
  const eat = (card: { id: number; quantity: string; unit: 'ml' }, left: string, on: string) =>
    setup.person.call(ingredients.use, {
      query: { today: calendarDay(on) },
      body: { items: [{ ...card, left }] },
    });
  const read = (day: string) => setup.person.call(ledger.read, { query: { today, day: calendarDay(day) } });

  test('shows for each month what came, was eaten, thrown away, and is there', async () => {
    const nothing = { lines: [], wastedGrams: 0, wastedCost: null, since: null };
    expect(await read('2026-11-30')).toEqual(nothing);
    const milk = { ...(await add('Milk', '1000')), unit: 'ml' as const };
    await eat(milk, '600', '2026-11-20');
    await eat({ ...milk, quantity: '600' }, '500', '2026-12-01');
    await setup.person.call(ingredients.update, {
      ...params(milk.id),
      query: { today },
      body: { quantity: '450' },
    });
    await setup.person.call(ingredients.remove, { ...params(milk.id), query: { today, why: 'thrown away' } });
    expect(await read('2026-11-30')).toMatchObject({
      lines: [{ name: 'Milk', unit: 'ml', before: 0, came: 1000, eaten: 400, wasted: 0, there: 600 }],
      since: '2026-11-01',
    });
    const december = await read('2026-12-31');
    expect(december.lines).toMatchObject([
      { name: 'Milk', unit: 'ml', before: 600, came: 0, eaten: 100, wasted: 450, unexplained: -50, there: 0 },
    ]);
    expect(december.wastedGrams).toBeGreaterThan(450);
    expect((await read('2026-10-01')).lines).toEqual([]);
    const other = await setup.newPerson();
    expect(await other.call(ledger.read, { query: { today } })).toMatchObject({ lines: [], since: null });
  });

  test('says what food that was thrown away cost if enough of it is known', async () => {
    const milk = await add('Milk', '1000');
    const discard = (card: { id: number }) =>
      setup.person.call(ingredients.remove, {
        ...params(card.id),
        query: { today: NOVEMBER, why: 'thrown away' },
      });
    await discard(milk);
    expect(await read(NOVEMBER)).toMatchObject({ wastedCost: null, lines: [{ centsOfOne: null }] });
    const milkPrice = { name: 'milk', quantity: '2', unit: 'l', cents: 290 };
    await setup.person.call(prices.create, {
      body: { shop: '', boughtOn: NOVEMBER, foods: [milkPrice] },
    });
    const { wastedCost, lines } = await read(NOVEMBER);
    expect(wastedCost).toEqual({ cents: 145, knownShare: 1 });
    expect(lines).toMatchObject([{ name: 'Milk', centsOfOne: 0.145, wasted: 1000 }]);
    await discard(await add('Saffron cake', '300', NOVEMBER, { unit: 'g' }));
    expect((await read(NOVEMBER)).wastedCost).toEqual({ cents: 145, knownShare: expect.closeTo(0.775, 2) });
    await discard(await add('Saffron cake', '5000', NOVEMBER, { unit: 'g' }));
    expect((await read(NOVEMBER)).wastedCost).toBeNull();
    const other = await setup.newPerson();
    expect((await other.call(ledger.read, { query: { today } })).wastedCost).toBeNull();
  });

  test('says how long what is usually bought lasts', async () => {
    const lasts = async () => (await setup.person.call(ledger.forecast, { query: { today } })).lasts;
    for (const at of [0, 1]) {
      const milk = { ...(await add('Milk', '1000', addDays(NOVEMBER, at * 10))), unit: 'ml' as const };
      expect(await lasts()).toEqual([]);
      for (const [step, left] of ['500', '0'].entries())
        await eat(
          { ...milk, quantity: step === 0 ? '1000' : '500' },
          left,
          addDays(NOVEMBER, at * 10 + 1 + step),
        );
    }
    // 2 l in 22 days, 1 l at a time.
    expect(await lasts()).toEqual([{ name: 'Milk', unit: 'ml', amount: 1000, days: 11 }]);
  });

  test('foresees what runs out, and asks after what would be gone by now, until somebody has looked', async () => {
    const milk = { ...(await add('Milk', '2000')), unit: 'ml' as const };
    const steps = ['1600', '1200', '800', '400'];
    for (const [at, left] of steps.entries())
      await eat({ ...milk, quantity: steps[at - 1] ?? '2000' }, left, addDays(NOVEMBER, 1 + at * 5));
    await add('Cheddar', '200', NOVEMBER, { unit: 'g' });
    await add('Butter', '250', addDays(today, -3), { unit: 'g' });
    const forecast = (on = today) => setup.person.call(ledger.forecast, { query: { today: on } });
    // 1600 ml in 20 days, last on November 26: gone on December 1.
    expect(await forecast()).toMatchObject({
      runsOut: [],
      mayBeGone: [{ name: 'Cheddar' }, { name: 'Milk' }],
    });
    expect((await forecast(calendarDay('2026-11-27'))).runsOut).toMatchObject([
      { name: 'Milk', quantity: '400', on: '2026-11-30' },
    ]);
    await setup.person.call(ledger.count, { ...params(milk.id), query: { today } });
    const { runsOut, mayBeGone } = await forecast();
    expect(mayBeGone).toMatchObject([{ name: 'Cheddar' }]);
    expect(runsOut).toMatchObject([{ name: 'Milk' }]);
  });
});
