import { expect, test } from 'vitest';
import { lineOf } from './grammar.ts';
import { numberAt } from './numbers.ts';

test.each([
  ['2 cups', 2, 2, 1],
  ['1 1/2 lb', 1.5, 1.5, 5],
  ['1½ lb', 1.5, 1.5, 2],
  ['1-1/2 lb', 1.5, 1.5, 5],
  ['1 and ½ cups', 1.5, 1.5, 7],
  ['1 & 1/2 cups', 1.5, 1.5, 7],
  ['½–¾ tsp', 0.5, 0.75, 3],
  ['2 to 3 cloves', 2, 3, 6],
  ['1 or 2 chilies', 1, 2, 6],
  ['2-21/2 pounds', 2, 2.5, 6],
  ['11/2 cups', 1.5, 1.5, 4],
  ['1,000 g', 1000, 1000, 5],
  ['1,5 kg', 1.5, 1.5, 3],
  ['1, chopped', 1, 1, 1],
  ['.25 ounce', 0.25, 0.25, 3],
  ['one 2-inch piece', 1, 1, 3],
  ['a lemon', 1, 1, 1],
  ['half a lemon', 0.5, 0.5, 6],
  ['half cup', 0.5, 0.5, 4],
  ['a quarter cup', 0.25, 0.25, 9],
  ['a quarter of a cabbage', 0.25, 0.25, 14],
  ['a few sprigs', 3, 3, 5],
  ['a couple of eggs', 2, 2, 11],
  ['5-3', 5, 5, 1],
])('%j begins with %d to %d', (text, low, high, end) => {
  const line = lineOf(text);
  const number = numberAt(line, 0);
  expect(number).toMatchObject({ low, high });
  expect(line.tokens[(number?.to ?? 0) - 1]?.end).toBe(end);
});

test.each(['', 'avocado', 'ants', 'tender', 'oneself'])('%j does not begin with a number', (text) => {
  expect(numberAt(lineOf(text), 0)).toBeNull();
});
