import { expect, test } from 'vitest';
import { correctCertainTypo } from './certain-typo.ts';

test.each([
  ['broccolli', 'broccoli'],
  ['brocolli florets', 'broccoli floret'],
  ['zuchinni', 'zucchini'],
  ['cinammon', 'cinnamon'],
  ['mozarella', 'mozzarella'],
  ['almonnds', 'almond'],
  ['tahinni', 'tahini'],
  ['mackeral', 'mackerel'],
])('%s can only mean %s', (typed, meant) => {
  expect(correctCertainTypo(typed)).toBe(meant);
});

test.each([
  'broccoli',
  'chiken brest',
  'penuts',
  'lupine',
  'barely',
  'cashoo',
  'clamms',
  'pistacho',
  'zibble',
  '',
])('%j stays as it is', (typed) => {
  expect(correctCertainTypo(typed)).toBeUndefined();
});
