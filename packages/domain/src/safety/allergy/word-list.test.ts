import { describe, expect, test } from 'vitest';
import { hasWord, settledConditions, withoutRepeats } from './word-list.ts';

describe('own words', () => {
  test.each<[string, string[], string[]]>([
    ['none', [], []],
    ['trimmed', [' kiwi '], ['kiwi']],
    ['no blanks', ['', '  ', 'kiwi'], ['kiwi']],
    ['once, in whatever case', ['Kiwi', 'kiwi', ' KIWI'], ['Kiwi']],
    ['accents however encoded', ['cre\u0300me', 'crème', 'creme'], ['cre\u0300me', 'creme']],
    ['in their order', ['soy', 'mango', 'dairy'], ['soy', 'mango', 'dairy']],
  ])('%s', (_, words, expected) => {
    expect(withoutRepeats(words)).toEqual(expected);
  });

  test.each([
    ['kiwi', true],
    [' KIWI ', true],
    ['kiwis', false],
  ])('a list with Kiwi has %j: %s', (word, has) => {
    expect(hasWord(['soy', 'Kiwi'], word)).toBe(has);
  });
});

describe('health conditions', () => {
  test.each<[string[], string[]]>([
    [[], []],
    [['none'], ['none']],
    [['none', 'asthma'], ['asthma']],
    [
      ['asthma', 'diabetes', 'None'],
      ['asthma', 'diabetes'],
    ],
  ])('%j become %j', (conditions, expected) => {
    expect(settledConditions(conditions)).toEqual(expected);
  });
});
