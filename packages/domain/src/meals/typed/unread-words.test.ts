import { expect, test } from 'vitest';
import { findFood } from '../../foods/find-food.ts';
import type { Food } from '../../foods/food.ts';
import { isFood } from './composed-of.ts';
import {
  isNameOf,
  isPouredSolid,
  namesNoFood,
  unreadWords,
  withoutFilling,
  withoutNarrowingWords,
  withoutUnknownWords,
} from './unread-words.ts';

const unread = (typed: string, name: string) => unreadWords(typed, { names: [name], food: findFood(name) });

test('brands and unknown words are unread', () => {
  expect(unread('Chobani greek yogurt', 'greek yogurt')).toEqual(['Chobani']);
  expect(unread('zibble tea', 'tea')).toEqual(['zibble']);
});

test.each([
  ['light hummus', 'hummus', ['light']],
  ['Lite coconut milk', 'coconut milk', ['Lite']],
  ['light coconut milk', 'coconut milk', ['light']],
  ['low salt butter', 'butter', ['low salt']],
  ['low-fat hummus', 'hummus', ['low-fat']],
  // What has a row of its own, has as little fat anyway, or is called light for its color.
  ['light mayonnaise', 'light mayonnaise', []],
  ['low fat banana', 'banana', []],
  ['light soy sauce', 'soy sauce', []],
])('a claim that the figures ignore is unread: %s', (typed, name, words) => {
  expect(unread(typed, name)).toEqual(words);
});

test.each(['paracetamol', 'cough syrup', 'leftovers', 'chinese takeaway'])('%s names no food', (typed) =>
  expect(namesNoFood(typed)).toBe(true),
);

test('neutral words and aliases are not unread', () => {
  expect(unread('fresh organic banana', 'banana')).toEqual([]);
  expect(unread('courgette', 'zucchini')).toEqual([]);
  expect(unread('2% milk', 'reduced fat milk')).toEqual([]);
  expect(unread('rigatoni', 'cooked pasta')).toEqual([]);
});

test('withoutUnknownWords drops words that no food has', () => {
  expect(withoutUnknownWords('zibble tea')).toBe('tea');
  expect(withoutUnknownWords('green tea')).toBeNull();
  expect(withoutUnknownWords('zibble')).toBeNull();
  expect(withoutUnknownWords('zibble de banana')).toBeNull();
});

test('withoutFilling keeps the noun of a Romance name if it is a food', () => {
  expect(withoutFilling('pozole rojo de puerco', isFood)).toBe('pozole rojo');
  expect(withoutFilling('zibble de puerco', isFood)).toBeNull();
  expect(withoutFilling('apple pie', isFood)).toBeNull();
});

test('withoutNarrowingWords never drops a word that makes another food', () => {
  expect(withoutNarrowingWords('blueberry scone', isFood)).toBe('scone');
  expect(withoutNarrowingWords('vegan scone', isFood)).toBeNull();
  expect(withoutNarrowingWords('gluten free scone', isFood)).toBeNull();
});

test('an unknown word before a kind of food may name another dish, so it is not guessed', () => {
  const known = (name: string) => findFood(name) as Food;
  expect(isNameOf('zibble roll', known('dinner roll'))).toBe(false);
  // Every pasta shape is eaten as cooked pasta, whichever entry of the table it is bought as.
  for (const shape of ['linguine', 'pappardelle', 'bucatini', 'vermicelli', 'cavatappi'])
    expect(isNameOf(shape, known('cooked pasta'))).toBe(true);
  expect(isNameOf('dinner roll', known('dinner roll'))).toBe(true);
  expect(isNameOf('zibble yogurt', known('yogurt'))).toBe(true);
  expect(isNameOf('zibble flakes', known('corn flake'))).toBe(false);
});

test('an unknown fruit is read as a similar one, an unknown meat is not', () => {
  expect(isNameOf('fruit', findFood('apple') as Food)).toBe(true);
  expect(isNameOf('berries', findFood('strawberry') as Food)).toBe(true);
  expect(isNameOf('fruit', findFood('banana') as Food)).toBe(false);
  expect(isNameOf('meat', findFood('cooked chicken breast') as Food)).toBe(false);
});

test.each([
  [500, 'ml', 'hard candy', true],
  [1, 'l', 'hard candy', true],
  [10, 'ml', 'hard candy', false],
  [500, 'g', 'hard candy', false],
  [500, 'ml', 'apple juice', false],
  [250, 'ml', 'tomato soup', false],
])('%d %s of %s is a volume of no such food: %s', (count, unit, name, answer) => {
  expect(isPouredSolid({ count, unit, size: null, each: null }, findFood(name) as Food)).toBe(answer);
});

test('a seasoning is matched by its noun only', () => {
  expect(isNameOf('biryani', findFood('garam masala') as Food)).toBe(false);
  expect(isNameOf('garam masala', findFood('garam masala') as Food)).toBe(true);
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
