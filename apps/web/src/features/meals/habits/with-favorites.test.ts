import { expect, test } from 'vitest';
import { exampleFood } from '#testing/examples/example-meal.ts';
import { withFavorites } from './with-favorites.ts';

const foods = (...names: string[]) => names.map((name) => exampleFood({ name }));

test.each([
  [[], [], []],
  [['Oatmeal', 'Coffee'], [], ['Oatmeal', 'Coffee']],
  [['Oatmeal', 'Coffee', 'Apple'], ['coffee'], ['*Coffee', 'Oatmeal', 'Apple']],
  [['Oatmeal'], ['Pear', 'Oatmeal'], ['*Oatmeal', '*Pear']],
  [[], ['Pear'], ['*Pear']],
])('%j with the favorites %j: %j', (usual, favorites, shown) => {
  const names = withFavorites(foods(...usual), foods(...favorites)).map(
    ({ food, isFavorite }) => `${isFavorite ? '*' : ''}${food.name}`,
  );
  expect(names).toEqual(shown);
});
