import { describe, expect, test } from 'vitest';
import { nutrientsOf } from '../../meals/food-amount.ts';
import { recipeContents } from './recipe-contents.ts';
import { recipeServing } from './recipe-serving.ts';

const line = (amount: string, unit: string, name: string) => ({ amount, unit, name });

describe('the ingredients weigh', () => {
  test.each([
    ['their sum', [line('500', 'g', 'chicken breast'), line('1', 'kg', 'potatoes')], 1500],
    ['what is to taste nothing', [line('400', 'g', 'pasta'), line('to taste', '', 'salt')], 400],
    ['no one knows what', [line('2', 'xyz', 'moon dust'), line('100', 'g', 'rice')], null],
    ['of nothing, nothing that is known', [], null],
  ])('%s', (_, lines, grams) => expect(recipeContents(lines, 1).grams).toBe(grams));
});

describe('a dish of 4 servings of 500 kcal', () => {
  const ingredients = [line('800', 'g', 'canned kidney beans'), line('to taste', '', 'salt')];
  const contents = recipeContents(ingredients, 4);
  const DISH = { name: 'Chili', servings: 4, calories: 500, protein: 30, carbs: 40, fat: null, contents };

  test('can be logged by servings', () => {
    const serving = { ...recipeServing({ ...DISH, contents: undefined }, null), quantity: 1.5 };
    expect(serving.weights).toEqual([]);
    expect(nutrientsOf(serving)).toMatchObject({ calories: 750, protein: 45, fat: null });
  });

  test('can be logged by grams when its cooked weight is known', () => {
    const serving = { ...recipeServing(DISH, 1600), quantity: 300, unit: 'g' };
    expect(nutrientsOf(serving)).toMatchObject({ calories: 375, protein: 22.5, carbs: 30 });
    // Otherwise by the 800 g of beans.
    const raw = { ...recipeServing(DISH, null), quantity: 200, unit: 'g' };
    expect(nutrientsOf(raw)).toMatchObject({ calories: 500 });
  });

  test('has its ingredients’ fibre, and unknown sodium when salted to taste', () => {
    const { fiber, sodium } = nutrientsOf({ ...recipeServing(DISH, null), quantity: 2 });
    expect(fiber).toBeGreaterThan(15);
    expect(sodium).toBeNull();
  });
});
