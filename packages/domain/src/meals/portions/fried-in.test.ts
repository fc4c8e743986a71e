import { expect, test } from 'vitest';
import { searchedFoodNamed } from '../../foods/served/served-table.ts';
import { readTypedMeal } from '../typed/typed-meal.ts';
import { lacksFryingFat } from './fried-in.ts';

test.each([
  ['sauteed spinach', 'cooked spinach', [], true],
  ['Stir-fried broccoli', 'cooked broccoli', [], true],
  ['pan fried zucchini', 'cooked zucchini', ['garlic'], true],
  ['sautéed spinach in butter', 'cooked spinach', ['butter'], false],
  ['steamed broccoli', 'cooked broccoli', [], false],
  ['sauteed onions', 'sauteed onion', [], false],
  ['stir fried tofu', 'tofu', [], false],
  ['sauteed spinach', 'cooked spinach', ['walnut'], true],
])('‘%s’ (%s with %j) lacks the fat that it was fried in: %s', (text, name, beside, expected) => {
  const foodOf = (named: string) => {
    const food = searchedFoodNamed(named);
    if (!food) throw new Error(`No food ${named}`);
    return food;
  };
  expect(
    lacksFryingFat(
      { ...readTypedMeal(text)[0], calories: null, without: [] },
      foodOf(name),
      beside.map((each) => foodOf(each).per100g),
    ),
  ).toBe(expected);
});

test.each([
  [100, []],
  [null, ['oil']],
])('sauteed spinach of %s kcal without %j lacks no fat', (calories, without) => {
  const food = searchedFoodNamed('cooked spinach');
  expect(food && lacksFryingFat({ isPanFried: true, calories, without }, food, [])).toBe(false);
});
