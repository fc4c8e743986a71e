import { expect, test } from 'vitest';
import { parseMealLogSearch } from './meal-log-search.ts';

test.each([
  [{}, {}],
  [{ tab: 'today' }, { tab: 'today' }],
  [{ tab: 'log', meal: 'dinner' }, { meal: 'dinner' }],
  [{ tab: 'nonsense', meal: 7 }, {}],
  [
    { tab: 'today', date: '2026-11-19' },
    { tab: 'today', date: '2026-11-19' },
  ],
  [{ date: '2026-02-30' }, {}],
  [{ date: '0226-11-19' }, {}],
])('%j is read as %j', (typed, read) => expect(parseMealLogSearch(typed)).toEqual(read));
