import { describe, expect, test } from 'vitest';
import { GLYPHS } from '../glyphs/glyphs.ts';
import { EXAMPLE_INGREDIENTS } from '../testing/example-ingredients.ts';
import { drawingForIngredient, INGREDIENT_DRAWINGS } from './drawing-for-ingredient.ts';

test('every drawing matches an ingredient that no earlier one matches', () => {
  const reached = new Set(EXAMPLE_INGREDIENTS.map(drawingForIngredient));
  const unreached = INGREDIENT_DRAWINGS.filter((drawing) => !reached.has(drawing)).map(({ pattern }) =>
    String(pattern),
  );
  expect(unreached).toEqual([]);
});

test('at least 60 ingredients look different from each other', () => {
  const looks = INGREDIENT_DRAWINGS.filter(({ glyph, fill }) => glyph ?? fill).map(
    ({ glyph, fill, colour }) => `${glyph ?? fill} ${colour ?? ''}`,
  );
  expect(new Set(looks).size).toBeGreaterThanOrEqual(60);
});

test('every glyph is drawn for some ingredient or dish', () => {
  const used = new Set(EXAMPLE_INGREDIENTS.map((name) => drawingForIngredient(name).glyph));
  const byVessels = ['friedEgg', 'wholeEgg', 'avocadoHalf', 'citrusWedge'];
  expect(
    Object.keys(GLYPHS)
      .filter((glyph) => !byVessels.includes(glyph))
      .sort(),
  ).toEqual(
    Array.from(used)
      .filter((glyph) => glyph !== undefined)
      .sort(),
  );
});

describe('is not misled by a word that is part of another food', () => {
  test.each([
    ['Chicken Broth', 'unseen', undefined],
    ['fish sauce', 'unseen', undefined],
    ['rice vinegar', 'unseen', undefined],
    ['cornstarch', 'unseen', undefined],
    ['olive oil', 'unseen', undefined],
    ['coconut cream', 'liquid', undefined],
    ['buttermilk', 'liquid', undefined],
    ['butternut squash', 'vegetable', 'cube'],
    ['butter beans', 'bean', 'bean'],
    ['eggplant', 'vegetable', 'aubergine'],
    ['ground turkey', 'main', 'mince'],
    ['ground cumin', 'unseen', undefined],
    ['corn tortillas', 'bread', undefined],
    ['grape tomatoes', 'vegetable', 'cherryTomato'],
    ['watermelon', 'fruit', 'melonWedge'],
    ['grapefruit', 'fruit', 'citrusSlice'],
    ['black pepper', 'unseen', undefined],
    ['pumpkin seeds', 'topping', 'almond'],
    ['peanuts', 'topping', 'almond'],
    ['pear', 'fruit', 'apple'],
    ['water chestnuts', 'vegetable', 'bambooShoot'],
    ['lemongrass', 'topping', 'springOnion'],
    ['tomatillo salsa', 'unseen', undefined],
    ['applesauce', 'dollop', 'dollop'],
    ['green tea', 'liquid', undefined],
    ['steak', 'hero', 'steak'],
    ['corn syrup', 'drizzle', undefined],
    ['apricot jam', 'drizzle', undefined],
    ['lemon curd', 'drizzle', undefined],
  ])('%s is %s', (name, role, glyph) => {
    expect(drawingForIngredient(name)).toMatchObject(glyph === undefined ? { role } : { role, glyph });
    expect(drawingForIngredient(name).glyph).toBe(glyph);
  });
});

test('an unknown food always gets the same colour', () => {
  expect(drawingForIngredient('Quandong')).toEqual(drawingForIngredient('quandong'));
});
