import { expect, test } from 'vitest';
import { CUISINES } from '../../kitchen.ts';
import { ALL_FLAVOURS, flavour } from '../flavours/all-flavours.ts';
import { findRole } from '../roles/find-role.ts';
import { TECHNIQUES } from './all-techniques.ts';

test('each technique has its own id', () => {
  expect(new Set(TECHNIQUES.map(({ id }) => id)).size).toBe(TECHNIQUES.length);
  expect(TECHNIQUES.length).toBeGreaterThanOrEqual(45);
});

test('together they cook in every cuisine and for every meal', () => {
  const cuisines = TECHNIQUES.flatMap(({ flavours }) => flavours.map((id) => flavour(id).cuisine));
  expect(new Set(cuisines)).toEqual(new Set(CUISINES));
  const meals = TECHNIQUES.flatMap((technique) => technique.meals);
  expect(new Set(meals)).toEqual(new Set(['breakfast', 'lunch', 'dinner', 'snack']));
});

test('every flavour is used by some technique', () => {
  const used = new Set<string>(TECHNIQUES.flatMap(({ flavours }) => flavours));
  expect(Object.keys(ALL_FLAVOURS).filter((id) => !used.has(id))).toEqual([]);
});

test('every staple and seasoning that may be asked for is a food with a role', () => {
  const asked = [
    ...TECHNIQUES.flatMap(({ slots }) => slots.flatMap(({ staples }) => staples ?? [])),
    ...TECHNIQUES.flatMap(({ extras }) => (extras ?? []).flatMap(({ names }) => names)),
    ...Object.values(ALL_FLAVOURS).flatMap(({ seasonings, titles }) => [
      ...seasonings.flatMap(({ names }) => [...names]),
      ...titles.flatMap(({ needs }) => [...needs]),
    ]),
  ];
  expect(asked.filter((name) => findRole(name)?.name !== name)).toEqual([]);
});
