import { expect, test } from 'vitest';
import { typingDistance } from './typing-distance.ts';

test.each([
  ['milk', 'milk', 0],
  ['mlik', 'milk', 1],
  ['brocoli', 'broccoli', 0.5],
  ['parmasan', 'parmesan', 0.5],
  ['spageti', 'spaghetti', 1],
  ['bean', 'lean', 1],
  ['', 'tea', 2],
])('%s and %s are %d apart', (one, other, distance) => {
  expect(typingDistance(one, other)).toBe(distance);
  expect(typingDistance(other, one)).toBe(distance);
});

const WORDS =
  'milk mlik brocoli broccoli parmasan parmesan spageti spaghetti bean lean nutmeg banana bananna tea schnitzel snitzel borscht borsch rhubarb rubarb'.split(
    ' ',
  );

test.each([0.5, 1, 2])('distances above %d are infinite, others are unchanged', (most) => {
  for (const one of WORDS)
    for (const other of WORDS) {
      const distance = typingDistance(one, other);
      expect(typingDistance(one, other, most)).toBe(distance <= most ? distance : Number.POSITIVE_INFINITY);
    }
});
