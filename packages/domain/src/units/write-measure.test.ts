import { describe, expect, test } from 'vitest';
import type { UnitSystem } from './unit.ts';
import { writeMeasure } from './write-measure.ts';
import { writeNumber, writePackages } from './write-number.ts';

test.each([
  [0, '0'],
  [0.125, '⅛'],
  [0.13, '⅛'],
  [0.25, '¼'],
  [0.33, '⅓'],
  [0.5, '½'],
  [0.67, '⅔'],
  [0.75, '¾'],
  [0.995, '1'],
  [1, '1'],
  [1.5, '1½'],
  [2.33, '2⅓'],
  [2.1, '2.1'],
  [12.5, '12½'],
  [180, '180'],
  [180.5, '180.5'],
])('%d is written %s', (value, text) => {
  expect(writeNumber(value)).toBe(text);
});

describe('writeMeasure', () => {
  test.each<[string, string, string, string, UnitSystem?]>([
    ['0.25', 'piece', 'Baguette', '¼'],
    ['0.25', 'piece', 'Naan', '1'],
    ['0.5', 'piece', 'Tomato', '½'],
    ['1 1/2', 'cup', 'Rice', '1½ cups'],
    ['1-1/2', 'cup', 'Rice', '1½ cups'],
    ['2 to 3', 'cup', 'Rice', '2–3 cups'],
    ['0.75', 'cup', 'Rice', '¾ cup'],
    ['1/3', 'cup', 'Rice', '⅓ cup'],
    ['0.33', 'cups', 'Rice', '⅓ cup'],
    ['1', 'Cups', 'Rice', '1 cup'],
    ['2', 'cup', 'Rice', '2 cups'],
    ['8.75', 'cup', 'Vegetable stock', '2.1 l'],
    ['8.75', 'cup', 'Vegetable stock', '9 cups', 'us'],
    ['1/8', 'tsp', 'Cayenne', '⅛ tsp'],
    ['1/3', 'can', 'Chickpeas', '⅓ can'],
    ['7/8', 'cup', 'Flour', '⅞ cup'],
    ['4 1/2', 'tbsp', 'Butter', '4½ tbsp'],
    ['1/2', 'clove', 'Garlic', '½ clove'],
    ['0.417', 'lb', 'Beef', '6½ oz'],
    ['2', 'clove', 'Garlic', '2 cloves'],
    ['1', 'cloves', 'Garlic', '1 clove'],
    ['0.5', 'bunch', 'Parsley', '½ bunch'],
    ['2', 'bunch', 'Parsley', '2 bunches'],
    ['4', 'piece', 'Eggs', '4'],
    ['3.5', 'piece', 'Eggs', '4'],
    ['3.5', 'piece', 'Onion', '3½'],
    ['2', '', 'Lemons', '2'],
    ['2', 'piece', 'Zorblax', '2 pieces'],
    ['1', 'piece', 'Zorblax', '1 piece'],
    ['2', 'item', 'Zorblaxes', '2'],
    ['2', 'piece', 'Whole wheat bread', '2 slices'],
    ['1', 'piece', 'Bread', '1 slice'],
    ['2', 'piece', 'Bread slices', '2'],
    ['2', 'piece', 'Pita bread', '2'],
    ['137', 'g', 'Flour', '137 g'],
    ['1250', 'g', 'Flour', '1.25 kg'],
    ['1.35', 'kg', 'Potatoes', '1.35 kg'],
    ['0.5', 'l', 'Milk', '500 ml'],
    ['1.5', 'tbsp', 'Olive oil', '1½ tbsp'],
    ['0.5', 'lb', 'Beef', '½ lb'],
    ['2', 'large', 'Eggs', '2 large'],
    ['2', 'cans', 'Chickpeas', '2 cans'],
    ['1', 'cans', 'Chickpeas', '1 can'],
    ['3', 'Blobs', 'Chickpeas', '3 Blobs'],
    ['2-3', 'tbsp', 'Water', '2–3 tbsp'],
    ['1/2 to 1', 'cup', 'Water', '½–1 cup'],
    ['1 to 2', 'cup', 'Water', '1–2 cups'],
    ['to taste', '', 'Salt', 'to taste'],
    ['a few', 'sprigs', 'Thyme', 'a few sprigs'],
    ['', '', 'Salt', ''],
  ])('%s %s of %s: %s', (amount, unit, name, text, system) => {
    expect(writeMeasure({ name, amount, unit }, system)).toBe(text);
  });
});

test.each([
  ['0.13', 'l', 'Weißwein', '1/8 l Weißwein', '⅛ l'],
  ['0.5', 'kg', 'Gambas', 'medio kilo de gambas', '0.5 kg'],
  ['9', 'tbsp', 'Honey', '9 tbsp honey', '9 tbsp'],
  ['1', 'piece', 'Lemon juice', 'juice of 1 lemon', '1'],
])('%s %s of %s is written as typed: %s', (amount, unit, name, typed, text) => {
  expect(writeMeasure({ name, amount, unit }, undefined, typed)).toBe(text);
});

test.each([
  [1.5, '1½'],
  [1.375, '1⅓'],
  [0.276, '¼'],
  [0.966, '1'],
  [2.03, '2'],
  [0.6, '0.6'],
  [0.912, '0.9'],
  [0.02, '0.1'],
])('%d packages are about %s', (count, written) => {
  expect(writePackages(count)).toBe(written);
});
