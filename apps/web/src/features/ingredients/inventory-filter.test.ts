import { expect, test } from 'vitest';
import { parseInventoryFilter } from './inventory-filter.ts';

test.each([
  [{}, {}],
  [{ category: 'dairy' }, { category: 'dairy' }],
  [{ category: 'plutonium' }, {}],
  [{ category: ['dairy'] }, {}],
  [{ expiring: true }, { expiring: true }],
  [{ expiring: 'true', category: 'dairy' }, { expiring: true }],
  [{ expiring: 'false' }, {}],
])('%o is read as %o', (search, filter) => {
  expect(parseInventoryFilter(search)).toEqual(filter);
});
