import { listsOf, placeOf } from '@game-plan/lexicon/compile-names';
import { readData } from '@game-plan/lexicon/read-data';
import { expect, test } from 'vitest';
import { allergensOf } from '../../safety/allergy/allergens.ts';
import { foreignNames } from '../find-by-words.ts';
import { findFood } from '../find-food.ts';
import { foodWords } from '../food-name.ts';
import { nameIndex } from './listed-names.ts';

test('a name is found as it is spelt, otherwise by its words, otherwise by those that change the food', () => {
  const { find, findWhole } = nameIndex(
    ['pomme', 'pommes', 'pâtes', 'pate', 'blanc d’œuf', 'large popcorn', 'popcorn'].map((name) => ({ name })),
  );
  expect(find('Pommes')?.name).toBe('pommes');
  expect(find('Pomme')?.name).toBe('pomme');
  expect(find('Pâtes')?.name).toBe('pâtes');
  expect(find('pates')?.name).toBe('pâtes');
  expect(find("blanc d'œuf")?.name).toBe('blanc d’œuf');
  expect(find('large popcorn')?.name).toBe('large popcorn');
  expect(find('small popcorn')?.name).toBe('popcorn');
  expect(findWhole('small popcorn')).toBeUndefined();
});

test('names that only differ in number or accents mean the same, unless two languages spell them so or they are Vietnamese', () => {
  const data = readData();
  const lists = listsOf(data);
  const rows = [...data.names].flatMap(([language, names]) => names.map((row) => ({ ...row, language })));
  const byWords = Map.groupBy(rows, (row) => `${placeOf(row, lists)} ${foodWords(row.name).join(' ')}`);
  const twofold = [...byWords.values()].filter(
    (same) =>
      same.some(({ language }) => language !== 'vi') &&
      new Set(same.map(({ food }) => food)).size > 1 &&
      new Set(same.map(({ language }) => language)).size === 1,
  );
  expect(twofold.map((same) => same.map(({ where, name }) => `${where} ${name}`))).toEqual([]);
});

test('every name in another language finds its food and that food’s allergens', () => {
  const wrong = foreignNames().flatMap(({ name, food, language }) => {
    const found = findFood(name);
    const carried = allergensOf(name);
    const lacking = (found?.allergens ?? []).filter((allergen) => !carried.has(allergen));
    const isRight = found?.name === food && lacking.length === 0;
    return isRight ? [] : [`${language}: ${name} is ${found?.name} and not ${food}, without ${lacking}`];
  });
  expect(wrong).toEqual([]);
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
