import type { QueryInput } from '@game-plan/contracts/endpoint';
import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { type RecipeCardsPage, recipes } from '@game-plan/contracts/kitchen/recipes';
import { beforeEach, describe, expect, test } from 'vitest';
import { setUpApp } from '#testing/set-up-app.ts';

const line = (name: string) => ({ name, amount: '1', unit: 'cup', available: true });
const recipe = (name: string, fields: object = {}) => ({
  name,
  servings: 2,
  instructions: ['Cook.'],
  ingredients: [line('rice')],
  ...fields,
});

const MEANT: Readonly<Record<string, string>> = {
  'penut buter': 'peanut butter',
  skuwers: 'skewers',
  'granpas evening': 'grandpa’s evening',
  humuss: 'humus',
};

describe('recipe cards', () => {
  const setup = setUpApp();

  const save = (...all: ReturnType<typeof recipe>[]) =>
    Promise.all(all.map((body) => setup.person.call(recipes.create, { body })));
  const saveInOrder = async (...names: string[]) => {
    for (const name of names) await save(recipe(name));
  };
  const read = (query: QueryInput<typeof recipes.cards> = {}): Promise<RecipeCardsPage> =>
    setup.person.call(recipes.cards, { query });
  const names = (page: RecipeCardsPage) => page.cards.map(({ name }) => name);
  const addFood = (name: string, fields: object = {}) =>
    setup.person.call(ingredients.create, {
      body: { name, category: 'pantry', quantity: '1', unit: 'cup', ...fields },
    });

  test('contain what a card shows, without steps and amounts', async () => {
    await addFood('Brown rice');
    const [saved] = await save(recipe('Rice and beans', { ingredients: [line('rice'), line('zorgons')] }));
    const { cards, ...rest } = await read();
    expect(cards).toEqual([
      {
        id: saved?.id,
        name: 'Rice and beans',
        description: null,
        cookTime: null,
        servings: 2,
        calories: null,
        caloriesArePartial: false,
        imageUrl: null,
        isImagePending: true,
        imageMadeBy: null,
        externalId: null,
        isFavorite: false,
        ingredients: [
          { name: 'rice', available: true },
          { name: 'zorgons', available: false },
        ],
      },
    ]);
    expect(rest).toMatchObject({ nextCursor: null, total: 1, library: { all: 1, favorites: 0 } });
  });

  test('are paged without repeats while recipes are added and removed', async () => {
    await saveInOrder('one', 'two', 'three', 'four', 'five');
    const first = await read({ limit: '2' });
    expect([names(first), first.total]).toEqual([['five', 'four'], 5]);
    await saveInOrder('six');
    const four = first.cards[1]?.id;
    await setup.person.call(recipes.remove, { params: { id: String(four) } });
    const second = await read({ limit: '2', cursor: first.nextCursor ?? '' });
    expect(names(second)).toEqual(['three', 'two']);
    const third = await read({ limit: '2', cursor: second.nextCursor ?? '' });
    expect([names(third), third.nextCursor]).toEqual([['one'], null]);
  });

  test.each([
    ['name', ['apple pie', 'Banana Bread', 'Éclairs', 'Zucchini', 'Zucchini']],
    ['time', ['Zucchini', 'apple pie', 'Éclairs', 'Banana Bread', 'Zucchini']],
  ] as const)('are sorted by %s, page by page, while recipes are added', async (sort, expected) => {
    const dishes = [
      ['Zucchini', 90],
      ['apple pie', 20],
      ['Banana Bread', 60],
      ['Zucchini', 5],
      ['Éclairs', null],
    ] as const;
    for (const [name, cookTime] of dishes) await save(recipe(name, { cookTime }));
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await read({ sort, limit: '1', ...(cursor && { cursor }) });
      found.push(...names(page));
      cursor = page.nextCursor ?? undefined;
      if (found.length === 2) await save(recipe('AAA', { cookTime: 1 }));
    } while (cursor);
    expect(found).toEqual(expected);
  });

  test('have no next page after the last recipe', async () => {
    await saveInOrder('one', 'two');
    expect((await read({ limit: '2' })).nextCursor).toBeNull();
  });

  describe('filters', () => {
    beforeEach(async () => {
      await save(
        recipe('Quick Pasta', { cuisine: 'Italian', cookTime: 15, dietaryTags: ['vegetarian', 'vegan'] }),
        recipe('Slow Ragu', { cuisine: 'Italian', cookTime: 180, isFavorite: true, dietaryTags: [] }),
        recipe('Half an Hour', { cuisine: 'Thai', cookTime: 30, dietaryTags: ['vegetarian'] }),
        recipe('Satay', {
          cuisine: 'Thai',
          cookTime: 20,
          ingredients: [line('peanut butter')],
          dietaryTags: [],
        }),
        recipe('Unsaid', { description: 'For a THAI evening with Grandpa’s humus skewers', dietaryTags: [] }),
      );
    });

    test.each<[QueryInput<typeof recipes.cards>, string[]]>([
      [{ cuisine: 'Italian' }, ['Quick Pasta', 'Slow Ragu']],
      [{ underMinutes: '30' }, ['Quick Pasta', 'Satay']],
      [{ underMinutes: '60' }, ['Half an Hour', 'Quick Pasta', 'Satay', 'Unsaid']],
      [{ diets: 'vegetarian' }, ['Half an Hour', 'Quick Pasta']],
      [{ diets: 'vegetarian,vegan' }, ['Quick Pasta']],
      [{ without: 'peanuts' }, ['Half an Hour', 'Quick Pasta', 'Slow Ragu', 'Unsaid']],
      [{ favorites: 'true' }, ['Slow Ragu']],
      [{ search: 'thai' }, ['Unsaid']],
      [{ search: 'PEANUT' }, ['Satay']],
      [{ search: 'penut buter' }, ['Satay']],
      [{ search: 'skuwers' }, ['Unsaid']],
      [{ search: 'granpas evening' }, ['Unsaid']],
      [{ search: 'humuss' }, ['Unsaid']],
      [{ search: 'peanut pasta' }, []],
      [{ search: 'bitter' }, []],
      [{ cuisine: 'Thai', underMinutes: '30', without: 'dairy,eggs' }, ['Satay']],
      [{ cuisine: 'French' }, []],
      [{ diets: '', without: '' }, ['Half an Hour', 'Quick Pasta', 'Satay', 'Slow Ragu', 'Unsaid']],
    ])('%j', async (query, expected) => {
      const page = await read(query);
      expect(names(page).toSorted()).toEqual(expected);
      expect(page.total).toBe(expected.length);
      expect(page.library).toEqual({ all: 5, favorites: 1, tags: [], cookbooks: [] });
      expect(page.searchedFor).toBe(MEANT[query.search ?? '']);
    });

    test.each([
      ['aubergine', ['Aubergine Bake', 'Eggplant Curry'], undefined],
      ['aubergine curry', ['Eggplant Curry'], undefined],
      ['eggplant', ['Aubergine Bake', 'Eggplant Curry'], undefined],
      ['sweetcorn', ['Corn Chowder'], undefined],
      ['curd', ['Lemon Curd', 'Raita'], undefined],
      ['yogurt', ['Raita'], undefined],
      ['lemon curd', ['Lemon Curd'], undefined],
      ['Berenjena', ['Aubergine Bake', 'Eggplant Curry'], 'eggplant'],
    ])('%s finds a food by its other names', async (search, expected, searchedFor) => {
      const made = (name: string, ...foods: string[]) => recipe(name, { ingredients: foods.map(line) });
      await save(
        made('Eggplant Curry', 'onions', 'corn starch'),
        made('Aubergine Bake', 'rice'),
        made('Corn Chowder', 'milk'),
        made('Raita', 'cucumber', 'plain yogurt'),
        made('Lemon Curd', 'butter'),
      );
      const page = await read({ search });
      expect([names(page).toSorted(), page.total, page.searchedFor]).toEqual([
        expected,
        expected.length,
        searchedFor,
      ]);
    });

    test.each([
      'limit=0',
      'limit=101',
      'limit=many',
      'cursor=x',
      'cursor=99999999999',
      'cuisine=Martian',
      'underMinutes=31',
      'diets=vegan,carnivore',
      'without=air',
      'today=tomorrow',
      `search=${'x'.repeat(201)}`,
    ])('%s is refused', async (query) => {
      expect((await setup.person.send('GET', `${recipes.cards.path}?${query}`)).status).toBe(400);
    });
  });

  test('availability is decided for the client’s day, without expired food', async () => {
    await addFood('Rice', { expiryDate: '2026-11-20' });
    await save(recipe('Risotto'));
    const has = async (today: string) => (await read({ today })).cards[0]?.ingredients[0]?.available;
    expect(await has('2026-11-20')).toBe(true);
    expect(await has('2026-11-21')).toBe(false);
  });

  test('a recipe and the list of recipes follow the inventory too', async () => {
    const [saved] = await save(recipe('Risotto'));
    const params = { id: String(saved?.id) };
    const lines = async () => [
      (await setup.person.call(recipes.read, { params })).ingredients,
      (await setup.person.call(recipes.list))[0]?.ingredients,
    ];
    const expected = (available: boolean) => [
      [{ ...line('rice'), available, atHome: false, shortfall: null, written: '1 cup' }],
      [{ ...line('rice'), available, atHome: false, shortfall: null, written: '1 cup' }],
    ];
    expect(saved?.ingredients).toMatchObject([{ ...line('rice'), available: false }]);
    expect(await lines()).toEqual(expected(false));
    await addFood('Rice');
    expect(await lines()).toEqual(expected(true));
  });

  test('do not include another person’s recipes', async () => {
    const [saved] = await save(recipe('Mine'));
    const other = await setup.newPerson();
    expect(await other.call(recipes.cards)).toMatchObject({ cards: [], total: 0, library: { all: 0 } });
    const { status } = await other.refused(recipes.read, { params: { id: String(saved?.id) } });
    expect(status).toBe(404);
    expect((await setup.app.client().refused(recipes.cards)).status).toBe(401);
  });
});
