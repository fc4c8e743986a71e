import { expect, test } from 'vitest';
import { usernameSkeleton } from './username-skeleton.ts';

test.each([
  ['Marta', 'marta'],
  ['marta', 'ｍａｒｔａ'],
  ['marta', 'rnarta'],
  ['marta', 'mаrtа'],
  ['scope', 'ѕсоре'],
  ['bill', 'bi1l'],
  ['bill', 'bi|l'],
  ['Ian', 'lan'],
  ['admin', 'adm1n'],
  ['bob', 'b0b'],
  ['ada', '𝓪𝓭𝓪'],
  ['ada', 'ⓐⓓⓐ'],
  ['zoë', 'zoe\u0308'],
])('%s looks like %s', (one, other) => {
  expect(usernameSkeleton(other)).toBe(usernameSkeleton(one));
});

test.each([
  ['marta', 'martha'],
  ['zoe', 'zoë'],
  ['anna', 'anne'],
  ['иван', 'іван'],
  ['user1', 'user2'],
])('%s does not look like %s', (one, other) => {
  expect(usernameSkeleton(other)).not.toBe(usernameSkeleton(one));
});
