import { expect, test } from 'vitest';
import { markCanned } from './mark-canned.ts';

test.each([
  ['tuna in brine', 'canned tuna'],
  ['120g tuna chunks in spring water, rice', '120g canned tuna, rice'],
  ['tinned salmon in water', 'canned salmon'],
  ['sweetcorn in water', 'canned sweetcorn'],
  ['tin of mackerel in brine', 'tin of canned mackerel'],
])('%s is %s', (text, canned) => {
  expect(markCanned(text)).toBe(canned);
});

test.each([
  'oats in water',
  'whey in water',
  'tuna in oil',
  'porridge in water',
  'rice in salted water',
  'lemon in water',
])('%s is not canned', (text) => {
  expect(markCanned(text)).toBe(text);
});
