import { describe, expect, test } from 'vitest';
import { scaleRecipe } from './scale.ts';

describe('scaleRecipe', () => {
  test.each<[string, string, number, number, string, string?, string?]>([
    ['2', 'piece', 2, 4, '4'],
    ['1', 'piece', 2, 3, '1.5'],
    ['1', 'piece', 8, 1, '0.25'],
    ['1/2', 'tsp', 2, 4, '1'],
    ['1', 'tsp', 3, 1, '0.38'],
    ['1/4', 'tsp', 2, 1, '0.13'],
    ['1/2', 'packet', 6, 2, '0.25'],
    ['2', 'can', 6, 2, '0.67'],
    ['1 1/4', 'lb', 6, 2, '6.5', 'oz'],
    ['1.5', 'tbsp', 2, 3, '2.5'],
    ['¾', 'cup', 2, 4, '1.5'],
    ['100', 'g', 3, 2, '65'],
    ['250', 'g', 4, 6, '375'],
    ['10', 'g', 4, 1, '3'],
    ['240', 'ml', 2, 3, '360'],
    ['1', 'kg', 4, 3, '750', 'g'],
    ['500', 'g', 2, 5, '1.25', 'kg'],
    ['1', 'tbsp', 2, 8, '0.25', 'cup'],
    ['1 1/2', 'tsp', 2, 4, '1', 'tbsp'],
    ['1/3', 'cup', 2, 4, '0.67'],
    ['2', 'cups', 2, 3, '3'],
    ['3.5', 'cup', 2, 5, '2.1', 'l', 'vegetable stock'],
    ['1', 'piece', 2, 3, '2', 'piece', 'Eggs'],
    ['1', 'piece', 2, 3, '2', 'piece', 'Whole wheat bread'],
    ['8', 'oz', 4, 3, '6'],
    ['1', 'lb', 4, 2, '0.5'],
    ['3', 'clove', 2, 3, '5'],
    ['2-3', 'clove', 2, 4, '4-6'],
    ['1–2', 'tsp', 4, 2, '0.5-1'],
    ['1-2', 'clove', 4, 2, '1'],
    ['1-1.5', 'tsp', 2, 4, '2-3'],
    ['1-2', 'tbsp', 2, 4, '2-4'],
    ['2-4', 'tsp', 2, 6, '6-12'],
    ['¾', 'cup', 4, 2, '6', 'tbsp'],
    ['1 1/2', 'tbsp', 2, 6, '4.5'],
    ['2 cans', '', 2, 4, '2 cans'],
    ['to taste', '', 2, 4, 'to taste'],
    ['1/3', 'cup', 2, 2, '1/3'],
    ['2', 'piece', 0, 4, '2'],
  ])(
    '%s %s from %d to %d servings is %s',
    (amount, unit, from, to, scaled, scaledUnit = unit, name = 'food') => {
      const line = { name, amount, unit, available: true };
      expect(scaleRecipe([line], from, to)).toEqual([{ ...line, amount: scaled, unit: scaledUnit }]);
    },
  );

  test.each([
    ['1 1/2', 'cup', '190g', '570g'],
    ['1 1/4', 'cup', '300ml', '900ml'],
    ['3', 'tbsp', '45 g, melted', '135 g, melted'],
    ['1', 'lb', 'about 450 g', 'about 1.35 kg'],
    ['1', 'cup', '8 ounces/227 grams', '1½ lb/680 grams'],
    ['1', 'cup', '4 oz or 115 g, melted', '12 oz or 345 g, melted'],
    ['1', 'cup', 'shredded (about 4 oz.)', 'shredded (about 12 oz.)'],
    ['100', 'g', 'softened, ½ cup', 'softened, 1½ cups'],
    ['2', 'can', '15 oz, drained', '15 oz, drained'],
    ['2', 'lb', '6 oz fillets', '6 oz fillets'],
    ['2', 'piece', '150 g each', '150 g each'],
    ['1', 'cup', '30 minutes soaked', '30 minutes soaked'],
  ])('%s %s (%s) says %s once more for thrice as many', (amount, unit, note, scaled) => {
    const [line] = scaleRecipe([{ name: 'food', amount, unit, note }], 2, 6);
    expect(line?.note).toBe(scaled);
  });
});
