import { expect, test } from 'vitest';
import { addAmounts } from './add-amounts.ts';

test.each([
  ['2', '', '1', '', '3', ''],
  ['2', '', '1', 'piece', '3', ''],
  ['1', 'item', '2', '', '3', 'item'],
  ['200', 'g', '300', 'grams', '500', 'g'],
  ['500', 'g', '1', 'kg', '1.5', 'kg'],
  ['1', 'kg', '5', 'g', '1005', 'g'],
  ['750', 'ml', '1', 'l', '1.75', 'l'],
  ['8', 'oz', '1', 'lb', '1.5', 'lb'],
  ['2', 'tbsp', '1', 'tsp', '7', 'tsp'],
  ['1/2', 'cup', '2', 'tbsp', '10', 'tbsp'],
  ['1', 'gallon', '2', 'quarts', '1.5', 'gallon'],
  ['1', 'cup', '4', 'fl oz', '1.5', 'cup'],
  ['½', 'cup', '1 1/2', 'cups', '2', 'cup'],
  ['1/3', 'cup', '1/3', 'cup', '0.67', 'cup'],
  ['0.1', 'kg', '0.2', 'kg', '0.3', 'kg'],
  ['2', 'cans', '1', 'can', '3', 'cans'],
  ['1', 'bunch', '1', 'bunches', '2', 'bunch'],
  ['', '', '3', '', '3', ''],
  ['', '', '500', 'g', '500', 'g'],
  ['3', 'kg', '', '', '3', 'kg'],
  ['', '', '', '', '', ''],
  ['to taste', '', 'To taste', '', 'to taste', ''],
])('%s %s plus %s %s is %s %s', (quantity, unit, otherQuantity, otherUnit, sum, sumUnit) => {
  expect(addAmounts({ quantity, unit }, { quantity: otherQuantity, unit: otherUnit })).toEqual({
    quantity: sum,
    unit: sumUnit,
  });
});

test.each([
  ['2', '', '500', 'g'],
  ['100', 'g', '4', 'oz'],
  ['1', 'cup', '250', 'ml'],
  ['100', 'g', '100', 'ml'],
  ['1', 'can', '1', 'jar'],
  ['a few', '', '2', ''],
  ['a few', '', 'some', ''],
  ['to taste', '', 'to taste', 'tsp'],
  ['1e12', 'kg', '1', 'kg'],
  ['999999999999', 'kg', '1', 'kg'],
  ['2', 'constructor', '2', 'kg'],
])('%s %s and %s %s cannot be added', (quantity, unit, otherQuantity, otherUnit) => {
  expect(addAmounts({ quantity, unit }, { quantity: otherQuantity, unit: otherUnit })).toBeNull();
});
