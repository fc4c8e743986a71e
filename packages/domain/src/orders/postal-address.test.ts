import { expect, test } from 'vitest';
import { addressLines } from './postal-address.ts';

test.each([
  [
    ['1 Main St', 'Springfield', 'IL', '62704', 'USA'],
    ['1 Main St', 'Springfield, IL 62704', 'USA'],
  ],
  [
    ['Straße 1, 3. Hof', 'Berlin', null, '10115', null],
    ['Straße 1, 3. Hof', '10115 Berlin'],
  ],
  [
    ['12 Hill Rd', 'Cork', null, null, 'Ireland'],
    ['12 Hill Rd', 'Cork', 'Ireland'],
  ],
  [[null, null, 'IL', null, null], ['IL']],
  [[null, null, 'IL', '62704', null], ['IL 62704']],
  [[null, null, null, null, null], []],
])('%j is %j', ([address, city, state, zipCode, country], lines) => {
  const known = (part: string | null | undefined) => part ?? null;
  expect(
    addressLines({
      address: known(address),
      city: known(city),
      state: known(state),
      zipCode: known(zipCode),
      country: known(country),
    }),
  ).toEqual(lines);
});
