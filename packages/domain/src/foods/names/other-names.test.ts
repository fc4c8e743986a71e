import regional from '@game-plan/lexicon/regional.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { findFood } from '../find-food.ts';
import { searchInEnglish, withOtherNames } from './other-names.ts';

const namesOf = (search: string) =>
  withOtherNames(search.split(' ')).map(({ words, others }) => [
    words.join(' '),
    ...others.map(({ name }) => name),
  ]);

test.each([
  ['aubergine', [['aubergine', 'eggplant', 'brinjal']]],
  ['Courgettes', [['Courgettes', 'zucchini']]],
  ['coriander soup', [['coriander', 'cilantro'], ['soup']]],
  ['bicarbonate of soda', [['bicarbonate of soda', 'baking soda', 'bicarb soda']]],
  ['curd', [['curd', 'yogurt', 'dahi']]],
  ['lemon curd', [['lemon curd']]],
  ['yogurt', [['yogurt', 'dahi']]],
  ['ground beef', [['ground beef', 'beef mince', 'minced beef']]],
  ['penne', [['penne']]],
  ['pan', [['pan']]],
])('%s', (search, expected) => {
  expect(namesOf(search)).toEqual(expected);
});

test.each(['chips', 'biscuit', 'cream', 'orange', 'date', 'turkey', 'pepper', 'chicken', 'ham'])(
  '%s has no other name',
  (word) => {
    expect(namesOf(word)).toEqual([[word]]);
  },
);

test.each([
  ['Kartoffel', 'potato'],
  ['berenjena curry', 'eggplant curry'],
  ['pommes de terre', 'potato'],
  ['картошка', 'potato'],
  ['aubergine', undefined],
  ['chips', undefined],
])('%s is searched for in English as %s', (search, expected) => {
  expect(searchInEnglish(search.split(' '))).toBe(expected);
});

test('the table knows regional names as the same food', () => {
  const { groups } = regional;
  const foods = groups.map((names) => new Set(names.map((name) => findFood(name)?.name)));
  expect(foods.filter((named) => named.size !== 1 || named.has(undefined))).toEqual([]);
  const all = groups.flat();
  expect(all.filter((name) => !/^[a-z]+(?: [a-z]+)*$/.test(name))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});
