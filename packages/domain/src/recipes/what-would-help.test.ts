import { describe, expect, test } from 'vitest';
import type { Eater } from '../eater.ts';
import { composeRecipes } from './compose-recipes.ts';
import type { ComposeRequest } from './composed-recipe.ts';
import { ANYONE, FAMILY_STOCK, item, TODAY } from './testing/family-stock.ts';
import { whatWouldHelp } from './what-would-help.ts';

const asking = (foods: readonly string[], eater: Partial<Eater> = {}): ComposeRequest => ({
  stock: foods.map((name) => item(name)),
  eater: { ...ANYONE, ...eater },
  today: TODAY,
  seed: 7,
});

describe('what would help a kitchen without ideas', () => {
  test.each([
    ['an empty kitchen', []],
    ['mustard', ['Mustard']],
    ['spices', ['Paprika', 'Cinnamon', 'Bay leaves']],
    ['no food', ['Dish soap', 'Sponges']],
  ])('%s: each food alone gives the announced number of ideas', (_, foods) => {
    const request = asking(foods);
    const help = whatWouldHelp(request);
    expect(help.foods.length).toBeGreaterThan(0);
    expect(help.foods.length).toBeLessThanOrEqual(2);
    for (const food of help.foods) {
      const recipes = composeRecipes({ ...request, stock: [...request.stock, item(food)] });
      const cookable = recipes.filter(({ ingredients }) => ingredients.every(({ available }) => available));
      expect(cookable.length).toBeGreaterThanOrEqual(help.ideas);
    }
  });

  test.each<[string, Partial<ComposeRequest>, RegExp]>([
    ['an allergy', { eater: { allergies: ['eggs'], diets: [] } }, /egg/],
    [
      'a diet',
      { eater: { allergies: [], diets: ['vegan'] } },
      /egg|milk|cheese|chicken|beef|butter|yogurt|tuna/,
    ],
    ['a dislike', { dislikes: ['eggs', 'potato'] }, /egg|potato/],
  ])('%s is respected', (_, limits, unwanted) => {
    const { foods } = whatWouldHelp({ ...asking(['Mustard']), ...limits });
    expect(foods.length).toBeGreaterThan(0);
    expect(foods.join()).not.toMatch(unwanted);
  });

  test('nothing for a kitchen with ideas', () => {
    const request = { ...asking([]), stock: FAMILY_STOCK };
    expect(whatWouldHelp(request)).toEqual({ foods: [], ideas: 0 });
  });

  test('nothing for an eater who may eat none of them', () => {
    const dislikes =
      'egg, pasta, rice, bread, potato, milk, flour, cheese, tomato, onion, chicken, beef, bean, tuna, oat';
    const more = 'butter, tortilla, lentil, tofu, yogurt';
    const request = { ...asking(['Mustard']), dislikes: `${dislikes}, ${more}`.split(', ') };
    expect(whatWouldHelp(request)).toEqual({ foods: [], ideas: 0 });
  });
});
