import { describe, expect, test } from 'vitest';
import { findFood } from '../../foods/find-food.ts';
import type { Stocked } from '../model/stocked.ts';
import { findRole } from '../roles/find-role.ts';
import { portion } from './portion.ts';

function stocked(name: string, keptIn = ''): Stocked {
  const culinary = findRole(name);
  if (!culinary) throw new Error(`No role: ${name}`);
  return {
    name,
    culinary,
    food: findFood(name),
    category: culinary.category,
    source: 'stock',
    daysLeft: null,
    stockGrams: null,
    keptIn,
  };
}

describe('portion', () => {
  test.each([
    ['egg', '', 210, 4, 'piece'],
    ['garlic', '', 6, 2, 'clove'],
    ['chicken breast', 'g', 303, 300, 'g'],
    ['chicken breast', 'lb', 303, 11, 'oz'],
    ['olive oil', '', 14, 1, 'tbsp'],
    ['cumin', '', 2, 1, 'tsp'],
    ['cumin', '', 9, 1.5, 'tbsp'],
    ['feta', '', 23, 25, 'g'],
    ['onion', '', 60, 0.5, 'piece'],
    ['bay leaf', '', 0.35, 2, 'piece'],
    ['bouillon cube', '', 1.8, 0.5, 'piece'],
    ['pita bread', '', 80, 1, 'piece'],
  ])('%s kept in "%s", %d g → %d %s', (name, keptIn, grams, amount, unit) => {
    expect(portion(stocked(name, keptIn), grams)).toMatchObject({ amount, unit });
  });

  test('rounds down when the stock has no more', () => {
    expect(portion(stocked('egg'), 300, 200).amount).toBeLessThanOrEqual(4);
    expect(portion(stocked('chicken breast'), 320, 305).amount).toBe(300);
  });

  test('counts slices for sandwiches in pairs, unless there is only one', () => {
    const bread = stocked('bread');
    expect(portion(bread, 120, undefined, 2).amount).toBe(4);
    expect(portion(bread, 140, 90, 2).amount).toBe(2);
    expect(portion(bread, 56, 30, 2).amount).toBe(1);
  });

  test.each([
    ['bread', 130, 2, 4],
    ['bread', 250, 4, 8],
    ['bread', 80, 6, 3],
    ['corn tortilla', 170, 2, 6],
    ['pita bread', 90, 2, 2],
  ])('slices and tortillas are as many for each who eats: %s', (name, grams, servings, amount) => {
    expect(portion(stocked(name), grams, undefined, undefined, servings).amount).toBe(amount);
  });
});
