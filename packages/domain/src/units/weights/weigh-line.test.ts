import { describe, expect, test } from 'vitest';
import { weighLine } from './weigh-line.ts';

const line = (amount: string, unit: string, name: string) => ({ amount, unit, name });

describe('weighLine', () => {
  test.each([
    ['200', 'g', 'flour', 200],
    ['1/2', 'kg', 'chicken breast', 500],
    ['1 1/2', 'lb', 'ground beef', 680],
    ['½', 'oz', 'cheddar', 14],
    ['2', 'large', 'eggs', 100],
    ['2', 'piece', 'large eggs', 100],
    ['2', 'small', 'eggs', 76],
    ['2', 'extra-large', 'eggs', 112],
    ['2', 'jumbo', 'eggs', 126],
    ['1', 'pint', 'milk', 486],
    ['2-3', 'cloves', 'garlic', 7.5],
    ['1', 'Cup', 'milk', 243],
    ['2', 'tablespoons', 'olive oil', 27],
    ['to taste', '', 'salt', 0],
    ['1', 'pinch', 'salt', 0],
    ['1', 'can', 'chickpeas', 254],
    ['1', 'stick', 'butter', 113],
    ['2', 'slices', 'bacon', 56],
    ['1', 'kg', 'chicken wings', 540],
    ['2', 'piece', 'dried red chillies', 1],
    ['2', 'piece', 'dried ancho chillies', 34],
  ])('%s %s %s is %d g', (amount, unit, name, grams) => {
    const weighed = weighLine(line(amount, unit, name));
    expect(weighed.isMeasured).toBe(true);
    expect(Math.abs(weighed.grams - grams)).toBeLessThanOrEqual(Math.max(2, grams * 0.03));
  });

  test.each([
    ['a few', '', 'eggs'],
    ['1', 'can', 'zorblax'],
    ['100', 'g', 'zorblax'],
    ['', '', 'flour'],
  ])('%s %s %s is estimated', (amount, unit, name) => {
    expect(weighLine(line(amount, unit, name))).toMatchObject({ isMeasured: false });
  });
});
