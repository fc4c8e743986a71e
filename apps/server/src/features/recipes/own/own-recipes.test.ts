import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { ownRecipes } from '@game-plan/contracts/kitchen/own-recipes';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { preferences } from '@game-plan/contracts/people/preferences';
import { profile } from '@game-plan/contracts/people/profile';
import { versionOf } from '@game-plan/domain/recipes/own/version-of';
import { describe, expect, onTestFinished, test } from 'vitest';
import { insertHousehold } from '#testing/people.ts';
import { userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { agreeToBeCookedFor } from '#testing/rows/kitchens.ts';
import { setUpApp } from '#testing/set-up-app.ts';
import { startTestApp } from '#testing/test-app.ts';

const DHAL = {
  name: 'Red lentil dhal',
  servings: 4,
  prepTime: 10,
  cookTime: 30,
  ingredients: [
    '250 g red lentils',
    '1 large onion, finely chopped',
    '1 (400g) tin chopped tomatoes',
    'For the topping:',
    '2 tbsp olive oil',
    'salt and pepper, to taste',
  ],
  instructions: ['Fry the onion in the oil.', 'Add the lentils and tomatoes and simmer.'],
};

describe('an own recipe', () => {
  const setup = setUpApp();
  const paramsOf = ({ id }: { id: number }) => ({ id: String(id) });

  test('is saved with its lines, its figures and its labels', async () => {
    const saved = await setup.person.call(ownRecipes.create, { body: { ...DHAL, isFavorite: true } });
    expect(saved).toMatchObject({ name: DHAL.name, isFavorite: true, caloriesArePartial: false });
    expect(saved.ingredients).toMatchObject([
      { name: 'Red lentils', amount: '250', unit: 'g', written: '250 g' },
      { name: 'Onion', amount: '1', unit: 'large', note: 'finely chopped' },
      { name: 'Chopped tomatoes', amount: '1', unit: 'tin', note: '400g' },
      { name: 'Olive oil', amount: '2', unit: 'tbsp', section: 'For the topping' },
      { name: 'Salt', amount: 'to taste', section: 'For the topping' },
      { name: 'Pepper', amount: 'to taste', typed: '' },
    ]);
    // By hand: lentils 895, onion 57, tomatoes 72, oil 239 kcal.
    expect(saved.calories).toBeGreaterThan(290);
    expect(saved.calories).toBeLessThan(345);
    expect(saved.dietaryTags).toEqual(
      expect.arrayContaining(['vegetarian', 'vegan', 'gluten_free', 'dairy_free']),
    );
    expect(saved.isImagePending).toBe(true);
    const vegan = await setup.person.call(recipes.cards, { query: { diets: 'vegan' } });
    expect(vegan.cards).toMatchObject([{ name: DHAL.name }]);
  });

  test.each([
    ['9 tablespoons honey', '9 tbsp'],
    ['10 tsp baking powder', '10 tsp'],
    ['1/16 tsp cayenne', '1/16 tsp'],
    ['9 cups chopped kale', '9 cups'],
    ['40 oz vegetable stock', '40 oz'],
    ['12 tablespoons/170 g soft butter', '12 tbsp'],
  ])('shows %j as it was typed, before and after saving', async (line, written) => {
    const body = { ...DHAL, name: line, ingredients: [line] };
    const preview = await setup.person.call(ownRecipes.preview, { body });
    expect(preview.lines[0]?.foods).toMatchObject([{ written }]);
    const saved = await setup.person.call(ownRecipes.create, { body });
    expect(saved.ingredients).toMatchObject([{ written }]);
  });

  test('counts only the frying oil that the food absorbs', async () => {
    const body = { ...DHAL, servings: 1, ingredients: ['1 litre sunflower oil for deep frying'] };
    const { calories } = await setup.person.call(ownRecipes.preview, { body });
    expect(calories).toBeGreaterThan(0);
    expect(calories).toBeLessThan(1000);
  });

  test.each([
    ['an ingredient', { ingredients: [...DHAL.ingredients, '100 g feta'] }, 'dairy'],
    ['a step', { instructions: ['Simmer. Serve with buttered naan.'] }, 'gluten'],
  ])('is not vegan, and is left out for an allergy, by %s', async (_, change, allergen) => {
    const saved = await setup.person.call(ownRecipes.create, { body: { ...DHAL, ...change } });
    expect(saved.dietaryTags).not.toContain('vegan');
    expect(saved.allergens).toContain(allergen);
  });

  test('claims no diet when an ingredient is not known', async () => {
    const saved = await setup.person.call(ownRecipes.create, {
      body: { ...DHAL, ingredients: [...DHAL.ingredients, '5 g zorblax'] },
    });
    expect(saved.dietaryTags).toEqual([]);
    expect(saved.caloriesArePartial).toBe(true);
  });

  test('is compared with the inventory', async () => {
    await setup.person.call(ingredients.create, {
      body: { name: 'Red lentils', category: 'pantry', quantity: '1', unit: 'kg' },
    });
    const saved = await setup.person.call(ownRecipes.create, { body: DHAL });
    expect(saved.ingredients.map(({ available }) => available).slice(0, 2)).toEqual([true, false]);
  });

  test('is edited: changed lines change its figures and labels, and its picture is drawn anew', async () => {
    const saved = await setup.person.call(ownRecipes.create, { body: { ...DHAL, isFavorite: true } });
    const edited = await setup.person.call(ownRecipes.update, {
      params: paramsOf(saved),
      body: { ...DHAL, name: 'Creamy dhal', ingredients: [...DHAL.ingredients, '200 ml cream'] },
    });
    expect(edited).toMatchObject({
      id: saved.id,
      name: 'Creamy dhal',
      isFavorite: true,
      isImagePending: true,
    });
    expect(edited.calories).toBeGreaterThan(saved.calories ?? 0);
    expect(edited.dietaryTags).not.toContain('vegan');
    expect(await setup.person.call(recipes.read, { params: paramsOf(saved) })).toEqual(edited);
  });

  test('keeps lines that were never typed, and their figures, when only its steps are edited', async () => {
    const body = {
      name: 'Toast',
      servings: 1,
      calories: 123,
      ingredients: [{ name: 'Sourdough bread', amount: '2', unit: 'slice', available: false }],
    };
    const saved = await setup.person.call(recipes.create, { body });
    const edited = await setup.person.call(ownRecipes.update, {
      params: paramsOf(saved),
      body: {
        name: 'Toast',
        servings: 1,
        ingredients: ['2 slice Sourdough bread'],
        instructions: ['Toast it.'],
      },
    });
    expect(edited).toMatchObject({ calories: 123, instructions: ['Toast it.'] });
    expect(edited.ingredients).toEqual(saved.ingredients);
  });

  test('is not replaced by who began with an older version, unless they insist', async () => {
    const saved = await setup.person.call(ownRecipes.create, { body: DHAL });
    const seenVersion = versionOf(saved);
    const params = paramsOf(saved);
    // A favorite is no other version.
    await setup.person.call(recipes.update, { params, body: { isFavorite: true } });
    await setup.person.call(ownRecipes.update, { params, body: { ...DHAL, name: 'First', seenVersion } });
    const refused = await setup.person.refused(ownRecipes.update, {
      params,
      body: { ...DHAL, name: 'Second', seenVersion },
    });
    expect(refused.status).toBe(409);
    expect(await setup.person.call(recipes.read, { params })).toMatchObject({ name: 'First' });
    await setup.person.call(ownRecipes.update, { params, body: { ...DHAL, name: 'Second' } });
    expect(await setup.person.call(recipes.read, { params })).toMatchObject({ name: 'Second' });
  });

  test('another user’s is 404, and stays as it was', async () => {
    const saved = await setup.person.call(ownRecipes.create, { body: DHAL });
    const other = await setup.newPerson();
    const refused = await other.refused(ownRecipes.update, {
      params: paramsOf(saved),
      body: { ...DHAL, name: 'Mine' },
    });
    expect(refused.status).toBe(404);
    expect(await setup.person.call(recipes.read, { params: paramsOf(saved) })).toMatchObject({
      name: DHAL.name,
    });
  });

  test.each([
    ['a blank name', { name: ' ' }, 'name'],
    ['no ingredient', { ingredients: [] }, 'ingredients'],
    ['half a serving', { servings: 1.5 }, 'servings'],
    ['a time below zero', { cookTime: -1 }, 'cookTime'],
  ])('%s is refused with a sentence for its field', async (_, change, field) => {
    const { status, body: problem } = await setup.person.refused(ownRecipes.create, {
      body: { ...DHAL, ...change },
    });
    expect(status).toBe(400);
    expect(Object.keys(problem.errors ?? {})).toContain(field);
  });
});

describe('a preview', () => {
  const setup = setUpApp();
  const preview = (change: object = {}) =>
    setup.person.call(ownRecipes.preview, { body: { ...DHAL, ...change } });

  test('names a saved recipe of the same name', async () => {
    const person = await setup.newPerson();
    const named = (name: string) => person.call(ownRecipes.preview, { body: { ...DHAL, name } });
    expect((await named(DHAL.name)).sameName).toBeNull();
    const { id } = await person.call(ownRecipes.create, { body: DHAL });
    expect((await named(DHAL.name.toUpperCase())).sameName).toEqual({ id, name: DHAL.name });
    expect((await named(`${DHAL.name} again`)).sameName).toBeNull();
    const other = await setup.newPerson();
    expect((await other.call(ownRecipes.preview, { body: DHAL })).sameName).toBeNull();
  });

  test('says what each line is read as, and what does not count', async () => {
    const { lines, calories, knownShare } = await preview({
      ingredients: ['250 g red lentils', '40 g zorblax', 'salt', 'For the sauce:', '2 tbsp olive oil'],
    });
    expect(lines).toMatchObject([
      { heading: null, foods: [{ name: 'Red lentils', written: '250 g', grams: 250, state: 'counted' }] },
      { foods: [{ name: 'Zorblax', state: 'unknown', grams: null }] },
      { foods: [{ name: 'Salt', state: 'no amount' }] },
      { heading: 'For the sauce', foods: [] },
      { foods: [{ name: 'Olive oil', state: 'counted' }] },
    ]);
    expect(calories).toBeGreaterThan(250);
    expect(knownShare).toBeGreaterThan(0.8);
    expect(knownShare).toBeLessThan(1);
  });

  test('saves nothing', async () => {
    await preview();
    expect(await setup.person.call(recipes.list)).toEqual([]);
  });

  test('warns of what the person must not have, and of what is not known', async () => {
    await setup.person.call(profile.update, { body: { allergies: ['dairy'] } });
    await setup.person.call(preferences.update, { body: { dietaryRestrictions: ['vegan'] } });
    const { caution } = await preview({
      ingredients: ['100 g feta', '2 tbsp olive oil', '1 zorblax'],
      instructions: ['Drizzle with honey.'],
    });
    expect(caution).toEqual({
      foods: [{ name: 'Feta', against: ['milk', 'vegan'] }],
      mentions: ['Drizzle with honey'],
      diets: [],
      unknown: ['Zorblax'],
    });
    expect((await preview()).caution).toEqual({ foods: [], mentions: [], diets: [], unknown: [] });
  });
});

test('a preview names members who agreed to be cooked for, and not what they must not have', async () => {
  const app = await startTestApp();
  onTestFinished(() => app.close());
  const [ada, ben] = await insertHousehold(app, 'ada', 'ben');
  await ben.call(profile.update, { body: { allergies: ['dairy'] } });
  const preview = (line: string) => ada.call(ownRecipes.preview, { body: { ...DHAL, ingredients: [line] } });
  expect((await preview('100 g feta')).notFor).toEqual([]);
  await agreeToBeCookedFor(app.db, await userIdOf(app.db, 'ben'));
  expect(await preview('100 g feta')).toMatchObject({ notFor: ['ben'], caution: { foods: [] } });
  expect((await preview('100 g lentils')).notFor).toEqual([]);
});

test('a member of the kitchen sees, edits and removes what another one wrote; favorites stay personal', async () => {
  const app = await startTestApp();
  onTestFinished(() => app.close());
  const [ada, ben] = await insertHousehold(app, 'ada', 'ben');
  const { id } = await ada.call(ownRecipes.create, { body: { ...DHAL, isFavorite: true } });
  const params = { id: String(id) };
  const edited = await ben.call(ownRecipes.update, { params, body: { ...DHAL, name: 'Our dhal' } });
  expect(edited).toMatchObject({ name: 'Our dhal', isFavorite: false });
  expect(await ada.call(recipes.read, { params })).toMatchObject({ name: 'Our dhal', isFavorite: true });
  await ben.call(recipes.remove, { params });
  expect(await ada.call(recipes.list)).toEqual([]);
});

describe('a pasted text', () => {
  const setup = setUpApp();

  test('is taken apart', async () => {
    const text =
      'Dhal\nServes 4\n\nIngredients\n- 250 g red lentils\n\nMethod\n1. Simmer.\n\nNotes\nFreezes well.';
    expect(await setup.person.call(ownRecipes.readText, { body: { text } })).toMatchObject({
      name: 'Dhal',
      servings: 4,
      ingredients: ['250 g red lentils'],
      steps: ['Simmer.'],
      left: ['Freezes well.'],
    });
  });

  test('is refused if it is a book', async () => {
    const text = 'a '.repeat(20_000);
    expect((await setup.person.refused(ownRecipes.readText, { body: { text } })).status).toBe(400);
  });

  test.each([ownRecipes.readText, ownRecipes.preview])('needs somebody signed in', async ({ path }) => {
    expect((await setup.app.client().send('POST', path, { body: '{}' })).status).toBe(401);
  });
});
