import { describe, expect, test } from 'vitest';
import { changeSearch, hasFilters, parseRecipeSearch, searchedText } from './recipe-search.ts';

describe('parseRecipeSearch', () => {
  test.each([
    [{}, {}],
    [{ tab: 'all' }, {}],
    [
      { tab: 'generated', recipe: 'suggestion-7-0' },
      { tab: 'generated', recipe: 'suggestion-7-0' },
    ],
    [
      { q: 'soup', cuisine: 'Thai', time: '30' },
      { q: 'soup', cuisine: 'Thai', time: '30' },
    ],
    [{ q: '', cuisine: 'Martian', time: '31', diet: 'carnivore', without: '', tab: 'x' }, {}],
    [
      { diet: 'keto,vegan,nonsense', without: ['eggs', 'dairy'] },
      { diet: ['vegan', 'keto'], without: ['dairy', 'eggs'] },
    ],
    [{ q: 'x'.repeat(300) }, { q: 'x'.repeat(200) }],
  ])('%j is %j', (typed, read) => {
    expect(parseRecipeSearch(typed)).toEqual(read);
  });
});

test('changeSearch removes emptied fields', () => {
  expect(
    changeSearch({ q: 'soup', diet: ['vegan'], recipe: '5' }, { q: '', diet: [], recipe: undefined }),
  ).toEqual({});
});

test.each([
  [undefined, undefined],
  ['to', undefined],
  [' to  ', undefined],
  ['tom', 'tom'],
  [' tomato ', 'tomato'],
])('%j searches for %j', (q, text) => expect(searchedText(q)).toBe(text));

test.each([
  [{ tab: 'favorites', recipe: '5', q: 'to' }, false],
  [{ q: 'tom' }, true],
  [{ time: '60' }, true],
] as const)('%j filters: %s', (search, filters) => expect(hasFilters(search)).toBe(filters));
