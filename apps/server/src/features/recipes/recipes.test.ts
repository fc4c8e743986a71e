import { meals } from '@game-plan/contracts/food/meals';
import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { preferences } from '@game-plan/contracts/people/preferences';
import { profile } from '@game-plan/contracts/people/profile';
import { calendarDay } from '@game-plan/domain/calendar-day';
import { carriesAllergy } from '@game-plan/domain/safety/allergy/allergens';
import { describe, expect, test } from 'vitest';
import { setUpApp } from '#testing/set-up-app.ts';

const soup = {
  name: 'Tomato Soup',
  servings: 2,
  instructions: ['Simmer.'],
  ingredients: [{ name: 'tomato', amount: '3', unit: 'piece', available: true }],
};

const KITCHEN = [
  ['Eggs', 'protein', '8', 'piece'],
  ['Baby spinach', 'vegetable', '1', 'bunch'],
  ['Chicken breast', 'protein', '1.5', 'lb'],
  ['Cheddar', 'dairy', '200', 'g'],
  ['Rice', 'grain', '1', 'kg'],
  ['Tomatoes', 'vegetable', '4', 'piece'],
  ['Onion', 'vegetable', '2', 'piece'],
  ['Garlic', 'vegetable', '6', 'clove'],
  ['Shrimp', 'protein', '300', 'g'],
  ['Peanut butter', 'pantry', '1', 'cup'],
  ['Chickpeas', 'pantry', '2', 'cup'],
  ['Banana', 'fruit', '3', 'piece'],
] as const;

