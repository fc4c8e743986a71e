import { expect, test } from 'vitest';
import { parseNutritionSearch } from './nutrition-search.ts';

test.each([
  [{}, {}],
  [
    { period: 'week', date: '2026-11-20', tab: 'goals' },
    { period: 'week', date: '2026-11-20', tab: 'goals' },
  ],
  // The defaults are not said.
  [{ period: 'day', tab: 'overview' }, {}],
  [{ period: 'year', date: '2026-02-29', tab: 'Goals' }, {}],
  // A year that is still being typed.
  [{ date: '0020-11-20' }, {}],
  [{ date: '3000-01-01' }, {}],
  [{ date: 20261120, period: 7, other: 'x' }, {}],
])('%j is %j', (search, parsed) => expect(parseNutritionSearch(search)).toEqual(parsed));
