import { describe, expect, test } from 'vitest';
import { brandName, readableName, sourceName } from './names.ts';

describe('readable names', () => {
  test.each([
    ['CHEDDAR CHEESE, SHARP', 'Cheddar cheese, sharp'],
    ['Egg,  whole,\traw', 'Egg, whole, raw'],
    ["Apples, raw (Includes foods for USDA's Food Distribution Program)", 'Apples, raw'],
    ['', ''],
  ])('%j is shown as %j', (given, shown) => {
    expect(readableName(given)).toBe(shown);
  });

  test.each([
    ['GRAFTON VILLAGE', 'Grafton Co', 'Grafton Village'],
    ['', 'Grafton Co, LLC', 'Grafton Co, LLC'],
    [' ', undefined, null],
  ])('the brand of %j by %j is %j', (brand, owner, shown) => {
    expect(brandName(brand, owner)).toBe(shown);
  });

  test.each([
    ['builtin', 171287, 'USDA SR Legacy'],
    ['builtin', 2705385, 'USDA FNDDS'],
    ['builtin', 321360, 'USDA Foundation'],
    ['builtin', 2710815, 'USDA Foundation'],
    ['branded', 171287, 'USDA Branded'],
  ] as const)('a figure of %s %i is from %s', (dataSet, fdcId, source) => {
    expect(sourceName(dataSet, fdcId)).toBe(source);
  });
});
