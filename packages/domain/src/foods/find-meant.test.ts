import { expect, test } from 'vitest';
import { findListed, findMeant } from './find-meant.ts';

test.each([
  ['jacket potato', 'potato', 'baked potato', 'jacket potato'],
  ['crack slaw', undefined, undefined, 'egg roll in a bowl'],
  ['bibimbap', 'bibimbap', 'bibimbap', 'bibimbap'],
  ['Bud Light', undefined, 'light beer', 'light beer'],
  ['huevo estrellado', undefined, 'fried egg', 'fried egg'],
])('%s is %s in a kitchen, %s in a search and %s in a diary', (name, kitchen, search, diary) => {
  expect(findMeant(name, 'kitchen')?.name).toBe(kitchen);
  expect(findMeant(name, 'search')?.name).toBe(search);
  expect(findMeant(name, 'diary')?.name).toBe(diary);
});

test('a name that is known by its words alone is not listed', () => {
  expect(findListed('2 boneless chicken thighs', 'diary')).toBeUndefined();
  expect(findMeant('2 boneless chicken thighs', 'diary')?.name).toBe('chicken thigh');
});
