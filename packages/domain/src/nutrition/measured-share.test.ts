import { expect, test } from 'vitest';
import { measuredShare } from './measured-share.ts';

const food = (calories: number | null, protein: number | null, fiber?: number | null) => ({
  calories,
  protein,
  carbs: protein,
  fat: protein,
  fiber,
});
const OATS = food(300, 10, 8);
const RESTAURANT = food(700, null);
const TEA = food(0, 0, null);

test.each([
  ['all of it', [OATS], ['protein'], 1],
  ['nothing of it', [RESTAURANT], ['protein'], 0],
  ['by calories, not by foods', [OATS, RESTAURANT], ['protein'], 0.3],
  ['with all of several', [OATS, RESTAURANT, TEA], ['protein', 'fiber'], 0.3],
  ['what has no calories does not count', [OATS, TEA], ['fiber'], 1],
  ['nothing logged', [], ['fiber'], null],
  ['nothing but tea', [TEA], ['fiber'], null],
  ['calories unknown', [food(null, 3)], ['protein'], null],
] as const)('%s', (_, foods, nutrients, share) => {
  expect(measuredShare(foods, nutrients)).toBe(share);
});
