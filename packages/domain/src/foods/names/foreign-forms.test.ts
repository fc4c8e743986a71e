import { expect, test } from 'vitest';
import { allergensOf } from '../../safety/allergy/allergens.ts';
import { findFood } from '../find-food.ts';
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
