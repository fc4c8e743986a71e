import { describe, expect, test } from 'vitest';
import { shortLines } from './short-lines.ts';

/** 'name, amount, unit' */
function read(text: string) {
  const [name = '', amount = '', unit = ''] = text.split(',').map((part) => part.trim());
  return { name, amount, unit };
}
const needs = (text: string, available = true) => ({ ...read(text), available });
const has = (text: string) => {
  const { name, amount, unit } = read(text);
  return { name, quantity: amount, unit };
};

describe('a recipe is short of', () => {
  test.each([
    ['what the kitchen lacks of it', 'chicken breast, 500, g', ['Chicken breast, 200, g'], '300 g'],
    ['nothing that is there', 'chicken breast, 500, g', ['Chicken breast, 1, kg'], null],
    ['nothing when it is enough to the gram', 'flour, 500, g', ['Flour, 500, g'], null],
    ['nothing when a trifle is lacking', 'milk, 240, ml', ['Milk, 1, cup'], null],
    ['what several lack together', 'rice, 500, g', ['Rice, 100, g', 'Brown rice, 0.2, kg'], '200 g'],
    ['what one of its kind lacks', 'chicken, 500, g', ['Chicken thigh, 300, g'], '200 g'],
    ['the whole line for another food', 'chicken, 500, g', ['Chicken stock, 1, l'], '500 g'],
    ['whole pieces', 'lemon, 3, piece', ['Lemons, 1 1/2, item'], '2 piece'],
    ['pieces written without a unit', 'lemon, 3,', ['Lemons, 1, piece'], '2'],
    ['weight against pieces', 'eggs, 6, piece', ['Eggs, 200, g'], '2 piece'],
    ['US weight against metric', 'beef steak, 2, lb', ['Beef steak, 453.6, g'], '1 lb'],
    ['measures without a density', 'Grandma’s sauce, 2, cup', ['Grandma’s sauce, 237, ml'], '1 cup'],
    ['fractions', 'olive oil, 1/2, cup', ['Olive oil, 4, tbsp'], '0.25 cup'],
  ])('%s', (_, line, kitchen, expected) => {
    const short = shortLines([needs(line)], kitchen.map(has));
    expect(short.map(({ quantity, unit }) => `${quantity} ${unit}`.trim())).toEqual(
      expected === null ? [] : [expected],
    );
  });

  test('the whole line as it is written when there is none', () => {
    expect(shortLines([needs('feta, 1 1/2, cup', false)], [has('Salt, 1, piece')])).toEqual([
      { name: 'feta', quantity: '1 1/2', unit: 'cup' },
    ]);
  });

  test.each([
    ['an amount that is not known', 'salt, to taste,', 'Salt, 1, kg'],
    ['a quantity that is not known', 'basil, 2, bunch', 'Basil, a few, piece'],
    ['units that do not compare', 'Grandma’s sauce, 2, cup', 'Grandma’s sauce, 1, item'],
  ])('by its badge with %s', (_, line, kept) => {
    expect(shortLines([needs(line, true)], [has(kept)])).toEqual([]);
    expect(shortLines([needs(line, false)], [has(kept)])).toHaveLength(1);
  });

  test('what two lines together need more than there is', () => {
    const lines = [needs('olive oil, 2, tbsp'), needs('Olive oil, 3, tbsp')];
    expect(shortLines(lines, [has('Olive oil, 4, tbsp')])).toEqual([
      { name: 'Olive oil', quantity: '1', unit: 'tbsp' },
    ]);
  });

  test('nothing of an unknown jar when the rest is enough', () => {
    expect(shortLines([needs('flour, 500, g')], [has('Flour, some, item'), has('Flour, 1, kg')])).toEqual([]);
  });
});
