import { describe, expect, test } from 'vitest';
import { parseSearchQuery } from './search-query.ts';

const typed = (text: string) => {
  const first = parseSearchQuery(text)?.phrasings[0];
  const shown = (words: NonNullable<typeof first>['words'] = []) =>
    words.map(({ spellings, open }) => `${spellings.map(({ word }) => word).join('/')}${open ? '…' : ''}`);
  return { words: shown(first?.words), welcome: shown(first?.welcome) };
};

describe('reading a query', () => {
  test.each(['', '  ', 'eg', ' e ', '!!!', '---'])('%j is too little', (text) => {
    expect(parseSearchQuery(text)).toBe(undefined);
  });

  test.each([
    ['egg', ['egg…'], []],
    ['Fresh chopped onions', ['onion…'], ['fresh', 'chop']],
    ['mac and cheese', ['mac/macaroni', 'cheese…'], ['and']],
    ['a glass of milk', ['milk…'], []],
    ['fresh', ['fresh…'], []],
    ['milk with', ['milk'], ['with…']],
  ])('%s', (text, words, welcome) => {
    expect(typed(text)).toEqual({ words, welcome });
  });

  test('knows other ways to say it', () => {
    const words = parseSearchQuery('coca cola')?.phrasings.flatMap((phrasing) => phrasing.words);
    expect(words?.some(({ spellings }) => spellings[0]?.word === 'cola')).toBe(true);
  });

  test('has keys with and without words that leave the food the same', () => {
    expect(parseSearchQuery('raw apple')?.keys).toEqual(expect.arrayContaining(['apple', 'rawapple']));
  });
});
