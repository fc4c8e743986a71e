import { expect, test } from 'vitest';
import { asOneList } from './phrases.ts';

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
