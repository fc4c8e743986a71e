import { describe, expect, test } from 'vitest';
import { FOODS_AND_DISHES } from '../../foods/dish-table.ts';
import { findFood } from '../../foods/find-food.ts';
import { foodNameKey } from '../../foods/food-name.ts';
import { CULINARY_FOODS, findRole } from './find-role.ts';

describe('findRole', () => {
  test.each([
    ['Large organic eggs', 'egg'],
    ['Baby spinach', 'spinach'],
    ['Red bell pepper', 'bell pepper'],
    ['Cheddar cheese', 'cheddar'],
    ['Green onions', 'scallion'],
    ['Chicken breasts', 'chicken breast'],
    ['Coconut milk', 'coconut milk'],
    ['Rolled oats', 'rolled oat'],
    ['Courgette', 'zucchini'],
  ])('%s → %s', (name, role) => {
    expect(findRole(name)?.name).toBe(role);
  });

  test.each(['Cookies', 'Cola', 'Pizza', 'Zorblax', ''])('%s has no role', (name) => {
    expect(findRole(name)).toBeUndefined();
  });
});

describe('the roles', () => {
  test('name every food once', () => {
    const keys = CULINARY_FOODS.map(({ name }) => foodNameKey(name));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('cover almost all foods of known energy', () => {
    const unknown = CULINARY_FOODS.filter(({ name }) => findFood(name) === undefined);
    expect(unknown.length).toBeLessThanOrEqual(12);
  });

  test('have sane portions, measures and instructions', () => {
    for (const { name, portion, measure, prep } of CULINARY_FOODS) {
      expect(portion, name).toBeGreaterThan(0);
      expect(portion, name).toBeLessThanOrEqual(250);
      expect(measure.grams, name).toBeGreaterThan(0);
      if (prep !== '') expect(prep, name).toContain('*');
    }
  });

  test('match the foods that are cooked like them', () => {
    for (const { name, cooksLike } of FOODS_AND_DISHES)
      if (cooksLike !== undefined) expect(findRole(cooksLike)?.name, name).toBe(cooksLike);
  });
});
