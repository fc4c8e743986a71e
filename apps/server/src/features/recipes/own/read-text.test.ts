import { ownRecipes } from '@game-plan/contracts/kitchen/own-recipes';
import { describe, expect, test } from 'vitest';
import { setUpApp } from '#testing/set-up-app.ts';

describe('a pasted recipe', () => {
  const setup = setUpApp();
  const read = (text: string) => setup.person.call(ownRecipes.readText, { body: { text } });
  const count = async (text: string) => {
    const { servings, ingredients, steps } = await read(text);
    return { servings, ingredients: ingredients.length, steps: steps.length };
  };

  const card = (facts: string) =>
    `Plain Pancakes\n${facts}\nIngredients\n2 cups flour\n2 eggs\n1 cup milk\nInstructions\nMix everything.\nFry in a pan.`;

  test.each([
    ['Servings\n6', 6],
    ['SERVINGS\n24 cookies', 24],
    ['6\nServings', 6],
    ['Yields: 20 serving(s)', 20],
    ['Yield: 16 servings 1x', 16],
    ['Total Time: 2 hours 35 minutes Servings: 6 servings Calories: 300kcal', 6],
    ['Servings per recipe: 6', 6],
    ['PORTIONEN\n2', 2],
    ['Personnes 6/8', 6],
    ['Personnes : 4 Préparation : 10 min', 4],
    ['Antal portioner: 4', 4],
    ['Porsjoner\n4', 4],
    ['Liczba porcji\n4', 4],
    ['Save\nReviews\nPrep Time: 5 minutes\nServings: 6', 6],
    ['Rezept drucken\nSpeichern\nPortionen: 3', 3],
  ])('says its servings in %j', async (facts, servings) => {
    expect(await count(card(facts))).toEqual({ servings, ingredients: 3, steps: 2 });
  });

  test.each([
    [
      'a box before each ingredient',
      'Green Salad\nServes 2\nIngredients\n☐\n1 lettuce\n☐\n2 tbsp olive oil\nInstructions\nToss.',
      2,
      2,
      1,
    ],
    [
      'numbers over the steps',
      'Placki\n4 porcje\nSkładniki\n1 kg ziemniaków\n2 jajka\nPrzygotowanie\nKrok 1\nZetrzyj ziemniaki.\nKrok 2\nSmaż na złoto.',
      4,
      2,
      2,
    ],
    [
      'the figures of a serving behind the steps',
      'Rice Bowl\nServes 2\nIngredients\n200 g rice\n2 eggs\nSteps\n1. Cook the rice.\n2. Fry the eggs.\n\nPer serving: 480 kcal, 12 g protein, 60 g carbs',
      2,
      2,
      2,
    ],
    [
      'figures on lines of their own',
      'Rice Bowl\nServes 2\nIngredients\n200 g rice\n2 eggs\nSteps\n1. Cook the rice.\n2. Fry the eggs.\n\nCalories: 480 kcal\nProtein: 12 g\nFat: 9 g',
      2,
      2,
      2,
    ],
  ])('takes no mark or label for its own: %s', async (_, text, servings, ingredients, steps) => {
    expect(await count(text)).toEqual({ servings, ingredients, steps });
  });

  const STEPS: readonly unknown[] = [
    { '@type': 'HowToStep', text: 'Cook the rice.' },
    { '@type': 'HowToStep', text: 'Fry the rest.' },
  ];
  const linked = (fields: Readonly<Record<string, unknown>>) => ({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Rice Bowl',
    recipeYield: '4',
    recipeIngredient: ['200 g rice', '1 onion', '2 eggs'],
    recipeInstructions: STEPS,
    ...fields,
  });

  test.each([
    ['8 - 10 serving(s)', 8],
    ['4 portioner', 4],
    ['12 pezzi', 12],
    ['Personen 4', 4],
    ['Makes 18-22 meatballs depending on size', 18],
    ['4 porsjoner', 4],
    ['About 3 dozen', 36],
    [{ '@type': 'QuantitativeValue', value: '8' }, 8],
    [['1 loaf', '10 slices'], 10],
    ['2 litres (8 servings)', 8],
  ])('of JSON-LD yields %j', async (recipeYield, servings) => {
    expect(await count(JSON.stringify(linked({ recipeYield })))).toEqual({
      servings,
      ingredients: 3,
      steps: 2,
    });
  });

  const section = (name: string, text: string) => ({
    '@type': 'HowToSection',
    name,
    ItemListElement: [{ '@type': 'HowToStep', text }],
  });

  test.each([
    ['with a tab in a string', JSON.stringify(linked({ description: 'A_tab' })).replace('_', '\t')],
    ['with a comma behind the last value', JSON.stringify(linked({})).replace(/\}$/, ',}')],
    [
      'with a graph that is an object',
      JSON.stringify({ '@graph': { 0: { '@type': 'WebPage', name: 'Page' }, 1: linked({}) } }),
    ],
    [
      'with described steps',
      JSON.stringify(
        linked({
          recipeInstructions: [
            { '@type': 'HowToStep', name: 'Rice', description: 'Cook the rice.' },
            { '@type': 'HowToStep', name: 'Rest', description: 'Fry the rest.' },
          ],
        }),
      ),
    ],
  ])('of JSON-LD is read %s', async (_, text) => {
    expect(await read(text)).toMatchObject({
      name: 'Rice Bowl',
      servings: 4,
      ingredients: ['200 g rice', '1 onion', '2 eggs'],
      steps: ['Cook the rice.', 'Fry the rest.'],
    });
  });

  test('of JSON-LD is read with the names of its groups of steps', async () => {
    const recipeInstructions = [section('Rice', 'Cook the rice.'), section('Rest', 'Fry the rest.')];
    expect(await read(JSON.stringify(linked({ recipeInstructions })))).toMatchObject({
      steps: ['Rice: Cook the rice.', 'Rest: Fry the rest.'],
    });
  });

  test('has its characters written out', async () => {
    const text = JSON.stringify(
      linked({
        name: 'Cr&egrave;me br&ucirc;l&eacute;e',
        description: 'From &lt;i&gt;At Home&lt;/i&gt;',
        recipeInstructions: [{ '@type': 'HowToStep', text: 'Saut&eacute; the rice.' }],
      }),
    );
    expect(await read(text)).toMatchObject({
      name: 'Crème brûlée',
      description: 'From At Home',
      steps: ['Sauté the rice.'],
    });
    expect((await read('Rice\n1 &frac12; cups rice\n2 eggs\nMethod\nSaut&eacute;.')).steps).toEqual([
      'Sauté.',
    ]);
  });

  test.each([
    [
      'text in fields',
      {
        name: 'Oat Cookies',
        servings: '12',
        ingredients: '2 cups oats\n1 egg',
        directions: 'Mix.\nBake.',
        notes: '',
        prep_time: '10 min',
      },
    ],
    [
      'foods and units as objects',
      {
        name: 'Oat Cookies',
        recipe_servings: 12,
        prep_time: '10 minutes',
        recipe_ingredient: [
          { quantity: 2, unit: { name: 'cups' }, food: { name: 'oats' }, note: '' },
          { quantity: 1, unit: null, food: null, note: '1 egg' },
        ],
        recipe_instructions: [
          { title: '', text: 'Mix.' },
          { title: '', text: 'Bake.' },
        ],
      },
    ],
    [
      'ingredients within steps',
      {
        name: 'Oat Cookies',
        servings: 12,
        working_time: 10,
        waiting_time: 0,
        steps: [
          {
            instruction: 'Mix.',
            ingredients: [
              {
                food: { name: 'oats' },
                unit: { name: 'cups' },
                amount: 2,
                note: '',
                is_header: false,
                no_amount: false,
              },
              { food: { name: 'egg' }, unit: null, amount: 1, note: '', is_header: false, no_amount: false },
            ],
          },
          { instruction: 'Bake.', ingredients: [] },
        ],
      },
    ],
    [
      'steps in the description',
      {
        items: [],
        recipes: [
          {
            name: 'Oat Cookies',
            description: '1. Mix.\n2. Bake.',
            yields: 12,
            prep_time: 10,
            items: [
              { name: 'oats', description: '2 cups', optional: false },
              { name: 'egg', description: '1', optional: false },
            ],
          },
        ],
      },
    ],
  ])('of another app is read from its file with %s', async (_, file) => {
    expect(await read(JSON.stringify(file))).toMatchObject({
      name: 'Oat Cookies',
      servings: 12,
      prepTime: 10,
      ingredients: ['2 cups oats', '1 egg'],
      steps: ['Mix.', 'Bake.'],
      left: [],
    });
  });

  test.each(['{"users":[{"name":"Ana"}]}', '{"name":"Rice Bowl","recipeIngre'])(
    'that is no recipe is refused: %s',
    async (text) => {
      const { status, body } = await setup.person.refused(ownRecipes.readText, { body: { text } });
      expect({ status, message: body.detail }).toEqual({
        status: 400,
        message:
          'There is no recipe in this file that can be read. Please paste the text of the recipe instead, as you see it on its page.',
      });
    },
  );
});
