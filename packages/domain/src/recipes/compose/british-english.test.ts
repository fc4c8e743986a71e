import { expect, test } from 'vitest';
import { composeRecipes } from '../compose-recipes.ts';
import { ANYONE, item, TODAY } from '../testing/family-stock.ts';
import { ownEnglish } from './british-english.ts';

test.each([
  [['Courgettes', 'Rice'], true],
  [['Green chillies', 'Rice'], true],
  [['Beef mince', 'Zucchini'], false],
  [['Eggplant', 'Chili powder'], false],
  [['Rice', 'Eggs'], false],
])('whether %s are of a British kitchen: %s', (typed, isBritish) => {
  expect(ownEnglish(typed) !== undefined).toBe(isBritish);
});

test('a kitchen with an aubergine reads of no eggplant', () => {
  const stock = ['Aubergine', 'Tinned tomatoes', 'Garlic', 'Olive oil', 'Onions', 'Peppers', 'Yogurt'].map(
    (name) => item(name),
  );
  const ideas = [1, 2, 3].flatMap((seed) =>
    composeRecipes({ stock, eater: ANYONE, today: TODAY, seed, meal: 'dinner' }, 12),
  );
  const text = ideas
    .flatMap(({ name, description, instructions }) => [name, description, ...instructions])
    .join(' ');
  expect(text).toMatch(/aubergine/i);
  expect(text).not.toMatch(/eggplant|zucchini|cilantro/i);
});
