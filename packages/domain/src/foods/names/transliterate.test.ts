import { expect, test } from 'vitest';
import { findFood } from '../find-food.ts';
import { inLatinLetters } from './transliterate.ts';

test.each([
  ['Картошка', 'kartoshka'],
  ['свёкла', 'svekla'],
  ['буряк', 'buryak'],
  ['куриная грудка', 'kurinaya grudka'],
  ['лук', 'onion'],
  ['Αγγούρι', 'aggouri'],
  ['αυγά ημέρας', 'avga imeras'],
  ['kartoshka', undefined],
  ['Қазы', undefined],
])('%s is %s', (name, latin) => {
  expect(inLatinLetters(name)).toBe(latin);
});

test.each([
  ['гречка', 'buckwheat'],
  ['картопля', 'potato'],
  ['огурцы', 'cucumber'],
  ['соль', 'salt'],
  ['сыр', 'cheddar cheese'],
  ['ντομάτες', 'tomato'],
  ['Φύλλο κρούστας', 'phyllo dough'],
  ['κρέμα γάλακτος', 'heavy cream'],
  ['қазы', undefined],
  ['🝍Ꚃ', undefined],
])('%s is %s', (name, food) => {
  expect(findFood(name)?.name).toBe(food);
});
