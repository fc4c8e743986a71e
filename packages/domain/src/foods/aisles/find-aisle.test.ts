import { describe, expect, test } from 'vitest';
import { FOODS } from '../food-table.ts';
import { findAisle, findAisleOfItem } from './find-aisle.ts';

test.each([
  ['lemons', 'produce'],
  ['Birds Eye peas', 'frozen'],
  ['Quorn mince', 'frozen'],
  ['gambas congeladas', 'frozen'],
  ['frz blueberries', 'frozen'],
  ['Linsen aus der Dose', 'canned'],
  ['Violife grated', 'dairy'],
  ['Cherry tomatoes', 'produce'],
  ['fresh basil', 'produce'],
  ['Bread', 'bakery'],
  ['croissants', 'bakery'],
  ['Chicken breast', 'meat'],
  ['Salmon fillet', 'meat'],
  ['Eggs', 'dairy'],
  ['milk', 'dairy'],
  ['oat milk', 'dairy'],
  ['tofu', 'dairy'],
  ['smoked gouda', 'dairy'],
  ['coconut yogurt', 'dairy'],
  ['spaghetti', 'grains'],
  ['dried chickpeas', 'grains'],
  ['chickpeas', 'canned'],
  ['canned tomatoes', 'canned'],
  ['tinned peaches', 'canned'],
  ['olive oil', 'sauces'],
  ['peanut butter', 'sauces'],
  ['flour', 'baking'],
  ['cumin', 'baking'],
  ['raisins', 'baking'],
  ['almonds', 'snacks'],
  ['potato chips', 'snacks'],
  ['coffee', 'drinks'],
  ['elderflower soda', 'drinks'],
  ['frozen peas', 'frozen'],
  ['ice cream', 'frozen'],
  ['frozen yogurt', 'frozen'],
  ['toilet paper', 'household'],
  ['kitchen roll', 'household'],
  ['Kitchen roll', 'household'],
  ['washing up liquid', 'household'],
  ['cling film', 'household'],
  ['cough syrup', 'household'],
  ['Vitamin D', 'household'],
  ['deli meat', 'meat'],
  ['rice paper', 'grains'],
  ['rice paper', 'grains'],
  ['hot dogs', 'meat'],
  ['dog food', 'household'],
  ['dish soap', 'household'],
  ['fruit and veg', 'produce'],
  ['ice', 'frozen'],
  ['OJ', 'drinks'],
  ['7 Up', 'drinks'],
  ['WD-40', 'household'],
  ['sugar brown', 'baking'],
  ['milk 2%', 'dairy'],
  ['dark chocolate 85%', 'snacks'],
  ['Grandma’s secret', 'other'],
  ['Extra virgin olive oil from Crete', 'sauces'],
  ['milk (the blue one)', 'dairy'],
  ['Chicken thighs for Sunday', 'meat'],
  ['lemons, unwaxed', 'produce'],
  ['rye bread - the dark one', 'bakery'],
  ['flowers for Ada', 'produce'],
  ['something for Ben', 'other'],
  ['something', 'other'],
  ['constructor', 'other'],
  ['', 'other'],
])('%s is found at %s', (name, aisle) => {
  expect(findAisle(name)).toBe(aisle);
});

describe('the table', () => {
  const names = new Set(FOODS.map(({ name }) => name));

  test('has an aisle for every food', () => {
    expect([...names].filter((name) => ['household', 'other'].includes(findAisle(name)))).toEqual([]);
  });
});

test.each([
  ['tomatoes', 'tins', 'canned'],
  ['coriander', 'bunch', 'produce'],
  ['tomatoes', 'kg', 'produce'],
  ['peaches', 'can', 'canned'],
  ['lentils', 'Jar', 'canned'],
  ['chickpeas', 'can', 'canned'],
  ['salmon', 'tin', 'canned'],
  ['salmon', 'piece', 'meat'],
  ['whipped cream', 'can', 'dairy'],
  ['beer', 'cans', 'drinks'],
  ['honey', 'jar', 'sauces'],
  ['spinach', 'bag', 'produce'],
])('%s by the %s is in %s', (name, unit, aisle) => {
  expect(findAisleOfItem({ name, unit })).toBe(aisle);
});
