import { expect, test } from 'vitest';
import type { FoodRecord } from '../src/food-record.ts';
import { compileFoods } from './compile-foods.ts';
import { findProblems } from './find-problems.ts';
import { type Data, type ListedFile, readData } from './read-data.ts';

const DATA = readData();

test('the data has no problem', () => expect(findProblems(DATA)).toEqual([]));

/** Two foods and a dish of them. */
const SMALL: Data = {
  vocabulary: {
    ...DATA.vocabulary,
    aisles: ['other'],
    categories: ['grain'],
    units: ['cup'],
    allergens: ['gluten', 'dairy'],
  },
  grammars: new Map(),
  repertoire: { files: new Map(), groups: {}, phrases: {}, homes: {} },
  figures: [
    { cells: ['1', '100', '10', '', '1'], where: 'figures.tsv:1' },
    { cells: ['2', '300', '20', '5', '2', '4'], where: 'figures.tsv:2' },
  ],
  names: new Map([['en', [{ name: 'oatmeal', food: 'porridge', place: '', where: 'names/en.tsv:1' }]]]),
  files: new Map([
    [
      'foods/served/small.yaml',
      {
        list: 'served',
        aisle: 'other',
        category: 'grain',
        foods: {
          milk: { usda: 1, allergens: ['dairy'], measures: { cup: 240 } },
          oat: { usda: 2, allergens: ['gluten'] },
          porridge: { parts: { milk: 150, oat: 50 }, helping: '1 bowl 200' },
        },
      },
    ],
  ]),
};

test('a dish has the figures of its parts, and its names', () => {
  const { lists, nutrients } = compileFoods(SMALL);
  const [milk, , porridge] = lists.get('served') ?? [];
  expect(milk).toMatchObject({ name: 'milk', per100g: [100, 10, null, 1], allergens: ['dairy'] });
  expect(porridge).toMatchObject({
    name: 'porridge',
    aliases: ['oatmeal'],
    // 150 g at 100 kcal and 50 g at 300 kcal, per 100 g; the carbs of milk are not measured.
    per100g: [150, 12.5, null, 1.25],
    portion: '1 bowl 200',
    grams: { cup: 230 },
  });
  expect(nutrients[porridge?.fdcId ?? 0]).toEqual([null, null, null, null]);
  expect(nutrients[2]).toEqual([4, null, null, null]);
});

/** SMALL with other records and names. */
function changed(foods: Readonly<Record<string, FoodRecord>>, names = SMALL.names): Data {
  const files = [...SMALL.files].map(([path, file]): [string, ListedFile] => [
    path,
    { ...file, foods: { ...file.foods, ...foods } },
  ]);
  return { ...SMALL, names, files: new Map(files) };
}

const named = (...rows: readonly (readonly [name: string, food: string, place?: string])[]) =>
  new Map([
    [
      'en',
      rows.map(([name, food, place = ''], at) => ({ name, food, place, where: `names/en.tsv:${at + 1}` })),
    ],
  ]);

test.each<[string, Data, string]>([
  ['an unknown part', changed({ porridge: { parts: { cream: 1 } } }), "there is no food 'cream'"],
  ['a food without figures', changed({ rye: {} }), "needs 'usda' or 'parts'"],
  ['an id without figures', changed({ rye: { usda: 3 } }), 'figures.tsv has no line of 3'],
  ['figures that no food has', changed({ oat: { usda: 1 } }), 'figures.tsv:2: no food has the figures of 2'],
  [
    'a value that is not in the vocabulary',
    changed({ rye: { usda: 1, allergens: ['fish'] } }),
    "'fish' is not known",
  ],
  ['a key that is none', changed({ rye: { usda: 1, colour: 'brown' } as object }), "'colour' is not known"],
  [
    'a dish made of itself',
    changed({ oat: { parts: { porridge: 1 } } }),
    'is made of something that is made of it',
  ],
  [
    'a helping that cannot be read',
    changed({ porridge: { parts: { oat: 1 }, helping: 'some' } }),
    "'some' is not",
  ],
  ['foods out of order', changed({ barley: { usda: 1 } }), "'barley' is not in alphabetical order"],
  ['a name of no food', changed({}, named(['groats', 'buckwheat'])), "there is no food 'buckwheat'"],
  [
    'a name with two meanings',
    changed({}, named(['groats', 'milk'], ['groats', 'oat'])),
    "already means 'milk'",
  ],
  ['a name of no place', changed({}, named(['groats', 'oat', 'shop'])), "there is no place 'shop'"],
  ['a name that is a food', changed({}, named(['milk', 'oat'])), "'milk' is itself a food"],
])('%s is a problem', (_, data, problem) => {
  expect(findProblems(data).join('\n')).toContain(problem);
});
