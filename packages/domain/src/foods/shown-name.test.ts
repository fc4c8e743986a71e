import { expect, test } from 'vitest';
import { searchedFoods } from './served/served-table.ts';
import { shownName } from './shown-name.ts';

const shown = (name: string) =>
  searchedFoods()
    .filter((food) => food.name === name)
    .map(shownName);

test.each([
  ['egg', 'Egg'],
  ['white rice', 'White rice, dry'],
  ['cooked white rice', 'Cooked white rice'],
  ['oat', 'Oats, dry'],
  ['lentil', 'Lentils, dry'],
  ['red lentil', 'Red lentils, dry'],
  ['pinto bean', 'Pinto beans, canned'],
  ['dried black bean', 'Dried black beans'],
  ['chicken breast', 'Chicken breast, raw'],
  ['cooked chicken breast', 'Cooked chicken breast'],
  ['broccoli', 'Broccoli, raw'],
  ['banana', 'Banana'],
  ['corn flake', 'Corn flakes'],
  ['bibimbap', 'Bibimbap'],
  ['cooked french fry', 'Cooked french fries'],
  ['french fry', 'French fries, frozen'],
  ['bread', 'Bread'],
  ['almond', 'Almonds'],
  ['dried cherry', 'Dried cherries'],
  ['gooseberry', 'Gooseberries'],
  ['chia seed', 'Chia seeds'],
])('%s is shown as %s', (name, words) => expect(shown(name)).toEqual([words]));

test('every food has a unique displayed name', () => {
  expect(new Set(searchedFoods().map(shownName)).size).toBe(searchedFoods().length);
});
