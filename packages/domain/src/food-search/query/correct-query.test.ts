import { describe, expect, test } from 'vitest';
import { corrections, correctQuery, type KnownWord } from './correct-query.ts';
import { parseSearchQuery } from './search-query.ts';

const everyday = (word: string, foods = 1): KnownWord => ({ word, isEveryday: true, foods });
const listed = (word: string, foods = 1): KnownWord => ({ word, isEveryday: false, foods });

const words = (typed: string, isOpen: boolean, known: readonly KnownWord[]) =>
  corrections(typed, isOpen, known).map(({ word }) => word);

describe('corrections', () => {
  test.each([
    ['brocoli', ['broccoli', 'brochette'], ['broccoli']],
    ['mlik', ['milk', 'mill'], ['milk']],
    ['bean', ['lean', 'bran'], ['bran']],
    ['xqzwvk', ['quark', 'kiwi'], []],
    ['egg', ['egg', 'fig'], []],
    ['eg', ['egg'], []],
    ['mlk', ['milk', 'malt'], ['milk']],
    ['frid', ['fry', 'frito'], ['fry']],
    ['boild', ['boil', 'bold'], ['boil', 'bold']],
  ])('%s among %j may be %j', (typed, known, expected) => {
    expect(
      words(
        typed,
        false,
        known.map((word) => everyday(word)),
      ),
    ).toEqual(expected);
  });

  test('at the same distance, everyday words come first, then words of many foods', () => {
    const known = [listed('bread', 9), listed('breed', 1), everyday('breab')];
    expect(words('breaf', false, known)).toEqual(['breab', 'bread']);
  });

  test('a word of an everyday food is never corrected', () => {
    expect(words('peanut', false, [everyday('peanut'), everyday('walnut'), everyday('peanuts')])).toEqual([]);
  });

  test('a known short word is not corrected; a long one may be, as its source may be mistyped', () => {
    expect(words('oreo', false, [listed('oreo'), everyday('orzo')])).toEqual([]);
    expect(words('bluberry', false, [listed('bluberry'), everyday('blueberry')])).toEqual(['blueberry']);
  });

  test('an unfinished word is compared with the beginning of longer ones', () => {
    expect(words('brocco', true, [everyday('brioche'), everyday('broccoli')])).toEqual(['broccoli']);
    expect(words('bracco', true, [everyday('broccoli')])).toEqual(['broccoli']);
    expect(words('bracco', false, [everyday('broccoli')])).toEqual([]);
  });
});

describe('a corrected query', () => {
  const query = parseSearchQuery('chese');
  const near = new Map([['chese', [everyday('cheese')]]]);

  test('keeps the typed word and adds synonyms of the correction', () => {
    if (query === undefined) throw new Error('not parsed');
    const corrected = correctQuery(query, near);
    expect(corrected.keys).toContain('chese');
    expect(corrected.keys).toContain('cheese');
    expect(corrected.phrasings[0]?.words[0]?.spellings).toEqual([
      { word: 'chese', doubt: 0 },
      { word: 'cheese', doubt: 0.5 },
    ]);
  });

  test('is unchanged when no known word is near', () => {
    if (query === undefined) throw new Error('not parsed');
    expect(correctQuery(query, new Map())).toBe(query);
  });
});
