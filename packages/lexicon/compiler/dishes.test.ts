import { expect, test } from 'vitest';
import type { DishRecord } from '../src/dish-record.ts';
import { compileDish, compileRepertoire } from './compile-dishes.ts';
import { problemsOfDishes } from './find-dish-problems.ts';
import { type Data, readData } from './read-data.ts';

const DATA = readData();

const SOUP: DishRecord = {
  name: 'Soup[ with {herbs}]',
  meals: 'dinner lunch',
  method: 'soup',
  serves: 2,
  minutes: '10 + 20',
  is: { vegetables: '250 2 to 3 of carrot, leek', stock: '400 @stock, water' },
  wants: { herbs: '5 parsley, dried parsley*0.2' },
  bread: true,
  about: 'Soup of {vegetables.name}.',
  steps: ['{{prep}}', 'Simmer {vegetables+stock}. {{strew herbs}}'],
};

const PHRASES = {
  strew: '[ Scatter over {*}.]',
  bread: 'bread',
  way: ['Clear ', ''],
};

test('a dish has the needs that follow from it, and its wordings are written out', () => {
  const { needs, steps, minutes, cuisine } = compileDish('soup', SOUP, { file: {}, phrases: PHRASES });
  expect(needs.map(({ id, weight, grams, options }) => [id, weight, grams, options])).toEqual([
    ['vegetables', 'is', 250, ['carrot', 'leek']],
    ['stock', 'is', 400, ['@stock', 'water']],
    ['herbs', 'want', 5, ['parsley', 'dried parsley*0.2']],
    ['bread', 'want', 120, ['bread']],
    // Water for stock takes a cube of 3.6 g per 400 g.
    ['cubes', 'want', expect.closeTo(3.6), ['bouillon cube']],
  ]);
  expect(needs[0]).toMatchObject({ fewest: 2, most: 3 });
  // No step cuts the bread.
  expect(steps).toEqual([
    '{{prep vegetables stock herbs}}',
    'Simmer {vegetables+stock}. [ Scatter over {herbs}.][ Serve with {bread}.]',
  ]);
  expect({ minutes, cuisine }).toEqual({ minutes: [10, 20], cuisine: null });
});

test('a name with several wordings is several names', () => {
  const record = { ...SOUP, name: '{{way}}Soup' };
  expect(compileDish('soup', record, { file: {}, phrases: PHRASES }).names).toEqual(['Clear Soup', 'Soup']);
});

test('bread is left out beside a need that fills as it does', () => {
  const record = { ...SOUP, bread: 'unless vegetables' };
  expect(compileDish('soup', record, { file: {}, phrases: PHRASES }).steps.at(-1)).toContain(
    '[!vegetables: [ Serve with {bread}.]]',
  );
});

/** The data with one file of dishes more. */
function withDish(record: Partial<DishRecord>, phrases: Data['repertoire']['phrases'] = {}): Data {
  const { repertoire } = DATA;
  const file = { dishes: { 'soup-of-a-test': { ...SOUP, ...record } } };
  return {
    ...DATA,
    repertoire: {
      ...repertoire,
      files: new Map([...repertoire.files, ['dishes/test.yaml', file]]),
      phrases: { ...repertoire.phrases, strew: PHRASES.strew, ...phrases },
    },
  };
}

test('a dish without a mistake is no problem', () => expect(problemsOfDishes(withDish({}))).toEqual([]));

test.each<[string, Data, string]>([
  ['an unknown food', withDish({ is: { vegetables: '250 carott', stock: '1 water' } }), "'carott'"],
  ['an unknown group', withDish({ is: { vegetables: '250 @roots', stock: '1 water' } }), "'@roots'"],
  ['a need without grams', withDish({ wants: { herbs: 'parsley' } }), "'herbs: parsley' is not grams"],
  ['an unknown technique', withDish({ steps: ['{{fry vegetables}} {stock} {herbs}'] }), "'fry' is not known"],
  ['an unknown form', withDish({ steps: ['{vegetables+stock.them} {herbs}'] }), "'them' is not known"],
  [
    'a need that it does not have',
    withDish({ steps: ['{vegetables+stock} {herbs} {oil}'] }),
    "'oil' is not among what it is or wants",
  ],
  ['a need that no step mentions', withDish({ steps: ['{vegetables+stock}'] }), "no step mentions 'herbs'"],
  ['brackets that stay open', withDish({ steps: ['{vegetables+stock}[ {herbs}'] }), 'Unbalanced'],
  ['an unknown meal', withDish({ meals: 'supper' }), "'supper' is not known"],
  ['an unknown method', withDish({ method: 'soups' }), "'soups' is not known"],
  ['an unknown cuisine', withDish({ cuisine: 'Alpine' }), "'Alpine' is not known"],
  ['a time that is none', withDish({ minutes: '30' }), "'30' is not minutes"],
  ['a key that is none', withDish({ colour: 'red' } as object), "'colour' is not known"],
  ['a wording that no dish uses', withDish({}, { garnish: '{herbs}' }), "no dish uses 'garnish'"],
])('%s is a problem', (_, data, problem) => {
  expect(problemsOfDishes(data).join('\n')).toContain(problem);
});

test('a dish is of the homes whose lists name it, and else of those of its file', () => {
  const { dishes } = compileRepertoire(DATA);
  const homesOf = (dish: string) => dishes.find(({ id }) => id === dish)?.homes;
  expect(homesOf('lamb-biryani')).toEqual(['north indian', 'pakistani']);
  expect(homesOf('shiro-wot-of-powder')).toEqual(['ethiopian']);
  expect(homesOf('tuna-salad')).toEqual([]);
});

/** How many dishes that homes cook are not in the repertoire. This number only falls, unless a list grows. */
const MOST_MISSING = 9;

test('the repertoire covers what homes cook', () => {
  const cuisines = Object.entries(DATA.repertoire.coverage);
  const missing = cuisines.flatMap(([cuisine, { dishes }]) =>
    Object.entries(dishes).flatMap(([name, id]) => (id === null ? [`${cuisine}: ${name}`] : [])),
  );
  expect(cuisines.length).toBeGreaterThanOrEqual(35);
  expect(cuisines.filter(([, { source }]) => !/\(.+\)$/.test(source))).toEqual([]);
  expect(missing.length, missing.join('\n')).toBeLessThanOrEqual(MOST_MISSING);
});
