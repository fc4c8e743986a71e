import { expect, test } from 'vitest';
import { changeSearch, parseServiceSearch } from './service-search.ts';

test.each([
  [{}, {}],
  [
    { search: 'macro', category: 'meal_prep', service: '7' },
    { search: 'macro', category: 'meal_prep', service: '7' },
  ],
  [{ search: '', category: 5, service: '0' }, {}],
  [{ service: '1e3', other: 'x' }, {}],
  [{ service: '9999999999' }, {}],
  [{ search: 'x'.repeat(300) }, { search: 'x'.repeat(100) }],
])('%j is %j', (typed, read) => {
  expect(parseServiceSearch(typed)).toEqual(read);
});

test('changeSearch removes emptied fields', () => {
  expect(changeSearch({ search: 'x', service: '7' }, { search: '', service: undefined })).toEqual({});
});
