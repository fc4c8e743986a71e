import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { undo } from '@game-plan/contracts/people/undo';
import { describe, expect, test } from 'vitest';
import { dish } from '#testing/dishes.ts';
import { insertPerson } from '#testing/people.ts';
import { setUpApp } from '#testing/set-up-app.ts';

describe('notes, stars, tags and days of making', () => {
  const setup = setUpApp();
  const save = (name = 'Soup', fields: Parameters<typeof dish>[1] = {}) =>
    setup.person.call(recipes.create, { body: dish(name, fields) });
  const of = (id: number) => ({ params: { id: String(id) } });
  const mark = (id: number, body: object) => setup.person.call(recipes.update, { ...of(id), body });
  const cards = async (query: object) =>
    (await setup.person.call(recipes.cards, { query })).cards.map(({ name }) => name);

  test('are saved one by one, and none of another person’s', async () => {
    const { id, ...before } = await save();
    expect(before).toMatchObject({ notes: '', rating: null, tags: [], madeOn: [] });
    await mark(id, { notes: 'More salt.\nLess oil.' });
    await mark(id, { rating: 4 });
    await mark(id, { tags: ['Weeknight', 'grandma', 'weeknight'] });
    const marks = { notes: 'More salt.\nLess oil.', rating: 4, tags: ['weeknight', 'grandma'] };
    expect(await setup.person.call(recipes.read, of(id))).toMatchObject(marks);
    await mark(id, { rating: null, notes: '' });
    expect(await setup.person.call(recipes.read, of(id))).toMatchObject({ rating: null, notes: '' });
    const stranger = await insertPerson(setup.app, 'stranger');
    expect((await stranger.refused(recipes.update, { ...of(id), body: { rating: 1 } })).status).toBe(404);
    expect((await stranger.call(recipes.cards)).library.tags).toEqual([]);
  });

  test('days of making are kept in order, once each, and can be taken away', async () => {
    const { id } = await save();
    for (const on of ['2026-11-20', '2026-10-01', '2026-11-20'])
      await mark(id, { made: { on, isMade: true } });
    const made = await mark(id, { made: { on: '2026-11-02', isMade: true } });
    expect(made.madeOn).toEqual(['2026-10-01', '2026-11-02', '2026-11-20']);
    const less = await mark(id, { made: { on: '2026-11-20', isMade: false } });
    expect(less.madeOn).toEqual(['2026-10-01', '2026-11-02']);
  });

  test('come back with a removed recipe', async () => {
    const { id } = await save();
    await mark(id, { notes: 'Good', rating: 5, tags: ['a'], made: { on: '2026-11-01', isMade: true } });
    const { undoId } = await setup.person.call(recipes.remove, of(id));
    await setup.person.call(undo.run, of(undoId));
    const marks = { notes: 'Good', rating: 5, tags: ['a'], madeOn: ['2026-11-01'] };
    expect(await setup.person.call(recipes.read, of(id))).toMatchObject(marks);
  });

  test.each([
    ['six stars', { rating: 6 }],
    ['half a star', { rating: 0.5 }],
    ['a tag without a name', { tags: [' '] }],
    ['too many tags', { tags: Array.from({ length: 21 }, (_, index) => `t${index}`) }],
    ['no day', { made: { on: '2026-02-30', isMade: true } }],
  ])('%s is refused', async (_, body) => {
    const { id } = await save();
    expect((await setup.person.refused(recipes.update, { ...of(id), body })).status).toBe(400);
  });

  test('the library is filtered by them', async () => {
    const [soup, stew, pie] = [await save('Soup'), await save('Stew'), await save('Pie')];
    await mark(soup.id, { tags: ['weeknight'], rating: 3, made: { on: '2026-11-20', isMade: true } });
    await mark(stew.id, {
      tags: ['weeknight', 'sunday'],
      rating: 5,
      made: { on: '2026-09-01', isMade: true },
    });
    await mark(pie.id, { made: { on: '2026-10-29', isMade: true } });
    const today = '2026-11-29';
    expect(await cards({ tag: 'weeknight' })).toEqual(['Stew', 'Soup']);
    expect(await cards({ tag: 'sunday', minRating: '4' })).toEqual(['Stew']);
    expect(await cards({ minRating: '3' })).toEqual(['Stew', 'Soup']);
    expect(await cards({ notMadeForDays: '30', today })).toEqual(['Pie', 'Stew']);
    await save('Never made');
    expect(await cards({ notMadeForDays: '90', today })).toEqual(['Never made']);
    const { library, total } = await setup.person.call(recipes.cards, { query: { tag: 'weeknight' } });
    expect([library.tags, total]).toEqual([['sunday', 'weeknight'], 2]);
  });

  test('the library is sorted by what can be cooked now, and by what lacks one thing, page by page', async () => {
    const need = (...names: string[]) => ({
      ingredients: names.map((name) => ({ name, amount: '1', unit: 'piece', available: false })),
    });
    for (const name of ['Leek', 'Egg', 'Feta'])
      await setup.person.call(ingredients.create, {
        body: { name, category: 'pantry', quantity: '9', unit: 'piece' },
      });
    await save('Two short', need('Zorgon', 'Blorgon', 'Egg'));
    await save('Now', need('Leek', 'Egg'));
    await save('One short', need('Leek', 'Zorgon'));
    await save('Now, too', need('Feta'));
    await save('One short, too', need('Zorgon'));
    expect(await cards({ sort: 'cookable' })).toEqual([
      'Now, too',
      'Now',
      'One short, too',
      'One short',
      'Two short',
    ]);
    const inOrder = ['One short, too', 'One short', 'Now, too', 'Now', 'Two short'];
    expect(await cards({ sort: 'one-short' })).toEqual(inOrder);
    const paged: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query = { sort: 'one-short', limit: '2', ...(cursor && { cursor }) } as const;
      const page = await setup.person.call(recipes.cards, { query });
      expect(page.total).toBe(5);
      paged.push(...page.cards.map(({ name }) => name));
      cursor = page.nextCursor;
    }
    expect(paged).toEqual(inOrder);
  });
});
