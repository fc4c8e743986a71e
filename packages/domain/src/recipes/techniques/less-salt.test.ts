import { expect, test } from 'vitest';
import { withLessSalt } from './less-salt.ts';

test.each([
  ['Season with salt and pepper.', 'Season with pepper and very little salt, or none.'],
  ['Season with salt.', 'Season with very little salt, or none.'],
  [
    'Beat the eggs and season with salt and pepper.',
    'Beat the eggs and season with pepper and very little salt, or none.',
  ],
  [
    'Cook the pasta in plenty of boiling salted water.',
    'Cook the pasta in plenty of boiling unsalted water.',
  ],
  ['Fold in the flour with a pinch of salt.', 'Fold in the flour with a pinch of salt.'],
])('%j becomes %j', (text, expected) => {
  expect(withLessSalt(text)).toBe(expected);
});
