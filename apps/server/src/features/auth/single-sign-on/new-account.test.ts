import { expect, test } from 'vitest';
import { usernameOf } from './new-account.ts';

test.each<[string | null, string | null, string]>([
  ['marta', 'm@example.org', 'marta'],
  ['marta@example.org', null, 'marta'],
  [' Marta Nowak ', null, 'Marta Nowak'],
  [null, 'marta.nowak@example.org', 'marta.nowak'],
  ['ma', 'marta@example.org', 'marta'],
  ['mar\u200bta', 'nowak@example.org', 'nowak'],
  ['x'.repeat(300), null, 'x'.repeat(50)],
  ['ma', 'm@example.org', 'member'],
  [null, null, 'member'],
])('an account of %j with the address %j is called %s', (username, email, name) => {
  expect(usernameOf({ username, email })).toBe(name);
});
