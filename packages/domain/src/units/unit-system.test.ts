import { describe, expect, test } from 'vitest';
import { inUnitSystem } from './unit-system.ts';

describe('inUnitSystem', () => {
  test.each([
    ['8', 'oz', 'mushrooms', '225', 'g'],
    ['1/2', 'lb', 'chicken breast', '225', 'g'],
    ['3', 'lb', 'potatoes', '1.35', 'kg'],
    ['1', 'cup', 'milk', '235', 'ml'],
    ['5', 'cups', 'vegetable stock', '1.2', 'l'],
    ['2', 'cup', 'flour', '250', 'g'],
    ['1', 'cup', 'zorblax', '235', 'ml'],
    ['1', 'tbsp', 'olive oil', '1', 'tbsp'],
    ['2', 'piece', 'egg', '2', 'piece'],
    ['200', 'g', 'flour', '200', 'g'],
    ['to taste', '', 'salt', 'to taste', ''],
  ])('%s %s %s in metric units is %s %s', (amount, unit, name, expected, inUnit) => {
    expect(inUnitSystem({ amount, unit, name }, 'metric')).toEqual({ amount: expected, unit: inUnit, name });
  });

  test.each([
    ['200', 'g', 'flour', '7', 'oz'],
    ['40', 'g', 'feta', '1.5', 'oz'],
    ['500', 'g', 'chicken breast', '1', 'lb'],
    ['1', 'kg', 'potatoes', '2.25', 'lb'],
    ['240', 'ml', 'milk', '1', 'cup'],
    ['1', 'l', 'stock', '4.25', 'cup'],
    ['60', 'ml', 'water', '0.25', 'cup'],
    ['30', 'ml', 'cream', '2', 'tbsp'],
    ['5', 'ml', 'vanilla', '1', 'tsp'],
    ['2', 'cup', 'rice', '2', 'cup'],
    ['3', 'clove', 'garlic', '3', 'clove'],
    ['a few', 'g', 'saffron', 'a few', 'g'],
  ])('%s %s %s in US units is %s %s', (amount, unit, name, expected, inUnit) => {
    expect(inUnitSystem({ amount, unit, name }, 'us')).toEqual({ amount: expected, unit: inUnit, name });
  });
});
