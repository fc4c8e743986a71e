import { describe, expect, test } from 'vitest';
import { findFood } from '../../foods/find-food.ts';
import { nutritionOfLines, recipeNutrition } from './recipe-nutrition.ts';

const line = (amount: string, unit: string, name: string) => ({ amount, unit, name });

describe('recipeNutrition', () => {
  const flour = findFood('flour')?.per100g.calories ?? 0;

  test('sums the lines per serving', () => {
    const figures = recipeNutrition([line('200', 'g', 'Flour'), line('to taste', '', 'Salt')], 2);
    expect(figures).toMatchObject({ calories: Math.round(flour), isPartial: false });
    expect(figures.protein).toBeGreaterThan(5);
  });

  test.each([
    ['all known', '0', false, true],
    ['nine tenths known', '100', true, true],
    ['four fifths known', '225', true, true],
    ['less known', '240', false, false],
  ])('%s', (_, unknownGrams, isPartial, isGiven) => {
    const lines = [line('900', 'g', 'flour'), line(unknownGrams, 'g', 'zorblax')];
    const figures = recipeNutrition(lines, 3);
    expect(figures.isPartial).toBe(isPartial);
    expect(figures.calories).toBe(isGiven ? Math.round(flour * 3) : null);
  });

  test('reads amounts with more than a number', () => {
    const tomatoes = recipeNutrition([line('1 (14.5-ounce)', 'can', 'diced tomatoes')], 1);
    const grams = 14.5 * 28.349523125;
    expect(tomatoes.calories).toBe(
      Math.round(((findFood('canned diced tomatoes')?.per100g.calories ?? 0) * grams) / 100),
    );
    expect(recipeNutrition([line('1 cup plus 2 tbsp', '', 'flour')], 1)).toMatchObject({ isPartial: false });
  });

  test.each([
    ['no lines', [], 2],
    ['seasoning only', [line('to taste', '', 'salt')], 2],
    ['no servings', [line('200', 'g', 'flour')], 0],
  ])('%s: has no figures', (_, lines, servings) => {
    expect(recipeNutrition(lines, servings)).toEqual({
      calories: null,
      protein: null,
      carbs: null,
      fat: null,
      isPartial: false,
    });
  });
});

describe('nutritionOfLines', () => {
  const kcalOf = (name: string, grams: number) => ((findFood(name)?.per100g.calories ?? 0) * grams) / 100;

  test('sums lines as recipe pages write them', () => {
    const lines = [
      'For the dough:',
      '250g/9oz plain flour',
      '1 stick butter',
      '2 large eggs, beaten',
      'salt, to taste',
    ];
    const { calories, isPartial, knownShare } = nutritionOfLines(lines, 4);
    const kcal = (kcalOf('flour', 250) + kcalOf('butter', 113) + kcalOf('egg', 100)) / 4;
    expect(calories).toBeCloseTo(kcal, -1);
    expect({ isPartial, knownShare }).toEqual({ isPartial: false, knownShare: 1 });
  });

  test('returns the known share of the weight, and no figures below half', () => {
    expect(nutritionOfLines(['300 g flour', '100 g zorblax'], 1)).toMatchObject({
      isPartial: true,
      knownShare: 0.75,
    });
    const little = nutritionOfLines(['100 g flour', '300 g zorblax'], 1);
    expect(little).toMatchObject({ calories: null, knownShare: 0.25 });
  });

  test('counts only the absorbed share of frying oil', () => {
    const { calories } = nutritionOfLines(['1 kg potatoes', '4 cups vegetable oil for deep frying'], 1);
    expect(calories).toBe(Math.round(kcalOf('potato', 1000) + kcalOf('vegetable oil', 100)));
  });

  test('counts a spoonful of frying oil in full', () => {
    const { calories } = nutritionOfLines(['1 kg potatoes', '20 g olive oil, for frying'], 1);
    expect(calories).toBe(Math.round(kcalOf('potato', 1000) + kcalOf('olive oil', 20)));
  });

  test.each([
    [[], 4],
    [['salt', 'For the sauce:'], 4],
    [['200 g flour'], 0],
  ])('%j for %d servings has no figures', (lines, servings) => {
    expect(nutritionOfLines(lines, servings).calories).toBeNull();
  });
});
