import { expect, test } from 'vitest';
import type { FoodRecord } from '../src/food-record.ts';
import { compileAllergyWords, findAllergyProblems } from './compile-allergy.ts';
import { compileFoods } from './compile-foods.ts';
import { compileSafety } from './compile-safety.ts';
import { findProblems } from './find-problems.ts';
import { findSafetyProblems } from './find-safety-problems.ts';
import { type Data, type ListedFile, readData } from './read-data.ts';

const DATA = readData();

test('the data has no problem', () => expect(findProblems(DATA)).toEqual([]));

/** Two foods and a dish of them. */
const SMALL: Data = {
  drawings: DATA.drawings,
  vocabulary: {
    ...DATA.vocabulary,
    aisles: ['other'],
    categories: ['grain'],
    units: ['cup'],
    allergens: ['gluten', 'dairy'],
    'counts-as': ['grain', 'meat'],
  },
  units: {},
  grammars: new Map(),
  repertoire: { files: new Map(), groups: {}, phrases: {}, leftovers: {}, coverage: {} },
  lists: DATA.lists,
  servings: {
    ...DATA.servings,
    'quick meals': [],
    'milk for drinks': 'Milk, milk, 30 g',
    'black drinks': [],
    added: { stirred: {}, pancake: {}, bread: {}, anything: { '30 g': ['milk'] } },
    shares: [{ dishes: ['porridge'], parts: { milk: 'milk 0.5' } }],
  },
  keeping: { source: 'none', states: {}, meals: {}, files: {}, kinds: {}, foods: {} },
  mealWords: new Map(),
  mealNames: new Map(),
  kinds: new Map([['dish', {}]]),
  words: new Map(),
  claims: { claims: {}, 'mock-meats': [] },
  makers: [],
  regional: [],
  ambiguous: [],
  diets: new Map(),
  neverEaten: { chemicals: [], poisonous: [], eaten: [] },
  allergyWords: new Map(),
  naming: DATA.naming,
  weights: { bought: [], served: [], portions: [], usual: {} },
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
        kind: ['dish'],
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

/** Foods of a kitchen, with their kinds. */
const KITCHEN: Data = {
  ...SMALL,
  kinds: new Map([
    ['dairy', { allergens: ['dairy'], members: ['cheese', 'milk'] }],
    ['cheese', { 'may-be-any': true, members: ['brie'] }],
    ['cereal', { allergens: ['gluten'], 'counts-as': ['grain'], members: ['oat'] }],
    ['dish', {}],
  ]),
  words: new Map([
    ['brie', {}],
    ['hafer', {}],
    ['cream cracker', { is: ['oat'] }],
    ['oat milk', { 'counts-as': [] }],
  ]),
  claims: { claims: { vegan: { allergens: ['dairy'] } }, 'mock-meats': [{ of: ['oat'], like: ['ham'] }] },
  names: new Map([['en', [{ name: 'hafer', food: 'oat', place: '', where: 'names/en.tsv:1' }]]]),
  files: new Map([
    [
      'foods/kitchen/small.yaml',
      {
        list: 'kitchen',
        aisle: 'other',
        category: 'grain',
        kind: ['dish'],
        foods: {
          milk: { usda: 1 },
          oat: { usda: 2 },
          'pure oat': { usda: 2, kind: ['oat'], without: ['gluten'], allergens: [] },
        },
      },
    ],
  ]),
};

test('foods and words inherit allergens and what they count as from their kinds', () => {
  const { allergens, countsAs, members, is, claims } = compileSafety(KITCHEN);
  expect(allergens).toEqual({
    dairy: ['dairy', 'cheese', 'milk', 'brie'],
    gluten: ['cereal', 'oat', 'hafer'],
    '': ['pure oat'],
  });
  expect(countsAs).toEqual({ grain: ['cereal', 'oat', 'hafer'], '': ['oat milk'] });
  expect(members.dairy).toEqual(['cheese', 'milk']);
  expect(is).toEqual({ 'cream cracker': ['oat'] });
  expect(claims).toEqual({ vegan: { allergens: ['dairy'] }, 'oat ham': { kinds: [], 'mock-meat': true } });
  const [milk, oat, pureOat] = compileFoods(KITCHEN).lists.get('kitchen') ?? [];
  expect([milk, oat, pureOat].map((food) => food?.allergens)).toEqual([['dairy'], ['gluten'], undefined]);
});

/** KITCHEN with another record. */
const withFood = (name: string, record: FoodRecord): Data => ({
  ...KITCHEN,
  files: new Map(
    [...KITCHEN.files].map(([path, file]) => [path, { ...file, foods: { ...file.foods, [name]: record } }]),
  ),
});

test.each<[string, Data, string]>([
  ['a food of no kind', { ...KITCHEN, files: withoutKind(KITCHEN) }, 'pure oat: is of no kind'],
  ['an unknown kind', withFood('rye', { usda: 1, kind: ['corn'] }), "there is no kind 'corn'"],
  ['a name that tells more than its kind', withFood('milk bar', { usda: 1 }), 'its name tells dairy'],
  [
    'what a kind says already',
    withFood('oat', { usda: 2, allergens: ['gluten'] }),
    "'gluten' follows from its kind",
  ],
  ['an exception from nothing', withFood('rye', { usda: 2, without: ['dairy'] }), "nothing says 'dairy'"],
  ['a word that is a food', { ...KITCHEN, words: new Map([['oat', {}]]) }, 'is a food, whose record says it'],
  [
    'a claim about an unknown kind',
    { ...KITCHEN, claims: { claims: { raw: { kinds: ['egg'] } }, 'mock-meats': [] } },
    "'egg' is not known here",
  ],
  [
    'a diet without what nothing counts as',
    { ...KITCHEN, diets: new Map([['keto', { source: 'sugar', without: ['sugar'] }]]) },
    "diets.yaml: keto: 'sugar' is not known here",
  ],
  [
    'an unknown sign',
    { ...KITCHEN, allergyWords: new Map([['de', { signs: { nein: ['kein'] } }]]) },
    "allergy/de.yaml: 'nein' is not known here",
  ],
])('%s is a problem of safety', (_, data, problem) => {
  expect(problemsOf(KITCHEN)).toEqual([]);
  expect(problemsOf(data).join('\n')).toContain(problem);
});

const problemsOf = (data: Data) => [...findSafetyProblems(data), ...findAllergyProblems(data)];

function withoutKind({ files }: Data): Data['files'] {
  return new Map(
    [...files].map(([path, file]) => [
      path,
      { ...file, kind: [], foods: { ...file.foods, 'pure oat': { usda: 2 } } },
    ]),
  );
}

test('words about allergies mean the same in all languages', () => {
  const words = compileAllergyWords({
    ...SMALL,
    allergyWords: new Map([
      ['de', { names: { milk: ['laktose'] }, signs: { no: ['kein'] } }],
      ['fr', { names: { milk: ['lactose', 'laktose'] }, signs: { no: ['aucun'] }, illnesses: ['goutte'] }],
    ]),
  });
  expect(words).toMatchObject({
    names: { milk: ['laktose', 'lactose'] },
    signs: { no: ['kein', 'aucun'] },
    illnesses: ['goutte'],
  });
});

const row = (...cells: readonly string[]) => ({ cells, where: 'meals/en.tsv:1' });

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
  [
    'an unknown food that is added',
    {
      ...SMALL,
      servings: { ...SMALL.servings, added: { ...SMALL.servings.added, bread: { '5 g': ['butter'] } } },
    },
    "servings.yaml: 'butter' is not known here",
  ],
  [
    'a part that is more than the dish',
    {
      ...SMALL,
      servings: { ...SMALL.servings, shares: [{ dishes: ['porridge'], parts: { milk: 'milk 2' } }] },
    },
    "'2' of milk is no share",
  ],
  [
    'a name of meals that a name says already',
    { ...changed({}, named(['groats', 'oat'])), mealNames: new Map([['en', [row('groats', 'oat')]]]) },
    "meals/en.tsv:1: 'groats' means 'oat' already (names/en.tsv:1)",
  ],
  [
    'an unknown condition',
    { ...SMALL, mealNames: new Map([['en', [row('groats', 'oat', 'beneath milk')]]]) },
    "'beneath milk' is no condition",
  ],
  ['a name of no place', changed({}, named(['groats', 'oat', 'shop'])), "there is no place 'shop'"],
  ['a name that is a food', changed({}, named(['milk', 'oat'])), "'milk' is itself a food"],
])('%s is a problem', (_, data, problem) => {
  expect(findProblems(data).join('\n')).toContain(problem);
});
