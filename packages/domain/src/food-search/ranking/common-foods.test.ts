import { expect, test } from 'vitest';
import { searchedFoods } from '../../foods/served/served-table.ts';
import { COMMONNESS } from './common-foods.ts';

test('every common food is one of the table, by its own name', () => {
  const names = new Set(searchedFoods().map(({ name }) => name));
  expect([...COMMONNESS.keys()].filter((name) => !names.has(name))).toEqual([]);
});
