import { expect, test } from 'vitest';
import { resolveBrackets } from './resolve-brackets.ts';
import { isFood } from './typed-meal.ts';

test.each([
  ['overnight oats (50g oats, 150g greek yogurt, berries)', '50g oats, 150g greek yogurt, berries'],
  ['salad (lettuce, tomato, feta) and a roll', 'lettuce, tomato, feta and a roll'],
  ['pizza (ham, pineapple)', 'pizza with ham and pineapple'],
  ['2 eggs, sandwich (ham and cheese)', '2 eggs, sandwich with ham and cheese'],
  ['protein shake (2 scoops, water)', 'protein shake 2 scoops'],
  ['pop tarts (2)', 'pop tarts (2)'],
  ['chicken breast (150g)', 'chicken breast (150g)'],
  ['rice (cooked)', 'rice (cooked)'],
  ['fried plantain (dodo)', 'fried plantain'],
])('%s is %s', (typed, resolved) => expect(resolveBrackets(typed, isFood)).toBe(resolved));
