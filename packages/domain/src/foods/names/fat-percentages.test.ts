import { expect, test } from 'vitest';
import { withFatInWords } from './fat-percentages.ts';

test.each([
  ['greek yogurt 10% fat', 'whole milk greek yogurt'],
  ['5% fage', 'whole milk greek yogurt'],
  ['fage 2%', 'low fat greek yogurt'],
  ['beef mince 5% fat', 'lean beef mince'],
  ['ground beef (93% lean)', 'lean beef mince'],
  ['beef mince 20% fat', 'beef mince'],
  ['turkey mince 7% fat', 'turkey mince'],
  ['2% milk', '2% milk'],
  ['greek yogurt', 'greek yogurt'],
])('%s is read as %s', (typed, read) => {
  expect(withFatInWords(typed)).toBe(read);
});
