import { describe, expect, test } from 'vitest';
import type { DataSet } from '../../foods/usda/data-set.ts';
import { parseSearchQuery } from '../query/search-query.ts';
import { type Candidate, toCandidate } from './candidate.ts';
import { rankFoods } from './rank-foods.ts';
import { searchDocument } from './search-document.ts';

let lastId = 0;
const NOT_MEASURED = { calories: null, protein: null, carbs: null, fat: null };

function food(
  name: string,
  dataSet: DataSet = 'sr_legacy',
  { aliases = [] as string[], brand = '', fdcId = 0 } = {},
): Candidate {
  lastId += 1;
  const names = [name, ...aliases];
  const { keys } = searchDocument({ names, brand: brand || null, dataSet });
  return toCandidate({
    fdcId: fdcId || lastId,
    dataSet,
    names,
    brand: brand || null,
    keys,
    per100g: NOT_MEASURED,
  });
}

function ranked(text: string, foods: readonly Candidate[]): string[] {
  const query = parseSearchQuery(text);
  if (query === undefined) throw new Error(`${text} was not parsed`);
  return rankFoods(query, foods).map(({ food: { names } }) => names[0] ?? '');
}

describe('ranking', () => {
  test.each([
    ['egg', ['Egg, whole, raw', 'Noodles, egg, dry', 'Egg rolls, vegetable, frozen', 'Eggplant, raw']],
    ['milk', ['Milk, whole', 'Milk, human, mature', 'Babyfood, milk, strained']],
    ['apple', ['Apples, raw, with skin', 'Apple juice, canned', 'Babyfood, apples, dices, toddler']],
    ['chicken', ['Chicken, breast, raw', 'Soup, chicken', 'Restaurant, Chinese, lemon chicken']],
    ['salmon', ['Fish, salmon, Atlantic, raw', 'Sushi roll, salmon']],
    ['cheddar cheese', ['Cheese, cheddar', 'Soup, cheddar cheese, canned, condensed']],
    ['beef stew', ['Beef stew, canned entree', 'Babyfood, dinner, beef stew, toddler']],
    ['icecream', ['Ice cream', 'Ice cream cones, wafer']],
  ])('%s: %j', (query, expected) => {
    const foods = expected.map((name) => food(name)).reverse();
    const answer = ranked(query, foods);
    expect(answer).toEqual(expected.slice(0, answer.length));
    expect(answer[0]).toBe(expected[0]);
  });

  test('the built-in food comes before longer entries of the same food', () => {
    expect(ranked('egg', [food('Egg, whole, raw, fresh'), food('Egg', 'builtin')])[0]).toBe('Egg');
  });

  test('foods without calories come after those that have them', () => {
    const measured = { calories: 884, protein: 0, carbs: 0, fat: 100 };
    const oil = { ...food('Oil, olive, salad or cooking', 'sr_legacy'), per100g: measured };
    expect(ranked('olive oil', [food('Oil, olive'), oil])).toEqual([
      'Oil, olive, salad or cooking',
      'Oil, olive',
    ]);
  });

  test('an alias finds the food itself', () => {
    const foods = [
      food('Squash, courgette flowers', 'fndds'),
      food('Zucchini', 'builtin', { aliases: ['courgette'] }),
    ];
    expect(ranked('courgette', foods)[0]).toBe('Zucchini');
  });

  test.each([
    ['chicken', ['Cooked chicken breast', 'Fried chicken', 'Chicken with mole']],
    ['wat', ['Water', 'Doro wat']],
    ['pea', ['Peach', 'Snow peas, raw']],
    ['fri', ['Cooked french fries', 'Fried rice']],
  ])('for a single word, everyday foods come first: %s', (query, expected) => {
    const foods = expected.map((name) => food(name, 'builtin')).reverse();
    expect(ranked(query, foods)).toEqual(expected);
  });

  test('an alias with the same beginning does not raise a common food', () => {
    const milk = food('Milk', 'builtin', { aliases: ['blue top milk'] });
    expect(ranked('blu', [milk, food('Bluefish', 'builtin')])).toEqual(['Bluefish', 'Milk']);
  });

  test('generic foods come before branded ones', () => {
    const foods = [food('Cheddar cheese', 'branded', { brand: 'Grafton' }), food('Cheddar cheese spread')];
    expect(ranked('cheddar cheese', foods)).toEqual(['Cheddar cheese spread', 'Cheddar cheese']);
  });

  test('a brand in the query finds its product', () => {
    const foods = [food('Cheese, cheddar'), food('Cheddar cheese', 'branded', { brand: 'Grafton' })];
    expect(ranked('grafton cheddar', foods)[0]).toBe('Cheddar cheese');
  });

  test('neither the source of a built-in food nor a name is listed twice', () => {
    const foods = [
      food('Egg', 'builtin', { fdcId: 171287 }),
      food('Egg, whole, raw, fresh', 'sr_legacy', { fdcId: 171287 }),
      food('Egg, fried'),
      food('Egg, Fried', 'fndds'),
    ];
    expect(ranked('egg', foods)).toEqual(['Egg', 'Egg, fried']);
  });

  test('a food that lacks a word of the query is not listed', () => {
    expect(ranked('dragon soup', [food('Soup, tomato'), food('Dragon fruit')])).toEqual([]);
    expect(ranked('prime rib', [food('Celery', 'builtin', { aliases: ['celery rib'] })])).toEqual([]);
  });

  test('a food that has the words only in its description is not listed', () => {
    expect(ranked('tomato sauce', [food('Sardine in tomato sauce', 'builtin')])).toEqual([]);
  });

  test('constraints of the query apply', () => {
    const foods = ['Milk', 'Almond milk', 'Goat milk', 'Milk chocolate'].map((name) => food(name, 'builtin'));
    expect(ranked('dairy free milk', foods)).toEqual(['Almond milk']);
    expect(ranked('vegan cheese', [food('Cheddar cheese', 'builtin')])).toEqual([]);
  });

  test('word order and inflection do not matter', () => {
    for (const query of ['breast chicken', 'chicken breasts', 'grilling chicken breast']) {
      expect(ranked(query, [food('Chicken breast, grilled', 'fndds')])).toEqual(['Chicken breast, grilled']);
    }
  });
});
