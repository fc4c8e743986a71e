import { expect, test } from 'vitest';
import { usualHelping } from './usual-helping.ts';

test.each([
  ['a piece', [{ unit: 'piece', grams: 50 }], 1, 'piece'],
  [
    'the first of several',
    [
      { unit: 'cup', grams: 243 },
      { unit: 'piece', grams: 50 },
    ],
    1,
    'cup',
  ],
  [
    'not a whole chicken',
    [
      { unit: 'piece', grams: 920 },
      { unit: 'cup', grams: 140 },
    ],
    1,
    'cup',
  ],
  ['100 g where only a whole one is known', [{ unit: 'piece', grams: 4518 }], 100, 'g'],
  ['100 g where only grams are known', [{ unit: 'g', grams: 1 }], 100, 'g'],
  ['100 g where nothing is known', [], 100, 'g'],
])('%s', (_, portions, quantity, unit) => expect(usualHelping(portions)).toEqual({ quantity, unit }));
