import { meals } from '@game-plan/contracts/food/meals';
import { activity } from '@game-plan/contracts/people/activity';
import { admin } from '@game-plan/contracts/people/admin';
import { auth } from '@game-plan/contracts/people/auth';
import { coach } from '@game-plan/contracts/people/coach';
import { coaching } from '@game-plan/contracts/people/coaching';
import { preferences } from '@game-plan/contracts/people/preferences';
import { profile } from '@game-plan/contracts/people/profile';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertAdmin, insertPerson } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const DAY = calendarDay('2026-11-21');
const EVERYTHING = { seesDiary: true, seesGoals: true, seesAllergies: true, endsOn: null };
const EGG = { name: 'Egg', quantity: 2, unit: 'piece', calories: 143, protein: 12.6, carbs: 0.7, fat: 9.5 };

describe('a coach', () => {
  let app: TestApp;
  let host: TestClient;
  let now = new Date('2026-11-21T12:00:00Z');
  let person: TestClient;
  let other: TestClient;
  let helper: TestClient;
  const idOf = async (client: TestClient) => String((await client.call(auth.me)).user.id);
  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
    host = await insertAdmin(app);
    person = await insertPerson(app, 'person');
    other = await insertPerson(app, 'other');
    helper = await insertPerson(app, 'helper');
    await host.call(admin.changeUser, { params: { id: await idOf(helper) }, body: { role: 'coach' } });
    await person.call(profile.update, { body: { allergies: ['nuts'], targetCalories: 2100 } });
    await person.call(preferences.update, { body: { dietaryRestrictions: ['vegan'] } });
    await person.call(meals.create, { body: { type: 'lunch', date: DAY, foods: [EGG] } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    now = new Date('2026-11-21T12:00:00Z');
    await app.db.execute('delete from coach_consents; delete from day_comments');
  });

  const agree = async (client: TestClient, change: Partial<typeof EVERYTHING> = {}) =>
    client.call(coaching.agree, {
      params: { id: await idOf(helper) },
      query: { today: DAY },
      body: { ...EVERYTHING, ...change },
    });
  const look = async (client = person) =>
    helper.send('GET', `/api/coach/clients/${await idOf(client)}/day?date=${DAY}`);

  test('sees nothing of users without consent', async () => {
    await agree(other);
    expect((await helper.call(coach.clients)).map(({ username }) => username)).toEqual(['other']);
    expect((await look()).status).toBe(404);
    const params = { id: await idOf(person) };
    const body = { calories: 1500, protein: 100, carbs: 150, fat: 50 };
    expect((await helper.refused(coach.setGoals, { params, body })).status).toBe(404);
    const comment = { date: DAY, text: 'Hello' };
    expect((await helper.refused(coach.comment, { params, body: comment })).status).toBe(404);
    expect((await person.call(auth.me)).profile?.targetCalories).toBe(2100);
  });

  test('sees only what the consent includes, and each view is recorded', async () => {
    await agree(person, { seesGoals: false, seesAllergies: false });
    const shown = await helper.call(coach.day, { params: { id: await idOf(person) }, query: { date: DAY } });
    expect(shown).toMatchObject({
      client: { username: 'person', seesDiary: true, seesGoals: false },
      goals: null,
      eats: null,
      diary: { meals: [{ totalCalories: 143 }], week: [{ date: DAY, calories: 143 }] },
    });
    await agree(person, { seesDiary: false });
    expect((await look()).body).toMatchObject({
      diary: null,
      goals: { calories: 2100, protein: 150 },
      eats: { allergies: ['nuts'], diets: ['vegan'] },
    });
    expect((await person.call(coaching.read)).lastLook).toMatchObject({ coachName: 'helper Test' });
    expect((await other.call(coaching.read)).lastLook).toBeNull();
    const looks = (await host.call(admin.activity)).filter(({ action }) => action === 'coach_looked');
    expect(looks).toEqual([expect.objectContaining({ adminName: 'helper', targetName: 'person' })]);
  });

  test('sees the last days of all clients as far as they share them, which is recorded once', async () => {
    await agree(person, { seesGoals: false });
    await agree(other, { seesDiary: false, seesGoals: false });
    const log = (date: string, calories: number) =>
      person.call(meals.create, {
        body: { type: 'dinner', date: calendarDay(date), foods: [{ ...EGG, calories }] },
      });
    for (const [date, calories] of [
      ['2026-11-13', 9000],
      ['2026-11-14', 1000],
      ['2026-11-20', 400],
      ['2026-11-20', 1600],
      ['2026-11-22', 9000],
    ] as const) {
      await log(date, calories);
    }
    const query = { today: DAY };
    const progress = await helper.call(coach.progress, { query });
    expect(progress).toMatchObject([
      { client: { username: 'other' }, goals: null, diary: null },
      {
        client: { username: 'person' },
        goals: null,
        diary: { lastLoggedOn: DAY, daysLogged: 2, average: { calories: 1500, protein: 18.9 } },
      },
    ]);
    expect((await person.call(coaching.read)).lastLook).toMatchObject({ coachName: 'helper Test' });
    expect((await other.call(coaching.read)).lastLook).toBeNull();
    await helper.call(coach.progress, { query });
    const looks = (await host.call(admin.activity)).filter(({ action }) => action === 'coach_viewed_clients');
    expect(looks).toEqual([expect.objectContaining({ adminName: 'helper', targetName: null })]);

    await agree(person, { seesDiary: false });
    expect(await helper.call(coach.progress, { query })).toMatchObject([
      {},
      { goals: { calories: 2100 }, diary: null },
    ]);
    // The days before today are measured by the goals of then.
    await agree(person);
    expect(await helper.call(coach.progress, { query })).toMatchObject([
      {},
      { goals: { calories: 2000 }, diary: { daysLogged: 2 } },
    ]);
    await agree(person, { seesDiary: false });
    await person.call(coaching.withdraw, { params: { id: await idOf(helper) } });
    expect(await helper.call(coach.progress, { query })).toMatchObject([{ client: { username: 'other' } }]);
    expect((await person.refused(coach.progress, { query })).status).toBe(403);
  });

  test('whose account is deleted is named by username to the person they looked at', async () => {
    const former = await insertPerson(app, 'former');
    const id = await idOf(former);
    await host.call(admin.changeUser, { params: { id }, body: { role: 'coach' } });
    await person.call(coaching.agree, { params: { id }, query: { today: DAY }, body: EVERYTHING });
    await former.call(coach.day, { params: { id: await idOf(person) }, query: { date: DAY } });
    expect((await person.call(coaching.read)).lastLook).toMatchObject({ coachName: 'former Test' });
    await host.call(admin.deleteUser, { params: { id } });
    expect((await person.call(coaching.read)).lastLook).toMatchObject({ coachName: 'former' });
  });

  test('loses access with withdrawal at the next request, and after the consent’s last day', async () => {
    await agree(person, { endsOn: DAY as never });
    expect((await look()).status).toBe(200);
    now = new Date('2026-11-22T00:00:01Z');
    expect((await look()).status).toBe(404);
    expect(await helper.call(coach.clients)).toEqual([]);
    now = new Date('2026-11-21T12:00:00Z');
    expect((await look()).status).toBe(200);
    await person.call(coaching.withdraw, { params: { id: await idOf(helper) } });
    expect((await look()).status).toBe(404);
    const again = await person.refused(coaching.withdraw, { params: { id: await idOf(helper) } });
    expect(again.status).toBe(404);
  });

  test('who is demoted or inactive sees nobody', async () => {
    await agree(person);
    const params = { id: await idOf(helper) };
    await host.call(admin.changeUser, { params, body: { role: 'user' } });
    expect((await look()).status).toBe(403);
    expect((await person.call(coaching.read)).coaches).toEqual([]);
    await host.call(admin.changeUser, { params, body: { role: 'coach' } });
    expect((await look()).status).toBe(200);
  });

  test('sets goals that the client sees, and comments on a day', async () => {
    await agree(person);
    const params = { id: await idOf(person) };
    const goals = { calories: 1900, protein: 120, carbs: 200, fat: 60 };
    expect(await helper.call(coach.setGoals, { params, body: goals })).toMatchObject(goals);
    expect(await person.call(preferences.get)).toMatchObject({ targetCalories: 1900, targetProtein: 120 });
    const written = await helper.call(coach.comment, { params, body: { date: DAY, text: ' Well done ' } });
    expect(written).toMatchObject({ coachName: 'helper Test', text: 'Well done', date: DAY });
    const query = { date: DAY };
    expect(await person.call(coaching.comments, { query })).toEqual([written]);
    expect(await other.call(coaching.comments, { query })).toEqual([]);
    expect((await look()).body).toMatchObject({ comments: [{ text: 'Well done' }] });
    const news = { kind: 'coach_commented', subject: DAY, by: 'helper Test' };
    const recent = await person.call(activity.recent);
    expect(recent).toContainEqual(expect.objectContaining(news));
    const change = { kind: 'coach_set_goals', subject: '', by: 'helper Test' };
    expect(recent).toContainEqual(expect.objectContaining(change));
    expect(await other.call(activity.recent)).toEqual([]);
    const comment = { id: String(written.id) };
    expect((await other.refused(coaching.removeComment, { params: comment })).status).toBe(404);
    await person.call(coaching.removeComment, { params: comment });
    expect(await person.call(coaching.comments, { query })).toEqual([]);
  });

  test('takes back a comment of their own, and no other', async () => {
    await agree(person);
    await agree(other);
    const id = await idOf(person);
    const write = (text: string) => helper.call(coach.comment, { params: { id }, body: { date: DAY, text } });
    const wrong = await write('Meant for other');
    const kept = await write('Well done');
    await app.db.execute(`update day_comments set coach_id = 0 where id = ${kept.id}`);
    const view = { params: { id }, query: { date: DAY } };
    expect((await helper.call(coach.day, view)).comments).toMatchObject([
      { text: 'Meant for other', isYours: true },
      { text: 'Well done', isYours: false },
    ]);
    const at = (commentId: number, clientId = id) => ({
      params: { id: clientId, commentId: String(commentId) },
    });
    expect((await helper.refused(coach.removeComment, at(kept.id))).status).toBe(404);
    expect((await helper.refused(coach.removeComment, at(wrong.id, await idOf(other)))).status).toBe(404);
    await helper.call(coach.removeComment, at(wrong.id));
    expect(await person.call(coaching.comments, { query: { date: DAY } })).toMatchObject([
      { text: 'Well done' },
    ]);
    await person.call(coaching.withdraw, { params: { id: await idOf(helper) } });
    expect((await helper.refused(coach.removeComment, at(kept.id))).status).toBe(404);
  });

  test('can neither set goals nor comment on a diary that the consent excludes', async () => {
    await agree(person, { seesGoals: false, seesDiary: false });
    const params = { id: await idOf(person) };
    const body = { calories: 1500, protein: 100, carbs: 150, fat: 50 };
    expect((await helper.refused(coach.setGoals, { params, body })).status).toBe(403);
    const comment = { date: DAY, text: 'Hello' };
    expect((await helper.refused(coach.comment, { params, body: comment })).status).toBe(403);
  });

  test.each([
    [
      'nothing',
      { seesDiary: false, seesGoals: false, seesAllergies: false },
      'Choose what the coach may see',
    ],
    ['an end that has passed', { endsOn: '2026-11-20' as never }, 'Choose today or a later day'],
  ])('consent to %s is refused', async (_, change, detail) => {
    const call = {
      params: { id: await idOf(helper) },
      query: { today: DAY },
      body: { ...EVERYTHING, ...change },
    };
    expect(await person.refused(coaching.agree, call)).toMatchObject({ status: 400, body: { detail } });
    expect((await person.call(coaching.read)).consents).toEqual([]);
  });

  test('is required: consent to a user who is no coach, or to oneself, is refused', async () => {
    for (const client of [other, person, host]) {
      const call = { params: { id: await idOf(client) }, query: { today: DAY }, body: EVERYTHING };
      expect((await person.refused(coaching.agree, call)).status).toBe(404);
    }
  });
});
