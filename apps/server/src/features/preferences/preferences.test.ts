import { auth } from '@game-plan/contracts/people/auth';
import { preferences } from '@game-plan/contracts/people/preferences';
import { profile } from '@game-plan/contracts/people/profile';
import { USUAL_AT_HOME } from '@game-plan/domain/at-home/at-home';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAdmin, insertPerson } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

describe('preferences', () => {
  let app: TestApp;
  let host: TestClient;
  beforeAll(async () => {
    app = await startTestApp();
    host = await insertAdmin(app);
  });
  afterAll(() => app.close());

  test('goals come from the health profile, else the preferences, else the defaults', async () => {
    const person = await insertPerson(app, 'eater');
    expect(await person.call(preferences.get)).toMatchObject({
      dailyCalorieGoal: 2000,
      targetCalories: 2000,
      targetProtein: 150,
      targetCarbs: 250,
      targetFat: 65,
      updatedAt: null,
    });
    await person.call(preferences.create, { body: { dailyCalorieGoal: 1800, dailyProteinGoal: 120 } });
    await person.call(preferences.update, { body: { dailyFatGoal: 70 } });
    await person.call(profile.update, { body: { targetCalories: 2200 } });
    expect(await person.call(preferences.get)).toMatchObject({
      dailyCalorieGoal: 1800,
      targetCalories: 2200,
      targetProtein: 120,
      targetCarbs: 250,
      targetFat: 70,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    await person.call(profile.update, { body: { targetCalories: null } });
    expect(await person.call(preferences.get)).toMatchObject({ targetCalories: 1800 });
  });

  test('and profile are visible only to their owner', async () => {
    const person = await insertPerson(app, 'first');
    const other = await insertPerson(app, 'second');
    await person.call(profile.update, { body: { allergies: ['nuts', 'kiwi'], height: 172.5 } });
    await person.call(preferences.update, { body: { dietaryRestrictions: ['vegan'] } });
    expect((await person.call(auth.me)).profile).toMatchObject({
      allergies: ['nuts', 'kiwi'],
      height: 172.5,
    });
    expect((await other.call(auth.me)).profile).toBeNull();
    expect((await other.call(preferences.get)).dietaryRestrictions).toEqual([]);
    expect((await app.client().refused(preferences.get)).status).toBe(401);
  });

  test.each([
    ['nothing', {}, {}, false],
    ['lactose intolerance, in own words', { allergies: ['lactose intolerant'] }, {}, true],
    ['an allergy to nuts', { allergies: ['nuts'] }, {}, false],
    ['a vegan diet', {}, { dietaryRestrictions: ['vegan' as const] }, true],
    ['a dislike', {}, { dislikes: ['milk'] }, true],
  ])('milk is avoided for %s: as the safety rules have it', async (what, health, diets, avoidsMilk) => {
    const person = await insertPerson(app, `milk ${what.length}`);
    await person.call(profile.update, { body: health });
    await person.call(preferences.update, { body: diets });
    expect((await person.call(preferences.get)).avoidsMilk).toBe(avoidsMilk);
  });

  test('dislikes are a separate list, visible only to their owner', async () => {
    const person = await insertPerson(app, 'picky');
    await person.call(preferences.update, { body: { dietaryRestrictions: ['vegan'] } });
    await person.call(preferences.update, { body: { dislikes: [' Mushrooms ', 'olives'] } });
    expect(await person.call(preferences.get)).toMatchObject({
      dietaryRestrictions: ['vegan'],
      dislikes: ['Mushrooms', 'olives'],
    });
    expect((await host.call(preferences.get)).dislikes).toEqual([]);
    await person.call(preferences.update, { body: { dislikes: [] } });
    expect((await person.call(preferences.get)).dislikes).toEqual([]);
  });

  test.each([
    ['a blank one', [' ']],
    ['one that is no text', [7]],
    ['one that is no word', ['x'.repeat(101)]],
    ['too many', Array.from({ length: 51 }, (_, at) => `food ${at}`)],
  ])('dislikes with %s are refused, and the stored ones stay', async (_, dislikes) => {
    await host.call(preferences.update, { body: { dislikes: ['olives'] } });
    const refused = await host.send('PUT', preferences.update.path, { body: JSON.stringify({ dislikes }) });
    expect(refused.status).toBe(400);
    expect((await host.call(preferences.get)).dislikes).toEqual(['olives']);
    await host.call(preferences.update, { body: { dislikes: [] } });
  });

  test('‘always at home’ is the default four until it is changed', async () => {
    const person = await insertPerson(app, 'stocker');
    expect((await person.call(preferences.get)).atHome).toEqual([...USUAL_AT_HOME]);
    await person.call(preferences.update, { body: { dislikes: ['olives'] } });
    expect((await person.call(preferences.get)).atHome).toEqual([...USUAL_AT_HOME]);

    const body = { atHome: [' Salt', 'garlic', 'salt', 'Soy   sauce'] };
    expect((await person.call(preferences.update, { body })).atHome).toEqual(['Salt', 'garlic', 'Soy sauce']);
    expect(await person.call(preferences.create, { body: { atHome: [] } })).toMatchObject({
      atHome: [],
      dislikes: ['olives'],
    });
    await person.call(preferences.update, { body: { dailyFatGoal: 70 } });
    expect((await person.call(preferences.get)).atHome).toEqual([]);
    expect((await host.call(preferences.get)).atHome).toEqual([...USUAL_AT_HOME]);
  });

  test.each([
    ['a blank name', ['salt', ' '], 'Type a food first'],
    ['a name that is too long', ['x'.repeat(101)], 'At most 100 characters'],
    ['too many', Array.from({ length: 101 }, (_, at) => `food ${at}`), 'At most 100 in this list'],
    ['no list', 'salt', 'Send a list of names'],
  ])('‘always at home’ with %s is refused, and the stored list stays', async (_, atHome, detail) => {
    await host.call(preferences.update, { body: { atHome: ['rice'] } });
    const refused = await host.send('PUT', preferences.update.path, { body: JSON.stringify({ atHome }) });
    expect(refused).toMatchObject({ status: 400, body: { detail } });
    expect((await host.call(preferences.get)).atHome).toEqual(['rice']);
    await host.call(preferences.update, { body: { atHome: [...USUAL_AT_HOME] } });
  });

  test.each([
    ['height', 0],
    ['height', 301],
    ['targetCalories', 499],
    ['sleepGoal', 13],
    ['waterIntakeGoal', -1],
    ['weight', '70'],
  ])('%s of %s is refused', async (field, value) => {
    const { status, body } = await host.send('PUT', profile.update.path, {
      body: JSON.stringify({ [field]: value }),
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });
});
