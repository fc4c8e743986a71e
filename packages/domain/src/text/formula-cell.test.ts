import { expect, test } from 'vitest';
import { escapeFormula } from './formula-cell.ts';

test.each([
  ['Rice', 'Rice'],
  ['½ cup', '½ cup'],
  ['=HYPERLINK("https://example.org")', '\'=HYPERLINK("https://example.org")'],
  ['+1', "'+1"],
  ['-1+cmd', "'-1+cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['  \n=1', "'  \n'=1"],
  ['＝1', "'＝1"],
  ['Salt; pepper', 'Salt; pepper'],
  ['Salt;=1+1', "Salt;'=1+1"],
  ['Salt; =1+1;@2', "Salt; '=1+1;'@2"],
  ['Salt\t+1', "Salt\t'+1"],
  ['Salt\r\n-1', "Salt\r\n'-1"],
  ['=1;=2', "'=1;'=2"],
  ['mix of 1-2; 3+4', 'mix of 1-2; 3+4'],
])('%j is written as %j', (text, expected) => {
  expect(escapeFormula(text)).toBe(expected);
});
