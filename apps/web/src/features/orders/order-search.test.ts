import { expect, test } from 'vitest';
import { parseOrderSearch } from './order-search.ts';

test.each([
  [{}, {}],
  [{ orders: 'true' }, { orders: 'true' }],
  [{ orders: 'yes' }, {}],
  [{ order: '12' }, { order: '12' }],
  [
    { order: '12', orders: 'true', payment: 'success' },
    { order: '12', payment: 'success' },
  ],
  [
    { order: '12', payment: 'cancelled' },
    { order: '12', payment: 'cancelled' },
  ],
  [{ order: '12', payment: 'maybe' }, { order: '12' }],
  [{ order: '-1', payment: 'success' }, {}],
  [{ order: '9999999999' }, {}],
  [{ order: ['1'], orders: 'true' }, { orders: 'true' }],
])('%j is %j', (typed, read) => expect(parseOrderSearch(typed)).toEqual(read));
