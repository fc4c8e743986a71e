import { describe, expect, test } from 'vitest';
import { cooklangList, readCooklang } from './cooklang.ts';

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

test('lines of a recipe are the same after writing and reading', () => {
  const lines = [
    { text: '2 tomatoes', unit: '' },
    { text: 'For the sauce:', unit: '' },
    { text: '1 1/2 cups flour, sifted', unit: 'cups' },
    { text: '200 g butter', unit: 'g' },
    { text: 'salt and pepper to taste', unit: '' },
    { text: '1 can (400 g) beans, drained', unit: 'can' },
  ];
  const written = cooklangList(lines);
  expect(written).toContain('@flour{1 1/2%cups}(sifted)');
  expect(readCooklang(`${written}\n\n=\n\nStir.`)).toMatchObject({
    ingredients: lines.map(({ text }) => text),
    steps: ['Stir.'],
  });
});
