import { admin } from '@game-plan/contracts/people/admin';
import { auth } from '@game-plan/contracts/people/auth';
import { coach } from '@game-plan/contracts/people/coach';
import { coaching } from '@game-plan/contracts/people/coaching';
import { goals } from '@game-plan/contracts/people/goals';
import { preferences } from '@game-plan/contracts/people/preferences';
import { profile } from '@game-plan/contracts/people/profile';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertAdmin, insertPerson } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const day = calendarDay;
const SHARED = { seesDiary: true, seesGoals: true, seesAllergies: true, endsOn: null };

/** 600 kcal and 500 g protein, for a girl of 14. */
const FEW =
  '600 kcal a day is less than the 1,800 that a girl of 14 needs even without sports. Under 18, a doctor or dietitian should decide.';
const MUCH = '500 g protein is 333% of 600 kcal; 10% to 30% is the accepted range at 14 years.';
const NORA = { gender: 'female' as const, dateOfBirth: '2012-05-01T00:00:00.000Z', height: 160, weight: 50 };

describe('goals', () => {
  let app: TestApp;
  let helper: TestClient;
  let helperId: string;
  let now = NOON;
  const idOf = async (client: TestClient) => String((await client.call(auth.me)).user.id);
  beforeAll(async () => {
    app = await startTestApp({ now: () => now });
    const host = await insertAdmin(app);
    helper = await insertPerson(app, 'helper');
    helperId = await idOf(helper);
    await host.call(admin.changeUser, { params: { id: helperId }, body: { role: 'coach' } });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    now = NOON;
  });

  const agree = (client: TestClient, change: Partial<typeof SHARED> = {}) =>
    client.call(coaching.agree, {
      params: { id: helperId },
      query: { today: day('2026-11-21') },
      body: { ...SHARED, ...change },
    });
  const inForce = async (client: TestClient, from: string, to: string) =>
    (await client.call(goals.list, { query: { startDate: day(from), endDate: day(to) } })).map(
      ({ from: begun, calories }) => [begun, calories],
    );

  describe('by the day they begin', () => {
    test('a change applies from the person’s own today; earlier days keep theirs', async () => {
      const person = await insertPerson(app, 'changer');
      expect(await inForce(person, '2026-11-01', '2026-11-30')).toEqual([['2026-11-01', 2000]]);
      await person.call(preferences.update, { body: { dailyCalorieGoal: 1800 } });
      now = new Date('2026-11-24T23:30:00Z');
      // Already the 25th where this person is.
      await person.call(profile.update, {
        query: { today: day('2026-11-25') },
        body: { targetCalories: 2200 },
      });
      expect(await inForce(person, '2026-11-01', '2026-11-30')).toEqual([
        ['2026-11-01', 2000],
        ['2026-11-21', 1800],
        ['2026-11-25', 2200],
      ]);
      expect(await inForce(person, '2026-11-24', '2026-11-24')).toEqual([['2026-11-24', 1800]]);
      expect(await inForce(person, '1990-01-01', '1990-01-02')).toEqual([['1990-01-01', 2000]]);
      expect(await person.call(preferences.get)).toMatchObject({ targetCalories: 2200 });
      // Without the profile's goal the preference is in force again.
      await person.call(profile.update, {
        query: { today: day('2026-11-25') },
        body: { targetCalories: null },
      });
      expect(await inForce(person, '2026-11-25', '2026-11-30')).toEqual([['2026-11-25', 1800]]);
    });

    test('the last change of a day counts, and what changes no goal begins nothing', async () => {
      const person = await insertPerson(app, 'often');
      for (const dailyFatGoal of [60, 70, 80])
        await person.call(preferences.update, { body: { dailyFatGoal } });
      await person.call(preferences.update, { body: { dislikes: ['olives'] } });
      await person.call(profile.update, { body: { notes: 'Hello' } });
      const all = await person.call(goals.list, {
        query: { startDate: day('2026-11-20'), endDate: day('2026-11-30') },
      });
      expect(all.map(({ from, fat }) => [from, fat])).toEqual([
        ['2026-11-20', 65],
        ['2026-11-21', 80],
      ]);
    });

    test('a day that is today nowhere is taken for today, so that nobody changes the past', async () => {
      const person = await insertPerson(app, 'forger');
      await person.call(preferences.update, {
        query: { today: day('2026-01-01') },
        body: { dailyCalorieGoal: 1800 },
      });
      expect(await inForce(person, '2026-01-01', '2026-12-31')).toEqual([
        ['2026-01-01', 2000],
        ['2026-11-21', 1800],
      ]);
    });

    test('a coach’s view of a past day and week has the goals of then', async () => {
      const person = await insertPerson(app, 'client');
      await agree(person);
      const params = { id: await idOf(person) };
      await person.call(preferences.update, { body: { dailyCalorieGoal: 1900 } });
      now = new Date('2026-11-23T12:00:00Z');
      const body = { calories: 2100, protein: 100, carbs: 260, fat: 70 };
      expect(await helper.call(coach.setGoals, { params, body })).toMatchObject(body);
      expect(await helper.call(coach.day, { params, query: { date: day('2026-11-22') } })).toMatchObject({
        goals: { calories: 1900 },
        currentGoals: { calories: 2100 },
      });
      expect(await helper.call(coach.day, { params, query: { date: day('2026-11-23') } })).toMatchObject({
        goals: { calories: 2100 },
      });
    });

    test('are visible only to their owner', async () => {
      const query = { startDate: day('2026-11-01'), endDate: day('2026-11-30') };
      expect((await app.client().refused(goals.list, { query })).status).toBe(401);
    });
  });

  describe('that are not safe', () => {
    const body = { dailyCalorieGoal: 600, dailyProteinGoal: 500 };
    const targets = { targetCalories: 600, targetProtein: 500 };
    const byCoach = { calories: 600, protein: 500, carbs: 250, fat: 65 };

    test('are refused in the same words by every way, until they are confirmed', async () => {
      const nora = await insertPerson(app, 'nora');
      await nora.call(profile.update, { body: NORA });
      await agree(nora);
      const params = { id: await idOf(nora) };
      for (const refused of [
        await nora.refused(preferences.update, { body }),
        await nora.refused(preferences.create, { body }),
        await nora.refused(profile.update, { body: targets }),
        await helper.refused(coach.setGoals, { params, body: byCoach }),
      ]) {
        expect(refused).toMatchObject({ status: 409, body: { code: 'unconfirmed' } });
        expect(refused.body.warnings?.map(({ message }) => message)).toEqual([FEW, MUCH]);
        expect(refused.body.detail).toBe(`${FEW} ${MUCH}`);
      }
      expect(await nora.call(preferences.get)).toMatchObject({ targetCalories: 2000 });
      const saved = await nora.call(preferences.update, { query: { confirmed: 'true' }, body });
      expect(saved).toMatchObject({ targetCalories: 600, targetProtein: 500 });
      expect(saved.warnings?.map(({ message }) => message)).toEqual(expect.arrayContaining([FEW, MUCH]));
      // What has been confirmed is not asked again by a change that has nothing to do with it.
      await nora.call(profile.update, { query: { confirmed: 'false' }, body: { notes: 'Hello' } });
    });

    test('are refused of an age that is entered later, too', async () => {
      const person = await insertPerson(app, 'later');
      await person.call(preferences.update, { body });
      const change = { dateOfBirth: NORA.dateOfBirth };
      const refused = await person.refused(profile.update, { query: { confirmed: 'false' }, body: change });
      expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('a child of 14')]);
      // A program may store what a person says of themselves, and reads the warnings.
      const { warnings } = await person.call(profile.update, { body: change });
      expect(warnings).toContainEqual(expect.objectContaining({ level: 'dangerous' }));
    });

    test('for anybody are stored with warnings by a program that does not ask, and refused to one that does', async () => {
      const person = await insertPerson(app, 'anybody');
      const message =
        '600 kcal a day is less than 1,200, the least that is advised without a doctor or dietitian.';
      const asked = { query: { confirmed: 'false' as const }, body: { targetCalories: 600 } };
      const refused = await person.refused(profile.update, asked);
      expect([refused.status, refused.body.detail]).toEqual([409, message]);
      const stored = await person.call(profile.update, { body: { targetCalories: 600 } });
      expect(stored.targetCalories).toBe(600);
      expect(stored.warnings).toContainEqual(expect.objectContaining({ level: 'unsafe', message }));
    });

    test.each([
      ['Pregnant since May', /pregnancy or breast-feeding/, { targetCalories: 1500 }],
      ['kidney disease', /advised with kidney disease/, { targetProtein: 150 }],
    ])('with %j in the notes are refused by name', async (notes, named, change) => {
      const person = await insertPerson(app, notes.slice(0, 8));
      await person.call(profile.update, { body: { notes } });
      const refused = await person.refused(profile.update, { body: change });
      expect([refused.status, refused.body.detail]).toEqual([409, expect.stringMatching(named)]);
    });

    test('are told to a coach without what the client does not share', async () => {
      const person = await insertPerson(app, 'private');
      await person.call(profile.update, { body: { notes: 'Pregnant', weight: 60, height: 170 } });
      await agree(person, { seesAllergies: false });
      const params = { id: await idOf(person) };
      const goalsOfCoach = { calories: 1500, protein: 60, carbs: 200, fat: 50 };
      const hidden = await helper.refused(coach.setGoals, { params, body: goalsOfCoach });
      expect(hidden.status).toBe(409);
      expect(hidden.body.detail).toMatch(/^These goals are not advised for this client/);
      expect(JSON.stringify(hidden.body)).not.toMatch(/pregnan|MedlinePlus/i);
      await agree(person);
      const shown = await helper.refused(coach.setGoals, { params, body: goalsOfCoach });
      expect(shown.body.detail).toContain('with pregnancy or breast-feeding');
      const query = { confirmed: 'true' as const };
      await helper.call(coach.setGoals, { params, query, body: goalsOfCoach });
      expect(await person.call(preferences.get)).toMatchObject({ targetCalories: 1500 });
    });

    test('a body that nobody has is asked about', async () => {
      const person = await insertPerson(app, 'tiny');
      const change = { dateOfBirth: '1990-01-01T00:00:00.000Z', height: 3 };
      const query = { confirmed: 'false' as const };
      const refused = await person.refused(profile.update, { query, body: change });
      expect([refused.status, refused.body.detail]).toEqual([
        409,
        'No adult is as short as 3 cm. Please check it.',
      ]);
      expect((await person.call(auth.me)).profile).toBeNull();
      await person.call(preferences.update, { body: { units: 'us' } });
      const inInches = await person.refused(profile.update, { query, body: change });
      expect(inInches.body.detail).toBe('No adult is as short as 0 ft 1.2 in. Please check it.');
    });
  });
});
