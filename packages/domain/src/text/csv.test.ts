import { expect, test } from 'vitest';
import { csvHead, csvLine } from './csv.ts';

test.each([
  ['Rice', 'Rice'],
  ['½ cup', '½ cup'],
  ['Käse für Ünal', 'Käse für Ünal'],
  ['Ham, "smoked"', '"Ham, ""smoked"""'],
  ['two\nlines', '"two\nlines"'],
  ['Salt; pepper', '"Salt; pepper"'],
  ['Salt\tpepper', '"Salt\tpepper"'],
  ['Salt\rpepper', '"Salt\rpepper"'],
  ['=cmd|calc', "'=cmd|calc"],
  ['=HYPERLINK("https://example.org")', '"\'=HYPERLINK(""https://example.org"")"'],
  ['+1', "'+1"],
  ['-1+cmd', "'-1+cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1+1', "' =1+1"],
  ['\t=1', '"\'\t\'=1"'],
  ['  \n=1', '"\'  \n\'=1"'],
  ['＝1', "'＝1"],
  ['Salt;=1+1', '"Salt;\'=1+1"'],
  ['Salt; =1+1;@2', '"Salt; \'=1+1;\'@2"'],
  ['Salt\t+1', '"Salt\t\'+1"'],
  ['Salt\r\n-1', '"Salt\r\n\'-1"'],
  ['=1;=2', '"\'=1;\'=2"'],
  ['mix of 1-2; 3+4', '"mix of 1-2; 3+4"'],
  [-1.5, '-1.5'],
  [null, ''],
])('%j is written as %j', (value, cell) => {
  expect(csvLine([value, 'next'])).toBe(`${cell},next\r\n`);
});

test('a file begins with a UTF-8 byte order mark and the names of its columns', () => {
  expect(csvHead(['Name', 'Unit; size'])).toBe('\uFEFFName,"Unit; size"\r\n');
});
