import { foods } from '@game-plan/contracts/food/foods';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { profile } from '@game-plan/contracts/people/profile';
import { searchedFoods } from '@game-plan/domain/foods/served/served-table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dish } from '#testing/dishes.ts';
import { insertAdmin, insertPerson } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import { synchroniseBuiltInFoods } from './synchronise-built-in-foods.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

describe('the food search over the built-in table', () => {
  let app: TestApp;
  let client: TestClient;
  beforeAll(async () => {
    app = await startTestApp({ hasFoods: true });
    client = await insertAdmin(app);
  });
  afterAll(() => app.close());

  test('shows which of the caller’s own allergens a food contains', async () => {
    const other = await insertPerson(app, 'other');
    await other.call(profile.update, { body: { allergies: ['dairy', 'stone fruit'] } });
    const contains = async (person: TestClient, query: string) => {
      const [first] = await person.call(foods.search, { query: { query } });
      return first?.contains;
    };
    expect(await contains(other, 'butter')).toEqual(['milk']);
    expect(await contains(other, 'peach')).toEqual(['stone fruit']);
    expect(await contains(other, 'rice')).toEqual([]);
    // What is in a dish, its name does not say.
    expect(await contains(other, 'gulab jamun')).toEqual(['milk']);
    expect(await contains(client, 'butter')).toEqual([]);
  });

  test.each([
    ['old fashioned', 'Old fashioned cocktail'],
    ['2 percent milk', 'Reduced fat milk'],
    ['light dressing', 'Light salad dressing'],
    ['light coconut milk', 'Light coconut milk'],
    ['pineapple in syrup', 'Pineapple in syrup'],
    ['infant formula', 'Infant formula'],
  ])('follows the words of %s', async (query, name) => {
    const [first] = await client.call(foods.search, { query: { query } });
    expect(first?.description).toBe(name);
  });

  test('offers servings of the kitchen’s recipes by their names, with the allergens of their lines', async () => {
    const cook = await insertPerson(app, 'cook');
    await cook.call(profile.update, { body: { allergies: ['dairy'] } });
    const lines = [{ name: 'cheddar cheese', amount: '200', unit: 'g', available: true }];
    await cook.call(recipes.create, {
      body: dish('Grandma’s Golden Bake', { servings: 4, calories: 420, ingredients: lines }),
    });
    const search = (query: string, person = cook) => person.call(foods.search, { query: { query } });
    expect(await search('2 servings of grandmas golden b')).toEqual([
      expect.objectContaining({
        description: 'Grandma’s Golden Bake',
        nutrients: expect.objectContaining({ calories: 420 }),
        per: { quantity: 1, unit: 'serving' },
        portion: { quantity: 1, unit: 'serving' },
        portions: [
          { unit: 'serving', grams: 50 },
          { unit: 'g', grams: 1 },
        ],
        source: 'Your recipe',
        contains: ['milk'],
      }),
    ]);
    const typed = '2 eggs, a bowl of grandmas golden bake and toast';
    const named = async (person = cook) =>
      (await person.call(foods.readMeal, { query: { text: typed } })).lines.map(
        ({ food, amount }) => food && `${amount?.quantity} ${amount?.unit} ${food.description}`,
      );
    expect(await named()).toEqual(['2 piece Egg', '1 serving Grandma’s Golden Bake', '1 slice Toast']);
    expect(await named(client)).not.toContain('1 serving Grandma’s Golden Bake');
    const sources = async (query: string, person = cook) =>
      (await search(query, person)).map(({ source }) => source);
    // One word may mean a food, so these come first.
    expect((await sources('golden')).indexOf('Your recipe')).toBeGreaterThan(0);
    expect(await sources('grandmas golden bake', client)).not.toContain('Your recipe');
  });

  const found = async (query: string) => {
    const answer = await client.call(foods.search, { query: { query } });
    return answer.map(({ description }) => description);
  };

  test.each([
    ['egg', 'Egg'],
    ['eggs', 'Egg'],
    ['EGG', 'Egg'],
    ['large egg', 'Egg'],
    ['milk', 'Milk'],
    ['coke', 'Cola'],
    ['courgette', 'Cooked zucchini'],
    ['garbanzo', 'Cooked chickpeas'],
    ['greek yogurt 10% fat', 'Whole milk greek yogurt'],
    ['beef mince 5%', 'Cooked extra lean ground beef'],
    ['garbanzo beans', 'Cooked chickpeas'],
    ['brocoli', 'Cooked broccoli'],
    ['avacado', 'Avocado'],
    ['mlik', 'Milk'],
    ['icecream', 'Ice cream'],
    ['chick', 'Roast chicken'],
    ['blu', 'Blueberries'],
    ['fruit', 'Apple'],
    ['meat', 'Cooked chicken breast'],
    ['jalapeño', 'Jalapeno'],
    ['grilled chicken breast', 'Cooked chicken breast'],
    ['banan', 'Banana'],
    ['café', 'Coffee'],
    ['chicken tikka masala', 'Chicken tikka masala'],
    ['fish and chips', 'Fish and chips'],
    ['müsli', 'Muesli'],
    ['quark', 'Quark'],
    ['risotto', 'Mushroom risotto'],
    ['shawarma', 'Chicken shawarma'],
    ['rice', 'Cooked white rice'],
    ['tuna', 'Canned tuna'],
    ['fish fingers', 'Fish finger'],
    ['chick bre', 'Cooked chicken breast'],
    ['chick br', 'Cooked chicken breast'],
    ['scram egg', 'Scrambled egg'],
    ['red wine glass', 'Red wine'],
    ['decaf', 'Decaf coffee'],
  ])('%s finds %s first', async (query, first) => {
    expect((await found(query))[0]).toBe(first);
  });

  test.each([
    ['white rice', 'Cooked white rice', 'White rice, dry'],
    ['oatmeal', 'Cooked oatmeal', 'Oats, dry'],
    ['chicken breast', 'Cooked chicken breast', 'Chicken breast, raw'],
    ['french fries', 'Fast food french fries', 'French fries, frozen'],
    ['tomato', 'Tomato, raw', 'Tomato, raw'],
    ['fish fingers', 'Fish finger', 'Fish stick'],
  ])('finds for %s: %s in the diary and %s in the kitchen', async (query, diary, kitchen) => {
    expect((await found(query))[0]).toBe(diary);
    const kept = await client.call(foods.search, { query: { query, context: 'kitchen' } });
    expect(kept[0]?.description).toBe(kitchen);
  });

  test.each([
    'pretzel',
    'hash brown',
    '0 percent milk',
    'nasi',
    'jus d’orange',
    'wholemeal',
    '2 fried eggs',
    'carvery',
  ])('shows first what a typed meal means by %s', async (query) => {
    const [first] = await client.call(foods.search, { query: { query } });
    const { lines } = await client.call(foods.readMeal, { query: { text: query } });
    expect(lines.map(({ food }) => food?.description)).toEqual([first?.description]);
  });

  test('finds further foods of the typed name behind the dish that is meant by it', async () => {
    const [fastFood, ...others] = await found('fries');
    expect(fastFood).toBe('Fast food french fries');
    expect(others).toEqual(expect.arrayContaining(['Cooked french fries', 'French fries, frozen']));
    expect(others).not.toContain('Fast food french fries');
  });

  test('returns the state of each food', async () => {
    const [eaten, kept] = await client.call(foods.search, { query: { query: 'white rice' } });
    expect([eaten?.state, kept?.state]).toEqual(['cooked', 'dry']);
  });

  test.each([
    'vegan fish fingers of the moon',
    'egg free meringue',
    'grafton zanthian cheese',
    'prime glorp',
    'kitchen roll',
  ])('%s: finds nothing rather than something else', async (query) => expect(await found(query)).toEqual([]));

  test.each(['xqzwvk', 'eg', '', '   ', '!!!', '??????', 'qqqqqq wwwwww'])(
    '%j finds nothing',
    async (query) => {
      expect(await found(query)).toEqual([]);
    },
  );

  test.each(["a'b:*", "milk' | 'egg", '100%', '\\milk', 'milk & !egg', '(((', "o'brien"])(
    '%j is read as words, not as query syntax',
    async (query) => {
      await expect(found(query)).resolves.toBeInstanceOf(Array);
    },
  );

  test('returns at most ten foods', async () => {
    expect(await found('chicken')).toHaveLength(10);
  });

  test('returns figures per 100 g, portions with weights, the usual portion and the source', async () => {
    const [egg] = await client.call(foods.search, { query: { query: 'egg' } });
    expect(egg).toEqual({
      fdcId: 171287,
      description: 'Egg',
      state: null,
      nutrients: {
        calories: 143,
        protein: 12.56,
        carbs: 0.72,
        fat: 9.51,
        fiber: 0,
        sugar: 0.37,
        saturatedFat: 3.13,
        sodium: 142,
      },
      portions: [
        { unit: 'piece', grams: 50 },
        { unit: 'cup', grams: 243 },
      ],
      portion: { quantity: 2, unit: 'piece' },
      source: 'USDA SR Legacy',
      brand: null,
      contains: [],
    });
  });

  test('requires a session', async () => {
    const answer = await app.client().refused(foods.search, { query: { query: 'egg' } });
    expect(answer.status).toBe(401);
  });

  test('stores the table once, and again only when it has changed', async () => {
    expect(await synchroniseBuiltInFoods(app.db, NOW)).toBe(false);
    await app.db.execute("update food_sets set fingerprint = 'of another version'");
    await app.db.execute("delete from foods where name = 'Egg'");
    expect(await synchroniseBuiltInFoods(app.db, NOW)).toBe(true);
    const { rows } = await app.db.execute('select count(*)::int as count from foods');
    expect(rows).toEqual([{ count: searchedFoods().length }]);
  });
});
