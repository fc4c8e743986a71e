import { describe, expect, test } from 'vitest';
import { readCooklang, writeCooklang } from './cooklang.ts';

describe('readCooklang', () => {
  test('ingredients, sections, steps, notes and comments', () => {
    const text = `>> servings: 4
-- a comment
= Dough
Mix @flour{500%g} with @salt and @warm water{300%ml}(hand-hot) in a #large bowl{}. [- not too
long -]

Knead the dough for ~{10%minutes}, then let it ~rest{1%hour}.

== Topping ==
Spread @?olive oil{2%tbsp} and add @&flour{1%tbsp}.

> Keeps for
> two days.
`;
    expect(readCooklang(text)).toEqual({
      ingredients: [
        'Dough:',
        '500 g flour',
        'salt',
        '300 ml warm water, hand-hot',
        'Topping:',
        '2 tbsp olive oil, optional',
      ],
      steps: [
        'Mix flour with salt and warm water in a large bowl.',
        'Knead the dough for 10 minutes, then let it 1 hour.',
        'Spread olive oil and add flour.',
      ],
      notes: ['Keeps for two days.'],
      metadata: { servings: '4' },
    });
  });

  test.each([
    [
      'a recipe of its own',
      'Pour over @./sauces/Hollandaise{150%g}.',
      ['150 g Hollandaise'],
      ['Pour over Hollandaise.'],
    ],
    ['a fixed amount', 'Add @salt{=1%pinch}.', ['1 pinch salt'], ['Add salt.']],
    ['a list', '@rice{1%cup}\n@water{2%cups}\n\nBoil.', ['1 cup rice', '2 cups water'], ['Boil.']],
    ['a mail address', 'Ask ada@example.org.', [], ['Ask ada@example.org.']],
  ])('%s', (_, text, ingredients, steps) => {
    expect(readCooklang(text)).toMatchObject({ ingredients, steps });
  });
});

test('a recipe of its own that is there is a part of this one', () => {
  const read = (text: string) => readCooklang(text, (path) => path === './sauces/Hollandaise').ingredients;
  expect(read('Pour over @./sauces/Hollandaise{150%g}(warm) and @./sauces/Other{1}.')).toEqual([
    '150 g [Hollandaise], warm',
    '1 Other',
  ]);
  expect(read('@./sauces/Hollandaise|our hollandaise{}')).toEqual(['[our hollandaise]']);
});

test('a recipe is the same after writing and reading', () => {
  const line = (typed: string, unit = '', section?: string) => ({
    name: typed,
    amount: '',
    unit,
    typed,
    ...(section !== undefined && { section }),
  });
  const ingredients = [
    line('2 tomatoes'),
    line('1 1/2 cups flour, sifted', 'cup', 'For the sauce'),
    line('200 g butter', 'g', 'For the sauce'),
    line('salt and pepper to taste', '', 'For the sauce'),
    line('', '', 'For the sauce'),
    line('1 can (400 g) beans, drained', 'can', 'For the sauce'),
    line('2% milk', '', 'For the sauce'),
    line('2 cloves garlic, peeled, crushed', 'clove', 'For the sauce'),
  ];
  const steps = ['Stir @ 80 degrees.', '= is no heading', 'Rest -- slowly -- #1.', '> 5 minutes ~ish'];
  const written = writeCooklang({
    ingredients,
    instructions: steps,
    notes: 'Good cold.\n\n1. Twice the salt.',
  });
  expect(written).toContain('@flour{1 1/2%cups}(sifted)');
  expect(readCooklang(written)).toEqual({
    ingredients: [
      '2 tomatoes',
      'For the sauce:',
      '1 1/2 cups flour, sifted',
      '200 g butter',
      'salt and pepper to taste',
      '1 can (400 g) beans, drained',
      '2% milk',
      '2 cloves garlic, peeled, crushed',
    ],
    steps,
    notes: ['Good cold.', '1. Twice the salt.'],
    metadata: {},
  });
});
