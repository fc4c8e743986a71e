import { expect, test } from 'vitest';
import { allergensOf } from '../../safety/allergy/allergens.ts';
import { HOME_LANGUAGE_NAMES } from '../data/names/home-language-names.ts';
import { findFood } from '../find-food.ts';
import { foodNameKey } from '../food-name.ts';

const NAMES = Object.entries(HOME_LANGUAGE_NAMES).flatMap(([food, names]) =>
  names.split(/,\s+/).map((name) => ({ name, food })),
);

test('every name finds its food and that food’s allergens', () => {
  for (const { name, food } of NAMES) {
    expect(findFood(name), name).toBe(findFood(food));
    expect(findFood(name), name).toBeDefined();
    const allergens = [...(findFood(food)?.allergens ?? [])];
    expect([...allergensOf(name)], name).toEqual(expect.arrayContaining(allergens));
  }
});

test('no name belongs to two foods', () => {
  const keys = NAMES.map(({ name }) => foodNameKey(name));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test.each([
  ['aloo', 'potato'],
  ['boerenkool', 'kale'],
  ['geschaafde amandelen', 'almond'],
  ['Mandelblättchen', 'almond'],
  ['palak', 'spinach'],
  ['twaróg', 'cottage cheese'],
  ['salça', 'tomato paste'],
  ['toyo', 'soy sauce'],
  ['samgyeopsal', 'pork belly'],
  ['500g ziemniaki', 'potato'],
  ['fresh aloo', 'potato'],
])('%s is %s', (name, food) => expect(findFood(name)?.name).toBe(food));
