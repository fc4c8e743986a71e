import { kitchens } from '@game-plan/contracts/kitchen/kitchens';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { preferences } from '@game-plan/contracts/people/preferences';
import { profile } from '@game-plan/contracts/people/profile';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { IDEA_DAY, stock } from '#testing/model/recipe-ideas.ts';
import { insertHousehold, insertPerson } from '#testing/people.ts';
import { userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { agreeToBeCookedFor, moveIn } from '#testing/rows/kitchens.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import { findIdeaHistory } from './idea-history-queries.ts';

describe('ideas for several eaters', () => {
  let app: TestApp;
  let ada: TestClient;
  let ben: TestClient;
  let benId: number;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    await app.empty();
    [ada, ben] = await insertHousehold(app, 'ada', 'ben');
    benId = await userIdOf(app.db, 'ben');
    await stock(ada, [
      ['protein', 'Eggs', '24', 'piece'],
      ['grain', 'Rice', '3', 'kg'],
      ['dairy', 'Butter', '1', 'kg'],
      ['dairy', 'Cheddar', '1', 'kg'],
      ['vegetable', 'Onions', '2', 'kg'],
      ['vegetable', 'Potatoes', '4', 'kg'],
      ['vegetable', 'Bell pepper', '8', 'piece'],
    ]);
    await ben.call(profile.update, { body: { allergies: ['dairy', 'sunchoke'], targetCalories: 3000 } });
    await ben.call(preferences.update, { body: { dislikes: ['bell pepper'] } });
  });
  afterAll(() => app.close());

  const ideasOf = (client: TestClient, notFor?: string) =>
    client.call(recipes.generate, {
      query: { today: IDEA_DAY, hour: '18', ...(notFor !== undefined && { notFor }) },
    });
  const foodsIn = (ideas: Awaited<ReturnType<typeof ideasOf>>) =>
    ideas.flatMap(({ ingredients }) => ingredients.map(({ name }) => name.toLowerCase()));

  test('ignore members who have not agreed to be cooked for', async () => {
    const ideas = await ideasOf(ada);
    expect(foodsIn(ideas).some((name) => /cheddar|butter/.test(name))).toBe(true);
    expect(ideas.every(({ eaters }) => eaters === undefined)).toBe(true);
  });

  test('respect each eater’s limits, serve all, and name portions by goals', async () => {
    await agreeToBeCookedFor(app.db, benId);
    const ideas = await ideasOf(ada);
    expect(ideas.length).toBeGreaterThan(3);
    expect(foodsIn(ideas).filter((name) => /cheddar|butter|milk|cheese|bell pepper/.test(name))).toEqual([]);
    for (const { servings, eaters } of ideas) {
      expect(eaters).toEqual([
        { name: 'ada', servings: 1, leavesSomethingOut: false },
        { name: 'ben', servings: 1.5, leavesSomethingOut: true },
      ]);
      expect(servings).toBeGreaterThanOrEqual(3);
    }
  });

  test('are for the chosen members, ignoring unknown ids', async () => {
    await agreeToBeCookedFor(app.db, benId);
    const without = await ideasOf(ada, `${benId},999999`);
    expect(foodsIn(without).some((name) => /cheddar|butter/.test(name))).toBe(true);
    expect(without.every(({ eaters }) => eaters === undefined)).toBe(true);
    const forBen = await ideasOf(ada, String(await userIdOf(app.db, 'ada')));
    expect(forBen[0]?.eaters).toMatchObject([{ name: 'ben' }]);
    expect(foodsIn(forBen).filter((name) => /cheddar|butter/.test(name))).toEqual([]);
    expect(await ada.refused(recipes.generate, { query: { notFor: 'ben' } })).toMatchObject({ status: 400 });
  });

  test('are by default for those chosen last, until one of them leaves', async () => {
    await agreeToBeCookedFor(app.db, benId);
    const left = await ada.call(kitchens.agree, { body: { notCookedFor: [benId, 999_999] } });
    expect(left).toMatchObject({ notCookedFor: [benId] });
    expect((await ideasOf(ada))[0]?.eaters).toBeUndefined();
    expect((await ideasOf(ada, ''))[0]?.eaters).toHaveLength(2);
    expect(await ben.call(kitchens.read)).not.toHaveProperty('notCookedFor');
    await ben.call(kitchens.leave);
    expect(await ada.call(kitchens.read)).not.toHaveProperty('notCookedFor');
  });

  test('reveal nothing of another member’s health, in the answer and in the downloadable history', async () => {
    await agreeToBeCookedFor(app.db, benId);
    await ada.call(profile.update, { body: { allergies: ['moonfruit'] } });
    await ada.call(preferences.update, { body: { dislikes: ['PKU', 'olives'] } });
    const ideas = await ideasOf(ada);
    expect(ideas[0]?.matchedByName).toEqual(['moonfruit']);
    expect(ideas[0]?.notMadeFor).toEqual(['PKU']);
    expect(JSON.stringify(ideas)).not.toMatch(/sunchoke|3000/);
    const history = await readIdeaWords(app, await userIdOf(app.db, 'ada'));
    expect(history).toContainEqual(expect.stringMatching(/^limits: /));
    expect(history.join(' ')).not.toMatch(/sunchoke|dairy|allergy|dislike/);
  });

  test('ignore a member who has left, from the next request', async () => {
    await agreeToBeCookedFor(app.db, benId);
    expect((await ideasOf(ada))[0]?.eaters).toHaveLength(2);
    await moveIn(app.db, { guest: benId, host: await userIdOf(app.db, await insertNamed('cleo')) });
    expect((await ideasOf(ada))[0]?.eaters).toBeUndefined();
  });

  async function insertNamed(name: string): Promise<string> {
    await insertPerson(app, name);
    return name;
  }
  async function readIdeaWords({ db }: TestApp, userId: number): Promise<readonly string[]> {
    return (await findIdeaHistory(db, userId))?.kitchen ?? [];
  }
});
