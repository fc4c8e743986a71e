import { expect, test } from 'vitest';
import { findFood } from '../../foods/find-food.ts';
import type { Food } from '../../foods/food.ts';
import { isFood } from './typed-meal.ts';
import {
  isMeant,
  namesNoFood,
  unreadWords,
  withoutNarrowingWords,
  withoutUnknownWords,
} from './unread-words.ts';

const unread = (typed: string, name: string) => unreadWords(typed, { names: [name], food: findFood(name) });

test('a maker and an unknown word are said', () => {
  expect(unread('Chobani greek yogurt', 'greek yogurt')).toEqual(['Chobani']);
  expect(unread('zibble tea', 'tea')).toEqual(['zibble']);
});

test('words that leave a food the same, and other names of it, are not', () => {
  expect(unread('fresh organic banana', 'banana')).toEqual([]);
  expect(unread('courgette', 'zucchini')).toEqual([]);
  expect(unread('2% milk', 'reduced fat milk')).toEqual([]);
  expect(unread('rigatoni', 'cooked pasta')).toEqual([]);
});

test('a name without the words that no food has', () => {
  expect(withoutUnknownWords('zibble tea')).toBe('tea');
  expect(withoutUnknownWords('green tea')).toBeNull();
  expect(withoutUnknownWords('zibble')).toBeNull();
});

test('a name without what narrows it, but never without what makes another food of it', () => {
  expect(withoutNarrowingWords('blueberry scone', isFood)).toBe('scone');
  expect(withoutNarrowingWords('vegan scone', isFood)).toBeNull();
  expect(withoutNarrowingWords('gluten free scone', isFood)).toBeNull();
});

test('an unknown word before a kind of food may be what names it, so that nobody guesses', () => {
  const known = (name: string) => findFood(name) as Food;
  expect(isMeant('zibble roll', known('dinner roll'))).toBe(false);
  // Every shape of pasta is eaten cooked, whichever row of the table it is bought as.
  for (const shape of ['linguine', 'pappardelle', 'bucatini', 'vermicelli', 'cavatappi'])
    expect(isMeant(shape, known('cooked pasta'))).toBe(true);
  expect(isMeant('dinner roll', known('dinner roll'))).toBe(true);
  expect(isMeant('zibble yogurt', known('yogurt'))).toBe(true);
});

test('the first fruit stands for fruit, which are much alike; no meat stands for meat', () => {
  expect(isMeant('fruit', findFood('apple') as Food)).toBe(true);
  expect(isMeant('berries', findFood('strawberry') as Food)).toBe(true);
  expect(isMeant('fruit', findFood('banana') as Food)).toBe(false);
  expect(isMeant('meat', findFood('cooked chicken breast') as Food)).toBe(false);
});

test('a seasoning is meant by its own noun only', () => {
  expect(isMeant('biryani', findFood('garam masala') as Food)).toBe(false);
  expect(isMeant('garam masala', findFood('garam masala') as Food)).toBe(true);
});

test.each([
  ['leftovers', true],
  ['my leftovers', true],
  ['some dinner', true],
  ['a meal', true],
  ['dinner roll', false],
  ['leftover curry', false],
  ['snack bar', false],
])('%s names no food: %s', (typed, answer) => {
  expect(namesNoFood(typed)).toBe(answer);
});
