import { expect, test } from 'vitest';
import { matchPhrases } from './phrase-match.ts';

const TABLE: ReadonlyMap<string, readonly string[]> = new Map([
  ['milk', ['dairy']],
  ['cream', ['dairy']],
  ['milk powder', ['dairy']],
  ['soy', ['soy']],
  ['soy milk', ['soy']],
  ['coconut milk', []],
  ['cream of tartar', []],
  ['pesto', ['nuts', 'dairy']],
]);

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
  [['pesto'], ['nuts', 'dairy']],
  [['milky'], []],
  [[], []],
])('%j means %j', (words, meanings) => {
  expect([...matchPhrases(words, TABLE)]).toEqual(meanings);
});
