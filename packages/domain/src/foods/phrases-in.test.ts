import { expect, test } from 'vitest';
import { isOneOf, saysOneOf, withoutPhrases } from './phrases-in.ts';

test.each([
  ['Bone-in chicken', true],
  ['Chicken, on the BONE', true],
  ['Trombone', false],
  ['Gochujang', true],
  ['Thai basil', true],
  ['Thai', false],
  ['', false],
])('%s says one of the phrases: %s', (text, isSaid) => {
  expect(saysOneOf(['bone in', 'on the bone', 'gochu*', 'thai *'])(text)).toBe(isSaid);
});

test.each([
  ['Jalapeño', true],
  ['jalapeno peppers', false],
  ['MTR poha', true],
])('%s is one of the phrases: %s', (text, isOne) => {
  expect(isOneOf(['jalapeno', 'mtr *'])(text)).toBe(isOne);
});

test.each([
  ['Bulgogi style beef', 'beef'],
  ['Garlic & herb chicken', 'chicken'],
  ['Garlic chicken', 'Garlic chicken'],
])('%s without the phrases is %s', (text, rest) => {
  expect(withoutPhrases(['bulgogi', 'garlic and herb'])(text)).toBe(rest);
});
