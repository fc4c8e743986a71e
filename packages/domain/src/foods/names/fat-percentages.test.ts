import { expect, test } from 'vitest';
import { spellFatPercentages } from './fat-percentages.ts';

test.each([
  ['2 percent milk', '2% milk'],
  ['1 per cent milk', '1% milk'],
  ['greek yogurt 10% fat', 'whole milk greek yogurt'],
  ['5% fage', 'whole milk greek yogurt'],
  ['fage 2%', 'low fat greek yogurt'],
  ['beef mince 5% fat', 'extra lean beef mince'],
  ['95% lean ground beef', 'extra lean beef mince'],
  ['lean beef mince 10%', 'lean beef mince'],
  ['pork mince 5%', 'extra lean pork mince'],
  ['99% lean ground turkey', 'extra lean turkey mince'],
  ['turkey mince (2% fat)', 'extra lean turkey mince'],
  ['93% lean ground turkey', 'ground turkey'],
  ['ground beef (93% lean)', 'lean beef mince'],
  ['beef mince 20% fat', 'beef mince'],
  ['turkey mince 7% fat', 'turkey mince'],
  ['2% milk', '2% milk'],
  ['greek yogurt', 'greek yogurt'],
])('%s is read as %s', (typed, read) => {
  expect(spellFatPercentages(typed)).toBe(read);
});