describe('recipes', () => {
  let seed = 0;
  const setup = setUpApp({
    randomSeed: () => {
      seed += 1;
      return seed;
    },
  });

  async function fillKitchen() {
    for (const [name, category, quantity, unit] of KITCHEN) {
      await setup.person.call(ingredients.create, { body: { name, category, quantity, unit } });
    }
  }

  test('the cooked weight can be stored and cleared', async () => {
    const { id } = await setup.person.call(recipes.create, { body: soup });
    const params = { id: String(id) };
    const kept = await setup.person.call(recipes.update, { params, body: { cookedGrams: 1200 } });
    expect(kept).toMatchObject({ cookedGrams: 1200, isFavorite: false });
    await setup.person.call(recipes.update, { params, body: { isFavorite: true } });
    expect(await setup.person.call(recipes.read, { params })).toMatchObject({
      cookedGrams: 1200,
      isFavorite: true,
    });
    await setup.person.call(recipes.update, { params, body: { cookedGrams: null } });
    expect((await setup.person.call(recipes.read, { params })).cookedGrams).toBeNull();
    const other = await setup.newPerson();
    expect((await other.refused(recipes.update, { params, body: { cookedGrams: 1 } })).status).toBe(404);
  });

  test('a single recipe says what its ingredients come to, in grams and per serving', async () => {
    const { id, contents } = await setup.person.call(recipes.create, { body: soup });
    expect(contents).toMatchObject({ grams: 369, fiber: 2.2 });
    const params = { id: String(id) };
    expect((await setup.person.call(recipes.read, { params })).contents).toEqual(contents);
    expect((await setup.person.call(recipes.list))[0]?.contents).toBeUndefined();
  });

  test('is scaled to other servings and units, also in its steps, with what the kitchen has of that much', async () => {
    await fillKitchen();
    const body = {
      servings: 2,
      to: 2,
      instructions: ['Boil 200 g rice.'],
      ingredients: [
        { name: 'Eggs', amount: '8', unit: 'piece', available: false },
        { name: 'Rice', amount: '200', unit: 'g', available: true },
      ],
    };
    const us = await setup.person.call(recipes.scale, { body: { ...body, units: 'us' } });
    expect(us.shown).toMatchObject([{ written: '8', available: false }, { written: '7 oz' }]);
    expect(us.steps).toEqual(['Boil 7 oz rice.']);
    expect(us.scaled[1]).toMatchObject({ amount: '200', unit: 'g' });
    const four = await setup.person.call(recipes.scale, { body: { ...body, to: 4 } });
    expect(four.scaled).toMatchObject([
      { amount: '16', available: false, shortfall: { amount: '8', unit: 'piece' } },
      { amount: '400', available: true },
    ]);
    expect(four.steps).toEqual(['Boil 400 g rice.']);
  });

  test('a saved recipe is listed, found by name, description or ingredient, and marked as favourite', async () => {
    const {
      contents: _,
      publicPath: __,
      madePhotos: ___,
      versions: ____,
      ...saved
    } = await setup.person.call(recipes.create, {
      body: { ...soup, isFavorite: true },
    });
    await setup.person.call(recipes.create, { body: { ...soup, name: '100% Rye', ingredients: [] } });
    const found = async (search: string) =>
      (await setup.person.call(recipes.list, { query: { search } })).map(({ name }) => name);
    expect(await found('soup')).toEqual(['Tomato Soup']);
    expect(await found('TOMATO')).toEqual(['Tomato Soup']);
    expect(await found('0%')).toEqual(['100% Rye']);
    expect(await found('_')).toEqual([]);
    expect(await setup.person.call(recipes.list, { query: { favorites: 'true' } })).toEqual([saved]);
    const params = { id: String(saved.id) };
    expect(await setup.person.call(recipes.update, { params, body: { isFavorite: false } })).toMatchObject({
      isFavorite: false,
    });
    expect(await setup.person.call(recipes.list, { query: { favorites: 'true' } })).toEqual([]);
  });

  test.each([
    ['5" tin', ['Flan "à la" mère']],
    ['"À LA"', ['Flan "à la" mère']],
    ['\\', ['Flan "à la" mère']],
    ['tin, large', ['Flan "à la" mère']],
    ['cream', ['Flan "à la" mère']],
    ['cream egg', ['Flan "à la" mère']],
    ['eggs cream', ['Flan "à la" mère']],
    ['creams', ['Flan "à la" mère']],
    ['cream leek', []],
    ['","', []],
    ['["', []],
    ['la" mère whipped', ['Flan "à la" mère']],
    ['mere', ['Flan "à la" mère']],
    ['CRÈAM ëggs', ['Flan "à la" mère']],
    ["mum's cream", ['Flan "à la" mère']],
    ['mum’s', ['Flan "à la" mère']],
    ['mums', ['Flan "à la" mère']],
    ["d'or", ['Flan "à la" mère']],
    ['cream & egg', ['Flan "à la" mère']],
    ['cream and egg', ['Flan "à la" mère']],
    ['and', []],
  ])(
    'a search for %j matches each word literally in name, description or ingredients',
    async (search, names) => {
      const person = await setup.newPerson();
      await person.call(recipes.create, {
        body: {
          ...soup,
          name: 'Flan "à la" mère',
          description: 'Mum’s d’or: whipped \\ baked in a 5" tin, large',
          ingredients: [
            { amount: '1', unit: 'cup', name: 'Cream', available: false },
            { amount: '2', unit: 'piece', name: 'egg', available: false },
          ],
        },
      });
      const found = await person.call(recipes.list, { query: { search } });
      expect(found.map(({ name }) => name)).toEqual(names);
    },
  );

  test('another user’s recipe is 404', async () => {
    const { id } = await setup.person.call(recipes.create, { body: soup });
    const other = await setup.newPerson();
    const params = { id: String(id) };
    expect((await other.refused(recipes.update, { params, body: { isFavorite: true } })).status).toBe(404);
    expect((await other.refused(recipes.remove, { params })).status).toBe(404);
    expect(await other.call(recipes.list)).toEqual([]);
    const theirs = await other.refused(shoppingList.create, { body: { name: 'tomato', recipeId: id } });
    expect(theirs.status).toBe(404);
  });

  test.each([
    ['all known', [], { calories: 364, caloriesArePartial: false }],
    ['mostly known', [['100', 'zorblax']], { calories: 364, caloriesArePartial: true }],
    ['hardly known', [['900', 'zorblax']], { calories: null, caloriesArePartial: false }],
  ] as const)(
    'a recipe without calories gets the sum of its ingredients’: %s',
    async (_, others, expected) => {
      const lines = [['1000', 'all purpose flour'], ...others] as const;
      const saved = await setup.person.call(recipes.create, {
        body: {
          name: 'Dough',
          servings: 10,
          ingredients: lines.map(([amount, name]) => ({ name, amount, unit: 'g', available: true })),
        },
      });
      expect(saved).toMatchObject(expected);
    },
  );

  test.each([
    ['that are said', ['keto'], 'rice', ['keto']],
    ['of its ingredients if none are said', undefined, 'rice', ['vegan', 'dairy_free']],
    ['of its ingredients if none are said', undefined, 'butter', ['vegetarian']],
    ['none if it is said to have none', [], 'rice', []],
    ['none if an ingredient is not known', undefined, 'zorblax', []],
  ] as const)('a recipe has the diets %s', async (_, dietaryTags, name, expected) => {
    const { dietaryTags: saved } = await setup.person.call(recipes.create, {
      body: {
        ...soup,
        ingredients: [...soup.ingredients, { name, amount: '200', unit: 'g', available: false }],
        ...(dietaryTags && { dietaryTags: [...dietaryTags] }),
      },
    });
    expect(saved).toEqual(expect.arrayContaining([...expected]));
    if (expected.length === 0) expect(saved).toEqual([]);
    expect(saved.includes('vegan')).toBe(dietaryTags === undefined && name === 'rice');
  });

  test('removing a recipe keeps its items on the shopping list', async () => {
    const { id } = await setup.person.call(recipes.create, { body: soup });
    await setup.person.call(shoppingList.create, {
      body: { name: 'tomato', category: 'recipes', recipeId: id },
    });
    await setup.person.call(recipes.remove, { params: { id: String(id) } });
    expect(await setup.person.call(recipes.list)).toEqual([]);
    expect(await setup.person.call(shoppingList.list)).toMatchObject([{ name: 'tomato', recipeId: null }]);
  });

  describe('several recipes', () => {
    const saveNamed = async (...names: string[]) => {
      const ids: number[] = [];
      for (const name of names)
        ids.push((await setup.person.call(recipes.create, { body: { ...soup, name, isFavorite: true } })).id);
      return ids;
    };
    const namesOf = async () => (await setup.person.call(recipes.list)).map(({ name }) => name);

    test('are removed at once, all or none', async () => {
      const [one = 0, two = 0, three = 0] = await saveNamed('One', 'Two', 'Three');
      await setup.person.call(recipes.removeSeveral, { body: { ids: [three, one, one] } });
      expect(await namesOf()).toEqual(['Two']);
      const { status } = await setup.person.refused(recipes.removeSeveral, { body: { ids: [two, one] } });
      expect(status).toBe(404);
      expect(await namesOf()).toEqual(['Two']);
    });

    test('another kitchen’s recipe is 404 and stays, and so do one’s own beside it', async () => {
      const [id = 0] = await saveNamed('One');
      const other = await setup.newPerson();
      const { id: theirs } = await other.call(recipes.create, { body: soup });
      const { status } = await other.refused(recipes.removeSeveral, { body: { ids: [theirs, id] } });
      expect(status).toBe(404);
      expect(await other.call(recipes.list)).toHaveLength(1);
      expect(await namesOf()).toEqual(['One']);
    });

    test('are one at least and a hundred at most', async () => {
      for (const ids of [[], Array.from({ length: 101 }, (_, index) => index + 1)])
        expect((await setup.person.refused(recipes.removeSeveral, { body: { ids } })).status).toBe(400);
    });
  });

  test('six to eight ideas use the kitchen’s food, and the next request gives others', async () => {
    await fillKitchen();
    const first = await setup.person.call(recipes.generate);
    const second = await setup.person.call(recipes.generate);
    expect(first.length).toBeGreaterThanOrEqual(6);
    expect(first.length).toBeLessThanOrEqual(8);
    expect(second.map(({ name }) => name)).not.toEqual(first.map(({ name }) => name));
    for (const idea of first) {
      expect(typeof idea.id).toBe('string');
      expect(idea.ingredients.some(({ available }) => available)).toBe(true);
      expect(idea.instructions.length).toBeGreaterThan(0);
    }
  });

  test('ideas respect allergies and diets of the profile', async () => {
    await fillKitchen();
    const allergies = ['shellfish', 'eggs', 'banana'];
    await setup.person.call(profile.update, { body: { allergies } });
    await setup.person.call(preferences.update, { body: { dietaryRestrictions: ['gluten_free'] } });
    for (let click = 0; click < 5; click += 1) {
      const ideas = await setup.person.call(recipes.generate);
      expect(ideas.length).toBeGreaterThan(0);
      for (const idea of ideas) {
        expect(idea.dietaryTags).toContain('gluten_free');
        for (const { name } of idea.ingredients) expect(carriesAllergy(name, allergies)).toBe(false);
      }
    }
  });

  test('an idea can be saved unchanged', async () => {
    await fillKitchen();
    const [idea] = await setup.person.call(recipes.generate);
    if (!idea) throw new Error('No idea came');
    const { id, reason, source, notice, dishKey, ...body } = idea;
    expect(reason).not.toBe('');
    const saved = await setup.person.call(recipes.create, { body: { ...body, isFavorite: true } });
    expect(saved).toMatchObject({ ...body, isFavorite: true });
    expect(typeof saved.id).toBe('number');
  });

  test('ideas fit the hour and give a reason, with the protein that is left for the day', async () => {
    await fillKitchen();
    const today = calendarDay('2026-11-21');
    const shake = {
      name: 'Shake',
      quantity: 1,
      unit: 'piece',
      calories: 400,
      protein: 100,
      carbs: 0,
      fat: 0,
    };
    await setup.person.call(meals.create, { body: { type: 'lunch', date: today, foods: [shake] } });
    const query = { today, hour: '18' };
    const reasons = (await setup.person.call(recipes.generate, { query })).map(({ reason }) => reason);
    expect(reasons.join()).toMatch(/of the 50 g protein left today/);
  });

  test.each(['24', '-1', '7.5', 'noon'])('hour %s is refused', async (hour) => {
    expect((await setup.person.send('GET', `${recipes.generate.path}?hour=${hour}`)).status).toBe(400);
  });

  test('an empty kitchen gives no ideas and no error', async () => {
    expect(await setup.person.call(recipes.generate)).toEqual([]);
  });

  test.each([
    ['no servings', { servings: undefined }],
    ['zero servings', { servings: 0 }],
    ['half a serving', { servings: 1.5 }],
    ['a number beyond all numbers', { calories: '1e309' }],
    ['a nameless ingredient', { ingredients: [{ ...soup.ingredients[0], name: ' ' }] }],
    ['ingredients that are no list', { ingredients: 'tomato' }],
    ['a blank name', { name: '' }],
  ])('%s is refused', async (_, change) => {
    const { status } = await setup.person.send('POST', recipes.create.path, {
      body: JSON.stringify({ ...soup, ...change }),
    });
    expect(status).toBe(400);
    expect(await setup.person.call(recipes.list)).toEqual([]);
  });
});
