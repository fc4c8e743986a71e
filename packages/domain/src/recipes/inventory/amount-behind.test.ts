import { expect, test } from 'vitest';
import { withoutAmountBehind } from './amount-behind.ts';

test.each([
  ['onions, a few', 'onions'],
  ['rhubarb, few sticks', 'rhubarb'],
  ['jasmine rice 5kg sack', 'jasmine rice'],
  ['melon half', 'melon'],
  ['kimchi (homemade, half a tub)', 'kimchi'],
  ['fish fingers bag of 20', 'fish fingers'],
  ['garbanzo beans 2 lb', 'garbanzo beans'],
  ['peas (frozen)', 'peas (frozen)'],
  ['peas (frozen, half a bag)', 'peas (frozen)'],
  ['eggs large', 'eggs large'],
  ['half', 'half'],
  ['fish sticks', 'fish sticks'],
  ['fish sticks half a bag', 'fish sticks'],
  ['natural yoghurt big pot', 'natural yoghurt'],
  ['cooked pasta, a bowl', 'cooked pasta'],
  ['noodle bowl', 'noodle bowl'],
  ['egg roll in a bowl', 'egg roll in a bowl'],
  ['noodle pot', 'noodle pot'],
])('%j without its amount is %j', (name, rest) => {
  expect(withoutAmountBehind(name)).toBe(rest);
});
