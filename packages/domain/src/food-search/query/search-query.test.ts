import { describe, expect, test } from 'vitest';
import { parseSearchQuery, withShortenedWords } from './search-query.ts';

const typed = (text: string) => {
  const first = parseSearchQuery(text)?.phrasings[0];
  const shown = (words: NonNullable<typeof first>['words'] = []) =>
    words.map(({ spellings, open }) => `${spellings.map(({ word }) => word).join('/')}${open ? '…' : ''}`);
  return { words: shown(first?.words), welcome: shown(first?.welcome) };
};

describe('parseSearchQuery', () => {
  test.each(['', '  ', 'eg', ' e ', '!!!', '---'])('%j is too short', (text) => {
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

  test.each([
    ['chick bre', [true, true]],
    ['chick br', [true, true]],
    ['a1 pb sandw', [false, false, true]],
    ['chick', undefined],
  ])('every word of %s of three letters may be shortened', (text, open) => {
    const query = parseSearchQuery(text);
    expect(query && withShortenedWords(query)?.phrasings[0]?.words.map((word) => word.open)).toEqual(open);
  });

  test('adds synonyms', () => {
    const words = parseSearchQuery('coca cola')?.phrasings.flatMap((phrasing) => phrasing.words);
    expect(words?.some(({ spellings }) => spellings[0]?.word === 'cola')).toBe(true);
  });

  test('has keys with and without words that do not change the food', () => {
    expect(parseSearchQuery('raw apple')?.keys).toEqual(expect.arrayContaining(['apple', 'rawapple']));
  });
});
