import { describe, expect, test } from 'vitest';
import { findFood } from '../../foods/find-food.ts';
import { lineTexts } from './line-text.ts';
import { storedLines as linesToStore, readOwnLines } from './own-lines.ts';

const storedLines = (texts: readonly string[], before?: Parameters<typeof linesToStore>[1]) =>
  linesToStore(readOwnLines(texts), before);

const fieldsOf = (text: string) =>
  storedLines([text]).map(({ amount, unit, name, note = '' }) => [amount, unit, name, note].join(' | '));

describe('a typed line', () => {
  test.each([
    ['200 g red lentils', ['200 | g | Red lentils | ']],
    ['half an onion', ['0.5 | piece | Onion | ']],
    ['2 tbsp olive oil', ['2 | tbsp | Olive oil | ']],
    ['2 bay leaves', ['2 | piece | Bay leaf | ']],
    ['2-3 carrots', ['2-3 | piece | Carrots | ']],
    ['1 (400g) tin chopped tomatoes, drained', ['1 | can | Chopped tomatoes | 400g, drained']],
    ['1 large onion, finely chopped', ['1 | large | Onion | finely chopped']],
    ['2 garlic cloves, crushed', ['2 | clove | Garlic | crushed']],
    ['salt and pepper, to taste', ['to taste |  | Salt | ', 'to taste |  | Pepper | ']],
    ['butter, for greasing', ['as needed |  | Butter | for greasing']],
    ['1 cup milk (or oat milk)', ['1 | cup | Milk | or oat milk']],
    ['thumb-sized piece of ginger, grated', ['1 | piece | Ginger | thumb-sized piece, grated']],
    ['2-inch piece of fresh ginger, grated', ['1 | piece | Fresh ginger | 2-inch piece, grated']],
    ['1 inch ginger', ['1 | piece | Ginger | 1 inch']],
    ['1 stick plus 2 tablespoons butter', ['1.25 | stick | Butter | ']],
    ['3 EL Mehl', ['3 | tbsp | Mehl | ']],
    ['1 El Paso taco kit', ['1 | piece | El Paso taco kit | ']],
    ['4 bamboo skewers', [' |  | 4 bamboo skewers | ']],
    ['40 g zorblax', ['40 | g | Zorblax | ']],
  ])('%s', (text, expected) => {
    expect(fieldsOf(text)).toEqual(expected);
  });

  test('names a food that the table knows', () => {
    for (const line of storedLines([
      '1 (14.5-ounce) can diced tomatoes, drained',
      'juice of 2 limes',
      '2 rib eye steaks',
    ]))
      expect(findFood(line.name)).toBeDefined();
  });
});

test('the text of a recipe comes back as it was typed', () => {
  const texts = [
    '250 g flour',
    'salt and pepper',
    'For the sauce:',
    '2 x 400g tins tomatoes',
    '2 x 400g tins tomatoes',
    'Sugar',
  ];
  expect(lineTexts(storedLines(texts))).toEqual(texts);
});

describe('a line that was never typed', () => {
  const IDEA = [
    { name: 'Baby spinach', amount: '1', unit: 'bunch' },
    { name: 'Salt', amount: 'to taste', unit: '' },
    { name: 'Eggs', amount: '4', unit: 'piece' },
  ];

  test('is shown as text, and stays as it was unless it is changed', () => {
    const texts = lineTexts(IDEA);
    expect(texts).toEqual(['1 bunch Baby spinach', 'Salt, to taste', '4 Eggs']);
    expect(storedLines(texts, IDEA)).toEqual(IDEA);
  });

  test('follows a sub-heading that is written over it', () => {
    expect(storedLines(['For the sauce:', '4 Eggs'], IDEA)).toEqual([
      { ...IDEA[2], section: 'For the sauce' },
    ]);
  });

  test('is read anew when it is changed', () => {
    expect(storedLines(['6 Eggs'], IDEA)).toEqual([
      { name: 'Eggs', amount: '6', unit: 'piece', typed: '6 Eggs' },
    ]);
  });
});
