import { expect, test } from 'vitest';
import { findFood } from '../find-food.ts';

test.each([
  ['kipgehakt', 'ground chicken'],
  ['Kalkoengehakt', 'ground turkey'],
  ['appelsap', 'apple juice'],
  ['tomatensoep', 'tomato soup'],
  ['Hähnchenhackfleisch', 'ground chicken'],
  ['Schweinefilet', 'pork tenderloin'],
  ['kycklingfärs', 'ground chicken'],
  ['500 g lammfärs', 'ground lamb'],
])('%s is %s, made of two words', (name, food) => expect(findFood(name)?.name).toBe(food));

test.each(['hamlet', 'zibblegehakt', 'kipzibble', 'gehaktkip'])('%s is no food', (name) =>
  expect(findFood(name)).toBeUndefined(),
);
