import { expect, test } from 'vitest';
import { USUAL_AT_HOME } from '../at-home/at-home.ts';
import { createInventory } from '../recipes/availability.ts';
import { missingFoods } from './missing-foods.ts';

/** 'name, amount, unit' */
function read(text: string) {
  const [name = '', amount = '', unit = ''] = text.split(',').map((part) => part.trim());
  return { name, amount, unit };
}

test.each([
  ['what it lacks of it', ['chicken breast, 500, g'], ['Chicken breast, 200, g'], ['300 g chicken breast']],
  ['all of it', ['feta, 1 1/2, cups'], [], ['1.5 cup feta']],
  ['nothing that is there', ['eggs, 4, piece'], ['Eggs, 12, piece'], []],
  ['nothing when a trifle is lacking', ['milk, 240, ml'], ['Milk, 225, ml'], []],
  ['nothing that is always at home', ['salt, to taste,', 'olive oil, 2, tbsp', 'water, 1, l'], [], []],
  ['what is left to the cook', ['basil, to taste,'], [], ['null piece basil']],
  ['one food of two lines once', ['lemon, 1, piece', 'Lemons, 1/2,'], [], ['1.5 piece lemon']],
  ['it in one unit', ['flour, 100, g', 'flour, 0.2, kg'], [], ['300 g flour']],
  ['what two lines share', ['rice, 100, g', 'rice, 200, g'], ['Rice, 150, g'], ['150 g rice']],
  ['a line beside to taste', ['basil, to taste,', 'basil, 2, tbsp'], [], ['2 tbsp basil']],
  [
    'amounts that do not add up apart',
    ['zorblax, 1, can', 'zorblax, 5, g'],
    [],
    ['1 can zorblax', '5 g zorblax'],
  ],
  ['sizes as pieces', ['eggs, 2, large'], [], ['2 piece eggs']],
])('a kitchen lacks %s', (_, lines, kitchen, expected) => {
  const items = kitchen.map(read).map(({ name, amount, unit }) => ({ name, quantity: amount, unit }));
  const opened = createInventory(USUAL_AT_HOME);
  for (const item of items) opened.add(item);
  const lacking = missingFoods(lines.map(read), opened);
  expect(lacking.map(({ name, amount, unit }) => `${amount} ${unit} ${name}`)).toEqual(expected);
});
