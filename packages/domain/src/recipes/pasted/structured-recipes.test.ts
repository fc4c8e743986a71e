import { describe, expect, test } from 'vitest';
import { structuredRecipes } from './structured-recipe.ts';

describe('structuredRecipes reads the files of other apps', () => {
  test('Tandoor: ingredients with the steps that need them', () => {
    const file = {
      name: 'Dal',
      description: null,
      keywords: [{ name: 'vegan', description: '' }, { name: 'India' }],
      steps: [
        {
          name: '',
          instruction: '1. Rinse the lentils.\n\n2. Boil them.',
          ingredients: [
            {
              food: null,
              unit: null,
              amount: '0.0',
              note: 'For the dal',
              order: 0,
              is_header: true,
              no_amount: true,
            },
            {
              food: { name: 'red lentils' },
              unit: { name: 'g' },
              amount: '200.0000000000000000',
              note: 'rinsed',
              order: 1,
              is_header: false,
              no_amount: false,
            },
            {
              food: { name: 'salt' },
              unit: null,
              amount: '0',
              note: null,
              order: 2,
              is_header: false,
              no_amount: true,
            },
          ],
          time: 0,
          order: 0,
        },
      ],
      working_time: 10,
      waiting_time: 20,
      internal: true,
      nutrition: null,
      servings: 3,
      servings_text: 'bowls',
      source_url: 'https://example.org/dal',
    };
    expect(structuredRecipes(file)).toMatchObject([
      {
        name: 'Dal',
        servings: 3,
        prepTime: 10,
        cookTime: 20,
        ingredients: ['For the dal:', '200 g red lentils, rinsed', 'salt'],
        steps: ['Rinse the lentils.', 'Boil them.'],
        tags: ['vegan', 'India'],
        source: 'https://example.org/dal',
        beyond: [],
      },
    ]);
  });

  test('KitchenOwl: steps in the description, and shopping lists that are no recipes', () => {
    const file = {
      items: [{ name: 'Rice', category: { name: 'Dry' } }],
      recipes: [
        {
          name: 'Rice pudding',
          description: '## Steps\n1. Simmer the rice in milk.\n2. Add the sugar.',
          time: 40,
          cook_time: 35,
          prep_time: 5,
          yields: 4,
          photo: null,
          source: 'https://example.org/rice',
          items: [
            { name: 'Rice', description: '200 g', optional: false },
            { name: 'Milk', description: '1 l', optional: false },
          ],
          tags: ['Dessert'],
        },
      ],
      shoppinglists: [{ name: 'Default', items: [{ name: 'Milk', description: '2 l' }] }],
      expenses: [],
    };
    expect(structuredRecipes(file)).toMatchObject([
      {
        name: 'Rice pudding',
        servings: 4,
        prepTime: 5,
        cookTime: 35,
        ingredients: ['200 g Rice', '1 l Milk'],
        steps: ['Simmer the rice in milk.', 'Add the sugar.'],
        tags: ['Dessert'],
        source: 'https://example.org/rice',
      },
    ]);
  });

  test('Paprika: texts of lines, and nulls anywhere', () => {
    const file = {
      name: 'Zucchini rolls',
      ingredients: '2 zucchini\r\n150 g goat cheese\n\nSauce:\n1 tbsp oil',
      directions: 'Slice the zucchini.\n\nFill and roll.',
      servings: 'Serves 4',
      prep_time: '15 mins',
      cook_time: null,
      total_time: '',
      notes: 'Good cold.',
      description: null,
      nutritional_info: '',
      difficulty: 'Easy',
      categories: ['Starters', 'Summer'],
      rating: 5,
      source: 'My aunt',
      source_url: null,
      photo: null,
    };
    expect(structuredRecipes({ ...file, '@type': 'Recipe' })).toMatchObject([
      {
        servings: 4,
        prepTime: 15,
        cookTime: undefined,
        difficulty: 'Easy',
        ingredients: ['2 zucchini', '150 g goat cheese', 'Sauce:', '1 tbsp oil'],
        steps: ['Slice the zucchini.', 'Fill and roll.'],
        notes: ['Good cold.'],
        tags: ['Starters', 'Summer'],
        rating: 5,
        source: '',
        beyond: [],
      },
    ]);
  });

  test('RecipeSage: a list with empty sections for headings, notes in a comment and a shared rating', () => {
    const file = [
      {
        '@context': 'http://schema.org',
        '@type': 'Recipe',
        name: 'Pie',
        recipeYield: '8 slices',
        recipeIngredient: ['[Crust]', '250 g flour', '[Filling]', '6 apples'],
        recipeInstructions: [
          { '@type': 'HowToSection', name: 'Crust' },
          { '@type': 'HowToStep', text: 'Rub in the butter.' },
          { '@type': 'HowToStep', text: 'Chill.' },
        ],
        recipeCategory: ['Baking'],
        creditText: 'Gran',
        isBasedOn: 'https://example.org/pie',
        comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Use sour apples.' }],
        aggregateRating: { '@type': 'AggregateRating', ratingValue: '4', bestRating: '5' },
      },
      { '@type': 'Recipe', name: 'Tea', recipeIngredient: [], recipeInstructions: [] },
    ];
    expect(structuredRecipes(file)).toMatchObject([
      {
        name: 'Pie',
        servings: 8,
        ingredients: ['Crust:', '250 g flour', 'Filling:', '6 apples'],
        steps: ['Crust: Rub in the butter.', 'Chill.'],
        notes: ['Use sour apples.'],
        tags: ['Baking'],
        rating: 4,
        source: 'https://example.org/pie',
      },
      { name: 'Tea', ingredients: [], steps: [] },
    ]);
  });

  test('Nextcloud Cookbook: headings with hashes, and sections of steps', () => {
    const file = {
      '@context': 'http://schema.org',
      '@type': 'Recipe',
      name: 'Curry',
      keywords: 'quick,vegan',
      recipeCategory: 'Dinner',
      recipeYield: 2,
      prepTime: 'PT0H15M',
      cookTime: 'PT1H0M',
      url: '',
      tool: ['wok'],
      recipeIngredient: ['## Paste', '2 chillies', '1 onion'],
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Paste',
          itemListElement: [{ '@type': 'HowToStep', text: 'Grind.' }],
        },
        'Fry it.',
      ],
      nutrition: { '@type': 'NutritionInformation' },
    };
    expect(structuredRecipes(file)).toMatchObject([
      {
        servings: 2,
        prepTime: 15,
        cookTime: 60,
        ingredients: ['Paste:', '2 chillies', '1 onion'],
        steps: ['Paste: Grind.', 'Fry it.'],
        tags: ['quick', 'vegan', 'Dinner'],
        source: '',
        beyond: ['tools'],
      },
    ]);
  });
});
