import { idParams } from '@game-plan/contracts/schemas/primitives';
import { expect, test } from 'vitest';
import { isId } from './is-id.ts';

const TEXTS = [
  '1',
  '42',
  '2147483647',
  '2147483648',
  '9999999999',
  '99999999999',
  '0',
  '01',
  '-1',
  '1.5',
  '',
  ' 1',
  'one',
  '1\n',
];

test.each(TEXTS)('%j is an id exactly when the server accepts it', (text) => {
  expect(isId(text)).toBe(idParams.safeParse({ id: text }).success);
});
