import { expect, test } from 'vitest';
import { findFood } from '../../foods/find-food.ts';
import type { Food } from '../../foods/food.ts';
import { namesNoFood, nearestFood, readName } from './read-name.ts';
import { isNameOf, isPouredSolid, unreadWords } from './unread-words.ts';

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

test.each([
  ['zibble tea', 'tea', ['zibble']],
  ['pozole rojo de puerco', 'pozole bowl', ['puerco']],
  ['dżem zibblowy', 'jam', ['zibblowy']],
  ['reduced fat zibble scone', undefined, []],
  ['zibble de banana', undefined, []],
  ['vegan zibble scone', undefined, []],
  ['zibble', undefined, []],
])('the food nearest to %s is %s', (typed, name, words) => {
  const nearest = nearestFood(typed);
  expect(nearest?.food.name).toBe(name);
  expect(nearest?.unread ?? []).toEqual(words);
});

test.each([
  ['rice', 'cooked white rice', []],
  ['dry rice', 'white rice', []],
  ['Chobani greek yogurt', 'greek yogurt', ['Chobani']],
  ['pot noodle', 'cup noodles', []],
  ['dry Nudeln', 'pasta', []],
  ['diet mountain dew', 'diet cola', []],
  ['fruit', 'apple', []],
  ['paracetamol', undefined, []],
  ['zibble scone', undefined, []],
  ['full english breakfast', 'full english breakfast', []],
])('the whole of %s is %s', (typed, name, words) => {
  const known = readName(typed);
  expect(known?.food.name).toBe(name);
  expect(known?.unread ?? []).toEqual(words);
});

test('an unknown word before a kind of food may name another dish, so it is not guessed', () => {
  const known = (name: string) => findFood(name) as Food;
  expect(isNameOf('zibble roll', known('dinner roll'))).toBe(false);
  // Every pasta shape is eaten as cooked pasta, whichever entry of the table it is bought as.
  for (const shape of ['linguine', 'pappardelle', 'bucatini', 'vermicelli', 'cavatappi'])
    expect(readName(shape)?.food.name).toBe('cooked pasta');
  expect(isNameOf('zibble yogurt', known('yogurt'))).toBe(true);
  expect(isNameOf('zibble flakes', known('corn flake'))).toBe(false);
});

test('an unknown fruit is read as a similar one, an unknown meat is not', () => {
  expect(readName('berries')?.food.name).toBe('strawberry');
  expect(isNameOf('meat', findFood('cooked chicken breast') as Food)).toBe(false);
});

test.each<[number, string, string, boolean, string?]>([
  [500, 'ml', 'hard candy', true],
  [1, 'l', 'hard candy', true],
  [1, 'cup', 'orange chicken', true, 'zibble'],
  [1, 'cup', 'orange chicken', false, 'costco'],
  [10, 'ml', 'hard candy', false],
  [500, 'g', 'hard candy', false],
  [500, 'ml', 'apple juice', false],
  [250, 'ml', 'tomato soup', false],
])('%d %s of %s is a volume of no such food: %s', (count, unit, name, answer, unread = 'tymbark') => {
  const amount = { count, unit, size: null, each: null };
  expect(isPouredSolid(amount, findFood(name) as Food, [unread])).toBe(answer);
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
