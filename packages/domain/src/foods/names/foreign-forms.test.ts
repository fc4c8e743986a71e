import { expect, test } from 'vitest';
import { allergensOf } from '../../safety/allergy/allergens.ts';
import { FOREIGN_NAMES } from '../data/names/foreign-names.ts';
import { LESS_COMMON_FOREIGN_NAMES } from '../data/names/less-common-foreign-names.ts';
import { findFood } from '../find-food.ts';
import { foodNameKey } from '../food-name.ts';
import { FOODS } from '../food-table.ts';
import { pluralNames, withoutForeignWords } from './foreign-forms.ts';

test.each([
  ['pesca', 'pesche'],
  ['Zuckerschote', 'zuckerschoten'],
  ['fico', 'fichi'],
  ['limão', 'limoes'],
  ['patata dolce', 'patate dolci'],
  ['ail', undefined],
])('a plural of %s is %s', (name, plural) =>
  expect(pluralNames(name)).toEqual(plural === undefined ? [] : expect.arrayContaining([plural])),
);

test('a foreign word for a preparation does not change the food', () => {
  expect(withoutForeignWords('espinacas congeladas')).toEqual({ name: 'espinaca', isCut: false });
  expect(withoutForeignWords('filets de cabillaud')).toEqual({ name: 'cabillaud', isCut: true });
  expect(withoutForeignWords('espinacas')).toBeUndefined();
});

test.each([
  ['Kochbananen', 'plantain'],
  ['merluza congelada', 'cod'],
  ['filets de cabillaud', 'cod'],
  ['pesche', 'peach'],
  ['burro', 'butter'],
  ['manteigas', 'butter'],
  ['pâte à tartiner', 'hazelnut spread'],
  ['salsa inglesa', 'worcestershire sauce'],
  ['palitos de cangrejo', 'imitation crab'],
])('%s is %s', (name, food) => expect(findFood(name)?.name).toBe(food));

test.each(['more', 'paste', 'filet de pomme', 'pain'])('%s stays unknown', (name) =>
  expect(findFood(name)).toBeUndefined(),
);

test.each([
  ['manteigas', 'dairy'],
  ['Erdnussöl', 'peanuts'],
  ['salsa de ostras', 'shellfish'],
  ['crema de avellanas', 'nuts'],
  ['Wachteleier', 'eggs'],
  ['fette biscottate', 'gluten'],
])('%s contains %s', (name, allergen) => expect([...allergensOf(name)]).toContain(allergen));

test('every less common food is in the table, and each name belongs to one food', () => {
  const known = new Set(FOODS.map(({ name }) => name));
  expect(Object.keys(LESS_COMMON_FOREIGN_NAMES).filter((name) => !known.has(name))).toEqual([]);
  const owners = new Map<string, string>();
  const twice = Object.entries(LESS_COMMON_FOREIGN_NAMES).flatMap(([food, names]) =>
    names.split(/,\s+/).flatMap((name) => {
      const owner = owners.get(foodNameKey(name));
      owners.set(foodNameKey(name), food);
      return owner === undefined || owner === food ? [] : [`${name}: ${owner} and ${food}`];
    }),
  );
  expect(twice).toEqual([]);
  expect(Object.keys(LESS_COMMON_FOREIGN_NAMES).filter((name) => name in FOREIGN_NAMES)).toEqual([]);
});

test('a foreign name has its food’s allergens', () => {
  const lacking = Object.entries({ ...FOREIGN_NAMES, ...LESS_COMMON_FOREIGN_NAMES }).flatMap(([, names]) =>
    names.split(/,\s+/).flatMap((name) => {
      const carried = allergensOf(name);
      return (findFood(name)?.allergens ?? [])
        .filter((allergen) => !carried.has(allergen))
        .map((allergen) => `${name}: ${allergen}`);
    }),
  );
  expect(lacking).toEqual([]);
});
