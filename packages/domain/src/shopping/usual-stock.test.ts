import { describe, expect, test } from 'vitest';
import { QUICK_ADD_FOODS } from '../foods/quick-add-foods.ts';
import { usualStock } from './usual-stock.ts';

describe('usualStock', () => {
  test.each([
    ['Chicken breast', 'protein', 'g', 'lb'],
    ['whole milk', 'dairy', 'ml', 'cup'],
    ['vegan cheese', 'dairy', 'g', 'oz'],
    ['milk chocolate', 'pantry', 'g', 'oz'],
    ['cream crackers', 'grain', 'g', 'oz'],
    ['orange juice', 'beverage', 'ml', 'cup'],
    ['all-purpose flour', 'pantry', 'g', 'oz'],
    ['2 aubergines', 'vegetable', 'piece', 'piece'],
    ['strawberries', 'fruit', 'g', 'oz'],
    ['eggs', 'protein', 'piece', 'piece'],
    ['garlic', 'vegetable', 'clove', 'clove'],
    ['flat-leaf parsley', 'vegetable', 'bunch', 'bunch'],
    ['ground cumin', 'spice', 'piece', 'piece'],
    ['canned tomatoes', 'pantry', 'piece', 'piece'],
    ['mayonnaise', 'pantry', 'piece', 'piece'],
    ['espinacas congeladas', 'vegetable', 'g', 'cup'],
  ])('%s: %s, %s or %s', (name, category, metric, us) => {
    expect(usualStock(name, [], 'metric')).toEqual({ category, unit: metric });
    expect(usualStock(name, [], 'us')).toEqual({ category, unit: us });
  });

  test.each(['', 'chick', 'Dragonfruit jam surprise', 'xyz'])('nothing of %j', (name) => {
    expect(usualStock(name, [], 'metric')).toBeUndefined();
  });

  test('is in the units of the kitchen', () => {
    expect(usualStock('milk', ['g', 'piece'], 'us')).toEqual({ category: 'dairy', unit: 'ml' });
    expect(usualStock('milk', ['lb', 'piece'], 'metric')).toEqual({ category: 'dairy', unit: 'cup' });
  });

  test('the foods of Quick Add have their unit in US kitchens', () => {
    for (const { name, category, unit } of QUICK_ADD_FOODS) {
      expect({ name, ...usualStock(name, [], 'us') }).toEqual({ name, category, unit });
    }
  });
});
