import { expect, test } from 'vitest';
import { parseMealLogSearch } from './meal-log-search.ts';

test.each([
  [{}, {}],
  [{ tab: 'today' }, { tab: 'today' }],
  [{ tab: 'log', meal: 'dinner' }, { meal: 'dinner' }],
  [{ tab: 'nonsense', meal: 7 }, {}],
])('%j is read as %j', (typed, read) => expect(parseMealLogSearch(typed)).toEqual(read));
