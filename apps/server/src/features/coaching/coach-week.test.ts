import { ownRecipes } from '@game-plan/contracts/kitchen/own-recipes';
import { plan } from '@game-plan/contracts/kitchen/plan';
import { admin } from '@game-plan/contracts/people/admin';
import { auth } from '@game-plan/contracts/people/auth';
import { coach } from '@game-plan/contracts/people/coach';
import { coaching } from '@game-plan/contracts/people/coaching';
import { undo } from '@game-plan/contracts/people/undo';
import { addDays, calendarDay } from '@game-plan/domain/calendar-day';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertAdmin, insertPerson } from '#testing/people.ts';
import { userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { moveIn } from '#testing/rows/kitchens.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const DAY = calendarDay('2026-11-21');
const SUNDAY = addDays(DAY, 1);
const EVERYTHING = { seesDiary: true, seesGoals: true, seesAllergies: true, endsOn: null };
const SOUP = { day: SUNDAY, slot: 'dinner', text: 'lentil soup' } as const;
const OUT = { day: DAY, slot: 'lunch', text: 'Eating out' } as const;

describe('a week that a coach proposes', () => {
  let app: TestApp;
  let now = new Date('2026-11-21T12:00:00Z');
  let host: TestClient;
  let person: TestClient;
  let partner: TestClient;
  let helper: TestClient;
  let rival: TestClient;
  const idOf = async (client: TestClient) => String((await client.call(auth.me)).user.id);
  const setRole = async (client: TestClient, role: 'coach' | 'user') =>
    host.call(admin.changeUser, { params: { id: await idOf(client) }, body: { role } });
  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
    host = await insertAdmin(app);
    person = await insertPerson(app, 'person');
    partner = await insertPerson(app, 'partner');
    helper = await insertPerson(app, 'helper');
    rival = await insertPerson(app, 'rival');
    await setRole(helper, 'coach');
    await setRole(rival, 'coach');
    await moveIn(app.db, {
      guest: await userIdOf(app.db, 'partner'),
      host: await userIdOf(app.db, 'person'),
    });
    await person.call(ownRecipes.create, {
      body: { name: 'Lentil Soup', servings: 4, ingredients: ['200 g lentils'], instructions: ['Boil.'] },
    });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    now = new Date('2026-11-21T12:00:00Z');
    await app.db.execute('delete from coach_consents; delete from coach_weeks; delete from plan_entries');
  });

  const agree = async (change: Partial<typeof EVERYTHING> = {}, to = helper) =>
    person.call(coaching.agree, {
      params: { id: await idOf(to) },
      query: { today: DAY },
      body: { ...EVERYTHING, ...change },
    });
  const proposal = async (body = { message: 'Eat well', entries: [SOUP, OUT] as object[] }) => ({
    params: { id: await idOf(person) },
    body: body as never,
  });
  const propose = async (by = helper) => by.call(coach.proposeWeek, await proposal());
  const refusal = async (by = helper) => (await by.refused(coach.proposeWeek, await proposal())).status;
  const answer = (id: number, taken: number[]) => ({ params: { id: String(id) }, body: { taken } });
  const stateFor = async (by = helper) =>
    (await by.call(coach.day, { params: { id: await idOf(person) }, query: { date: DAY } })).proposedWeek
      ?.state;
  const planned = async () =>
    (await person.call(plan.list, { query: { from: DAY, to: SUNDAY, today: DAY } })).map(
      ({ day, slot, name, servings, eaters, recipe }) => ({
        ...{ day, slot, name, servings, eaters },
        isRecipe: recipe !== null,
      }),
    );

  test('is taken in part: as a recipe of the kitchen where it has one, and Undo lets it wait again', async () => {
    await agree();
    const { id, entries } = await propose();
    expect(entries).toEqual([OUT, SOUP]);
    expect(await person.call(coaching.weeks)).toEqual([
      expect.objectContaining({ id, coachName: 'helper Test', message: 'Eat well', entries }),
    ]);
    expect(await stateFor()).toBe('waiting');
    const { undoId, planned: count } = await person.call(coaching.answerWeek, answer(id, [1]));
    const eaters = [await userIdOf(app.db, 'person')];
    expect(count).toBe(1);
    expect(await planned()).toEqual([
      { day: SUNDAY, slot: 'dinner', name: 'lentil soup', servings: 1, eaters, isRecipe: true },
    ]);
    expect(await stateFor()).toBe('taken');
    expect(await person.call(coaching.weeks)).toEqual([]);
    expect((await person.refused(coaching.answerWeek, answer(id, [0]))).status).toBe(404);

    expect((await partner.refused(undo.run, { params: { id: String(undoId) } })).status).toBe(404);
    await person.call(undo.run, { params: { id: String(undoId) } });
    expect(await planned()).toEqual([]);
    expect(await stateFor()).toBe('waiting');
    await person.call(coaching.answerWeek, answer(id, [0, 1]));
    expect((await planned()).map(({ name, isRecipe }) => [name, isRecipe])).toEqual([
      ['Eating out', false],
      ['lentil soup', true],
    ]);
  });

  test('keeps what has been cooked since when it is undone', async () => {
    await agree();
    const { id } = await propose();
    const { undoId } = await person.call(coaching.answerWeek, answer(id, [0, 1]));
    const entries = await person.call(plan.list, { query: { from: DAY, to: SUNDAY, today: DAY } });
    const soup = entries.find(({ recipe }) => recipe)?.id;
    await person.call(plan.cook, { params: { id: String(soup) }, query: { today: DAY } });
    await person.call(undo.run, { params: { id: String(undoId) } });
    expect((await planned()).map(({ name }) => name)).toEqual(['lentil soup']);
  });

  test('is declined by taking nothing, and a place that it does not have is refused', async () => {
    await agree();
    const { id } = await propose();
    expect((await person.refused(coaching.answerWeek, answer(id, [0, 2]))).status).toBe(400);
    expect(await person.call(coaching.answerWeek, answer(id, []))).toMatchObject({ planned: 0 });
    expect(await stateFor()).toBe('declined');
    expect(await planned()).toEqual([]);
  });

  test('replaces the one before of the same coach, and not that of another', async () => {
    await agree();
    await agree({}, rival);
    const first = await propose();
    const other = await propose(rival);
    const second = await propose();
    expect((await person.call(coaching.weeks)).map(({ id }) => id)).toEqual([other.id, second.id]);
    expect((await person.refused(coaching.answerWeek, answer(first.id, [0]))).status).toBe(404);
    await person.call(coaching.answerWeek, answer(other.id, []));
    expect([await stateFor(), await stateFor(rival)]).toEqual(['waiting', 'declined']);
  });

  test('is planned once, though it is taken twice at once', async () => {
    await agree();
    const { id } = await propose();
    const request = {
      body: JSON.stringify({ taken: [0, 1] }),
      headers: { 'content-type': 'application/json' },
    };
    const take = () => person.send('PUT', `/api/coaching/weeks/${id}`, request);
    const statuses = await Promise.all([take(), take()]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await planned()).toHaveLength(2);
  });

  test('is refused of a coach without consent, a former coach, the client’s household and an admin', async () => {
    expect(await refusal()).toBe(404);
    await agree();
    await propose();
    expect(await refusal(rival)).toBe(404);
    expect(await refusal(partner)).toBe(403);
    expect(await refusal(person)).toBe(403);
    expect(await refusal(host)).toBe(403);
    await setRole(helper, 'user');
    expect(await refusal()).toBe(403);
    expect(await person.call(coaching.weeks)).toEqual([]);
    await setRole(helper, 'coach');
    expect(await person.call(coaching.weeks)).toHaveLength(1);
  });

  test('is neither seen nor answered by another member of the kitchen, another coach or an admin', async () => {
    await agree();
    const { id } = await propose();
    for (const stranger of [partner, helper, rival, host]) {
      expect(await stranger.call(coaching.weeks)).toEqual([]);
      expect((await stranger.refused(coaching.answerWeek, answer(id, [0]))).status).toBe(404);
    }
    expect(await planned()).toEqual([]);
    await agree({}, rival);
    expect(await stateFor(rival)).toBeUndefined();
  });

  test('is hidden once the consent is withdrawn, has ended, or no longer includes diary and goals', async () => {
    await agree({ endsOn: DAY as never });
    const { id } = await propose();
    const isHidden = async (status: number) => {
      expect(await person.call(coaching.weeks)).toEqual([]);
      expect((await person.refused(coaching.answerWeek, answer(id, [0]))).status).toBe(404);
      expect(await refusal()).toBe(status);
    };
    now = new Date('2026-11-22T00:00:01Z');
    await isHidden(404);
    now = new Date('2026-11-21T12:00:00Z');
    for (const change of [{ seesDiary: false }, { seesGoals: false }]) {
      await agree(change);
      await isHidden(403);
      expect(await stateFor()).toBeUndefined();
    }
    await person.call(coaching.withdraw, { params: { id: await idOf(helper) } });
    await isHidden(404);
    expect(await planned()).toEqual([]);
  });

  test.each([
    ['no meal', [], 'Write at least one meal'],
    ['61 meals', Array.from({ length: 61 }, () => SOUP), 'At most 60 meals at once'],
    ['32 days', [OUT, { ...SOUP, day: addDays(DAY, 31) }], 'At most 31 days at once'],
    ['an empty text', [{ ...SOUP, text: ' ' }], 'Write what is planned'],
  ])('is refused with %s', async (_, entries, message) => {
    await agree();
    const { status, body } = await helper.refused(
      coach.proposeWeek,
      await proposal({ message: '', entries }),
    );
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(message);
    expect(await person.call(coaching.weeks)).toEqual([]);
  });
});
