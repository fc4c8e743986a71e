import { expect, test } from 'vitest';
import { durationAt } from './durations.ts';
import { pageLineOf } from './page-grammar.ts';

test.each([
  ['1 hr 30 min', 90],
  ['1½ hours', 90],
  ['2 hrs 45', 165],
  ['1h30', 90],
  ['1:30', 90],
  ['20-25 minutes', 25],
  ['half an hour', 30],
  ['15 minutes mins', 15],
  ['ca. 20 Minuten', 20],
  ['1 heure et 10 minutes', 70],
  ['2 godziny', 120],
  ['1 saat 20 dakika', 80],
])('%s is %d minutes', (text, minutes) => {
  const line = pageLineOf(text);
  expect(durationAt(line, 0)).toEqual({ minutes, to: line.tokens.length });
});

test.each(['20', 'soon', '2 cups', '0 min', '99999 hours', '1:75'])('%s is no time', (text) => {
  expect(durationAt(pageLineOf(text), 0)).toBeNull();
});
