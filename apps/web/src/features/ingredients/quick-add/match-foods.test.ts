import { expect, test } from 'vitest';
import { matchFoods } from './match-foods.ts';

const FOODS = ['Chicken Breast', 'Ground Beef', 'Eggs', 'Eggplant', 'Greek Yogurt'].map((name) => ({ name }));

test.each([
  ['', ['Chicken Breast', 'Ground Beef', 'Eggs', 'Eggplant', 'Greek Yogurt']],
  ['  ', ['Chicken Breast', 'Ground Beef', 'Eggs', 'Eggplant', 'Greek Yogurt']],
  ['egg', ['Eggs', 'Eggplant']],
  [' EGGP ', ['Eggplant']],
  ['b', ['Chicken Breast', 'Ground Beef']],
  ['g', ['Ground Beef', 'Greek Yogurt', 'Eggs', 'Eggplant']],
  ['ek yo', ['Greek Yogurt']],
  ['dragonfruit', []],
])("'%s' finds names that begin with it first", (typed, names) => {
  expect(matchFoods(FOODS, typed).map(({ name }) => name)).toEqual(names);
});
