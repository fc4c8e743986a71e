import { expect, test } from 'vitest';
import { matchPhrases, phraseTable } from './phrase-match.ts';

const TABLE = phraseTable(
  { dairy: 'milk, cream, milk powder', soy: 'soy, soy milk' },
  'coconut milk, cream of tartar',
);

test.each([
  [['milk'], ['dairy']],
  [['coconut', 'milk'], []],
  [['soy', 'milk'], ['soy']],
  [
    ['soy', 'cream'],
    ['soy', 'dairy'],
  ],
  [['milk', 'powder'], ['dairy']],
  [['cream', 'of', 'tartar', 'milk'], ['dairy']],
  [['coconut', 'milk', 'milk'], ['dairy']],
  [['milky'], []],
  [[], []],
])('%j means %j', (words, meanings) => {
  expect([...matchPhrases(words, TABLE)]).toEqual(meanings);
});

test('a phrase in two groups means both', () => {
  const table = phraseTable({ one: 'pesto', two: 'pesto,\n  basil' }, '');
  expect([...matchPhrases(['pesto'], table)]).toEqual(['one', 'two']);
});
