import { expect, test } from 'vitest';
import { chooseName, repeatsAWord } from './name-dish.ts';

test.each([
  ['Rice and Rice', true],
  ['Chicken Chicken Curry', true],
  ['Tomato and Cherry Tomatoes', true],
  ['Spinach and Feta Frittata', false],
  ['Pan-Seared Mahi-Mahi with Peas', false],
  ['Soup with Beans and Kale with Lemon', false],
])('%s repeats a word: %s', (name, isRepeated) => {
  expect(repeatsAWord(name)).toBe(isRepeated);
});

test('takes the first name that repeats nothing and is free', () => {
  expect(chooseName(['Egg and Eggs', 'Egg Toast', 'Toast'], new Set(['Egg Toast']))).toBe('Toast');
  expect(chooseName(['Egg and Eggs'], new Set())).toBeUndefined();
});
