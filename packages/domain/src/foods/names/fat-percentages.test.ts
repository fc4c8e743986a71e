import { expect, test } from 'vitest';
import { withFatInWords } from '../find-food.ts';

test.each([
  ['2 percent milk', 'reduced fat milk'],
  ['1 per cent milk', 'low fat milk'],
  ['milk 1.5%', 'reduced fat milk'],
  ['H-Milch 3,5%', 'milk'],
  ['leche 0%', 'skim milk'],
  ['mleko 3,2 %', 'milk'],
  ['yaourt 0% de matière grasse', 'fat free yogurt'],
  ['śmietana 18%', 'sour cream'],
  ['śmietana 12%', 'light sour cream'],
  ['greek yogurt 10% fat', 'whole milk greek yogurt'],
  ['5% fage', 'whole milk greek yogurt'],
  ['fage 2%', 'low fat greek yogurt'],
  ['beef mince 5% fat', 'extra lean ground beef'],
  ['95% lean ground beef', 'extra lean ground beef'],
  ['lean beef mince 7%', 'lean ground beef'],
  ['ground beef (80/20)', 'fatty ground beef'],
  ['pork mince 5%', 'lean ground pork'],
  ['99% lean ground turkey', 'extra lean ground turkey'],
  ['turkey mince (2% fat)', 'extra lean ground turkey'],
  ['93% lean ground turkey', 'ground turkey'],
  ['ground beef (93% lean)', 'lean ground beef'],
  ['dark chocolate 70%', 'dark chocolate'],
  ['greek yogurt', 'greek yogurt'],
])('%s is read as %s', (typed, read) => {
  expect(withFatInWords(typed)).toBe(read);
});
