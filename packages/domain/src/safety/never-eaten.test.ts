import { expect, test } from 'vitest';
import { isNeverEaten, neverEaten } from './never-eaten.ts';

test.each([
  ['Add a capful of Bleach and stir.', 'Bleach'],
  ['Rinse with dish-washing liquid', 'dish-washing liquid'],
  ['Add baker’s ammonia.', undefined],
  ['Stir in ammonia carbonate', undefined],
  ['Discard the rhubarb leaves.', undefined],
  ['Bleached flour', undefined],
])('of a step %j, %s is never eaten', (step, danger) => {
  expect(neverEaten(['flour'], [step])).toBe(danger);
});

test.each([
  ['rhubarb leaves', true],
  ['green potatoes', true],
  ['angel’s trumpets', true],
  ['Apricot kernels', true],
  ['apricot kernel oil', false],
  ['bitter almond extract', false],
  ['rhubarb', false],
  ['green tomatoes', false],
])('%s is never eaten: %s', (name, isDangerous) => {
  expect(isNeverEaten(name)).toBe(isDangerous);
});
