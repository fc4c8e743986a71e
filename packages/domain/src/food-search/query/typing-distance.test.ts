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
