import { describe, expect, test } from 'vitest';
import { keptNutrientId, moreNutrientsById, nutrientsById } from './nutrients.ts';

describe('nutrients', () => {
  test.each([
    ['1008', 1008],
    ['208', 1008],
    ['203', 1003],
    ['1087', undefined],
    ['269.3', 1063],
    ['307', 1093],
    ['', undefined],
    ['constructor', undefined],
  ])('%s is kept as %s', (given, id) => {
    expect(keptNutrientId(given)).toBe(id);
  });

  test.each([
    [
      [
        [2047, 3],
        [2048, 2],
        [1008, 1],
      ],
      1,
    ],
    [
      [
        [2047, 3],
        [2048, 2],
      ],
      2,
    ],
    [[[2047, 3]], 3],
    [
      [
        [2047, 3],
        [1008, 0],
      ],
      0,
    ],
    [[], null],
  ] as Array<[Array<[number, number]>, number | null]>)('the energy of %j is %s', (amounts, calories) => {
    expect(nutrientsById(new Map(amounts)).calories).toBe(calories);
  });

  test('fibre, sugar, saturated fat and sodium are read, 0 as 0 and missing ones as null', () => {
    const amounts = new Map([
      [2033, 3.1],
      [1063, 4],
      [2000, 4.2],
      [1093, 0],
    ]);
    expect(moreNutrientsById(amounts)).toEqual({ fiber: 3.1, sugar: 4.2, saturatedFat: null, sodium: 0 });
  });
});
