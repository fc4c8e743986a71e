import { expect, test } from 'vitest';
import { initials } from './person-name.ts';

test.each([
  ['Marta', 'Oliveira', 'marta', 'MO'],
  ['marta', null, 'mo', 'M'],
  [null, null, 'grandpa', 'GR'],
  [' ', '', 'm', 'M'],
  ['𝒜da', 'élan', 'ada', '𝒜É'],
])('%s %s (%s): %s', (firstName, lastName, username, letters) => {
  expect(initials({ firstName, lastName, username })).toBe(letters);
});
