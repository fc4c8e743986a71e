import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { kitchens } from '@game-plan/contracts/kitchen/kitchens';
import { ledger } from '@game-plan/contracts/kitchen/ledger';
import { auth } from '@game-plan/contracts/people/auth';
import { undo } from '@game-plan/contracts/people/undo';
import { addDays, calendarDay, daysBetween } from '@game-plan/domain/calendar-day';
import { seededRandom } from '@game-plan/domain/random';
import { describe, expect, test } from 'vitest';
import { kitchenOf, userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { recountStock } from '#testing/rows/stock.ts';
import { setUpApp } from '#testing/set-up-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import { foldedTo, foldLogHandler } from './fold-log.ts';

const FIRST = calendarDay('2026-05-10');
const TODAY = calendarDay('2026-11-29');
const MONTHS = ['2026-05-31', '2026-06-30', '2026-07-15', '2026-09-01', '2026-11-29'].map(calendarDay);
const FOODS = ['Milk', 'milk', 'Flour', 'Rice'];

describe('the log of months that are over', () => {
  const setup = setUpApp();
  const fold = () =>
    foldLogHandler({ db: setup.app.db, now: () => new Date(`${TODAY}T12:00:00`) }).run(
      {},
      { isFirst: true, isLast: false, signal: new AbortController().signal },
    );
  const userOf = async (who: TestClient) => userIdOf(setup.app.db, (await who.call(auth.me)).user.username);
  const recount = async (who = setup.person) =>
    recountStock(setup.app.db, await kitchenOf(setup.app.db, await userOf(who)));
  const months = (who = setup.person) =>
    Promise.all(MONTHS.map((day) => who.call(ledger.read, { query: { today: TODAY, day } })));
  const isOld = ({ day }: { readonly day: string }) => day < foldedTo(TODAY);
  const add = (name: string, day: string, who = setup.person) =>
    who.call(ingredients.create, {
      query: { today: calendarDay(day) },
      body: { name, category: 'pantry', quantity: '100.1', unit: 'g' },
    });

  test('is folded to a row for each food, kind and month, and every month says what it said', async () => {
    const random = seededRandom(3);
    for (let at = 0; at < 60; at += 1) {
      const day = addDays(FIRST, Math.floor(random() * daysBetween(FIRST, TODAY)));
      const card = await add(FOODS[at % FOODS.length] ?? '', day);
      const params = { params: { id: String(card.id) } };
      const body = { quantity: (random() * 100).toFixed(3) };
      if (at % 3 > 0) await setup.person.call(ingredients.update, { ...params, query: { today: day }, body });
      if (at % 4 > 0) {
        const why = at % 4 === 1 ? 'eaten' : 'thrown away';
        const { undoId } = await setup.person.call(ingredients.remove, {
          ...params,
          query: { today: day, why },
        });
        if (at % 8 > 5) await setup.person.call(undo.run, { params: { id: String(undoId) } });
      }
    }
    const before = await recount();
    const shown = await months();
    await fold();
    const after = await recount();
    expect(await months()).toEqual(shown);
    expect(after.logged).toEqual(before.logged);
    expect(after.logged).toEqual(after.there);
    const keys = after.log
      .filter(isOld)
      .map(({ name, unit, kind, day }) => `${name} ${unit} ${kind} ${day.slice(0, 7)}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(before.log.filter(isOld).length).toBeGreaterThan(keys.length);
    expect(after.log.filter((row) => !isOld(row))).toEqual(before.log.filter((row) => !isOld(row)));
    await fold();
    expect((await recount()).log).toEqual(after.log);
  });

  test('that a new member brings is folded, too', async () => {
    const guest = await setup.newPerson();
    await add('Milk', '2026-05-11');
    await fold();
    for (const day of ['2026-06-01', '2026-06-02']) await add('Milk', day, guest);
    await setup.person.call(kitchens.invite, {
      body: { username: (await guest.call(auth.me)).user.username },
    });
    const [invitation] = await guest.call(kitchens.invitations);
    await guest.call(kitchens.accept, { params: { id: String(invitation?.id) }, body: { bring: true } });
    await fold();
    const { log, logged, there } = await recount();
    expect(logged).toEqual(there);
    expect(log.filter(isOld).map(({ day, amount }) => [day, amount])).toEqual([
      ['2026-05-01', 100.1],
      ['2026-06-01', 200.2],
    ]);
  });

  test('is nobody else’s', async () => {
    const other = await setup.newPerson();
    await add('Milk', '2026-05-11');
    await add('Rice', '2026-05-11', other);
    await fold();
    expect((await months(other))[0]?.lines.map(({ name }) => name)).toEqual(['Rice']);
  });
});
