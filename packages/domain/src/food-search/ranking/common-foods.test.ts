import { expect, test } from 'vitest';
import { searchedFoods } from '../../foods/served/served-table.ts';
import { COMMONNESS } from './common-foods.ts';

test('every common food is in the food table by its main name', () => {
  const names = new Set(searchedFoods().map(({ name }) => name));
  expect([...COMMONNESS.keys()].filter((name) => !names.has(name))).toEqual([]);
});
