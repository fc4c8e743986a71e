import { expect, test } from 'vitest';
import { allKeys, foodOfKey } from './find-by-words.ts';

test('every key of the tables is found, also the plurals of English words', () => {
  const { names, plurals } = allKeys();
  expect(plurals.length).toBeGreaterThan(15_000);
  expect([...names, ...plurals].filter((key) => foodOfKey(key) === undefined)).toEqual([]);
});

test('no name has more words than the search considers', () => {
  const { names, plurals } = allKeys();
  expect(Math.max(...[...names, ...plurals].map((key) => key.split(' ').length))).toBe(6);
});
