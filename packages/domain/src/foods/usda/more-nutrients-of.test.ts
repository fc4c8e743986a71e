import { expect, test } from 'vitest';
import { searchedFoods } from '../served/served-table.ts';
import { MORE_NUTRIENTS } from './more-nutrients.ts';
import { moreNutrientsOf } from './more-nutrients-of.ts';

const of = (name: string) => {
  const food = searchedFoods().find((each) => each.name === name);
  if (food === undefined) throw new Error(`There is no ${name}`);
  return moreNutrientsOf(food);
};

/** Copied from the pages of the entries at FoodData Central. */
test.each([
  ['egg', { fiber: 0, sugar: 0.37, saturatedFat: 3.13, sodium: 142 }],
  ['banana', { fiber: 2.6, sugar: 12.23, saturatedFat: 0.11, sodium: 1 }],
  ['salt', { fiber: 0, sugar: 0, saturatedFat: 0, sodium: 38_758 }],
  ['lentil', { fiber: 10.7, sugar: 2.03, saturatedFat: 0.15, sodium: 6 }],
])('%s', (name, figures) => {
  expect(of(name)).toEqual(figures);
});

test('a computed dish has the nutrients of its parts', () => {
  const computed = searchedFoods().filter(({ parts }) => parts !== undefined);
  expect(computed.length).toBeGreaterThan(50);
  const known = computed.filter((dish) => moreNutrientsOf(dish).sodium !== null);
  expect(known.length).toBe(computed.length);
});

test('no nutrient exceeds its macro, apart from rounding and carbs by difference', () => {
  const wrong = searchedFoods().filter((food) => {
    const { fiber, sugar, saturatedFat } = moreNutrientsOf(food);
    const { carbs, fat } = food.per100g;
    return (
      (carbs !== null && Math.max(fiber ?? 0, sugar ?? 0) > carbs + 1.5) ||
      (fat !== null && (saturatedFat ?? 0) > fat + 0.5)
    );
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('most foods have most of these nutrients', () => {
  const shareOf = (nutrient: (typeof MORE_NUTRIENTS)[number]) =>
    searchedFoods().filter((food) => moreNutrientsOf(food)[nutrient] !== null).length /
    searchedFoods().length;
  for (const nutrient of MORE_NUTRIENTS)
    expect([nutrient, shareOf(nutrient) > 0.85]).toEqual([nutrient, true]);
});
