import { expect, test } from 'vitest';
import { findFood } from '../../foods/find-food.ts';
import { writeMeasure } from '../../units/write-measure.ts';
import { describeFood } from '../roles/describe-food.ts';
import { asOneList, measured } from './phrases.ts';

test.each([
  [
    'Pork chops and beets and potato roasted on one tray.',
    'Pork chops, beets and potato roasted on one tray.',
  ],
  ['Filled with chicken and lettuce and tomato.', 'Filled with chicken, lettuce and tomato.'],
  ['A soup of ham and leeks, carrots and peas.', 'A soup of ham, leeks, carrots and peas.'],
  ['Tofu and leeks, carrots and mushrooms on one tray.', 'Tofu, leeks, carrots and mushrooms on one tray.'],
  ['Rice, spinach and green beans and egg, to be mixed.', 'Rice, spinach, green beans and egg, to be mixed.'],
  [
    'Spaghetti and turkey in a sauce of cream and cheese.',
    'Spaghetti and turkey in a sauce of cream and cheese.',
  ],
  ['Tomatoes and cucumber with feta and olives.', 'Tomatoes and cucumber with feta and olives.'],
  ['Beans mashed and fried until creamy.', 'Beans mashed and fried until creamy.'],
])('%s', (text, joined) => {
  expect(asOneList(text)).toBe(joined);
});

test.each([
  ['olive oil', 4, 'tbsp', '¼ cup olive oil'],
  ['olive oil', 8, 'tbsp', '½ cup olive oil'],
  ['cumin', 3, 'tsp', '1 tbsp cumin'],
  ['butter', 2.5, 'tbsp', '2½ tbsp butter'],
  ['milk', 2, 'cup', '2 cups milk'],
  ['ground beef', 1200, 'g', '1.2 kg ground beef'],
])('%s: %d %s is written as in the list, %j', (name, amount, unit, written) => {
  const food = findFood(name);
  if (!food) throw new Error(`No food: ${name}`);
  const stocked = {
    name,
    culinary: describeFood(food, name),
    food,
    category: food.category,
    source: 'stock',
    daysLeft: null,
    stockGrams: null,
    keptIn: '',
  } as const;
  const part = { need: 'it', stocked, grams: 1, amount, unit, isAvailable: true };
  expect(measured(part)).toBe(written);
  expect(written.startsWith(writeMeasure({ name, amount: String(amount), unit }))).toBe(true);
});
