import { expect, test } from 'vitest';
import { editAtHome, faultOfName, lacksUsual } from './at-home-edit.ts';

test.each([
  [['salt'], { kind: 'add', name: ' Soy  sauce ' }, ['salt', 'Soy sauce']],
  [['Eggs'], { kind: 'add', name: 'egg' }, ['Eggs']],
  [['Eggs', 'salt'], { kind: 'remove', name: 'egg' }, ['salt']],
  [['salt'], { kind: 'remove', name: 'rice' }, ['salt']],
  [['rice', 'Water'], { kind: 'restore' }, ['salt', 'black pepper', 'water', 'cooking oil', 'rice']],
  [[], { kind: 'restore' }, ['salt', 'black pepper', 'water', 'cooking oil']],
] as const)('editing %j by %j gives %j', (names, edit, expected) => {
  expect(editAtHome(names, edit)).toEqual(expected);
});

test.each([
  [['salt', 'black pepper', 'water', 'cooking oil', 'rice'], false],
  [['Salt', 'Black Pepper', 'water', 'Cooking oil'], false],
  [['salt', 'water', 'cooking oil'], true],
  [[], true],
])('%j lacks one of the default four: %s', (names, expected) => {
  expect(lacksUsual(names)).toBe(expected);
});

const hundred = Array.from({ length: 100 }, (_, at) => `food ${at}`);

test.each([
  [['salt'], 'rice', undefined],
  [['salt'], '  ', 'Type a food first'],
  [['Salt'], 'SALT', '“Salt” is on the list already'],
  [['salt'], 'x'.repeat(101), 'At most 100 characters'],
  [hundred, 'rice', 'At most 100 in this list'],
])('with %j, %j: %s', (names, typed, expected) => {
  expect(faultOfName(names, typed)).toBe(expected);
});
