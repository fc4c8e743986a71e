import { expect, test } from 'vitest';
import { asCanned } from './canned-name.ts';

test.each([
  ['tuna in brine', 'canned tuna'],
  ['120g tuna chunks in spring water, rice', '120g canned tuna, rice'],
  ['tinned salmon in water', 'canned salmon'],
  ['sweetcorn in water', 'canned sweetcorn'],
  ['tin of mackerel in brine', 'tin of canned mackerel'],
])('%s is %s', (text, canned) => {
  expect(asCanned(text)).toBe(canned);
});

test.each([
  'oats in water',
  'whey in water',
  'tuna in oil',
  'porridge in water',
  'rice in salted water',
  'lemon in water',
])('%s is no canned food', (text) => {
  expect(asCanned(text)).toBe(text);
});
