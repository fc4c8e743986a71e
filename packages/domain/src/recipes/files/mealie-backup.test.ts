import { expect, test } from 'vitest';
import { structuredRecipes } from '../pasted/structured-recipe.ts';
import { recipesOfMealieBackup } from './mealie-backup.ts';

/** The tables of a small backup, as Mealie 1 and 2 write them. */
const BACKUP = {
  alembic_version: [{ version_num: '44e8d670719d' }],
  recipes: [
    {
      id: 'a1',
      slug: 'pancakes',
      name: 'Pancakes',
      description: 'For Sunday.',
      image: 'aXbY',
      total_time: null,
      prep_time: '10 minutes',
      perform_time: '20 minutes',
      recipe_yield: '4 servings',
      recipeCuisine: null,
      rating: 4,
      org_url: 'https://example.org/pancakes',
    },
    { id: 'b2', slug: 'toast', name: 'Toast', recipe_servings: 2, recipe_yield: '', org_url: null },
  ],
  recipes_ingredients: [
    { id: 2, position: 1, recipe_id: 'a1', title: null, note: '', food_id: 'f2', unit_id: null, quantity: 2 },
    {
      id: 1,
      position: 0,
      recipe_id: 'a1',
      title: 'Batter',
      note: 'sifted',
      food_id: 'f1',
      unit_id: 'u1',
      quantity: 1.5,
    },
    {
      id: 3,
      position: 2,
      recipe_id: 'a1',
      title: '',
      note: 'a pinch of salt',
      food_id: null,
      unit_id: null,
      quantity: 1,
      original_text: null,
    },
    {
      id: 4,
      position: 0,
      recipe_id: 'b2',
      title: null,
      note: '2 slices bread',
      food_id: null,
      unit_id: null,
      quantity: 0,
    },
  ],
  recipe_instructions: [
    { id: 's2', recipe_id: 'a1', position: 1, type: null, title: '', text: 'Fry in butter.' },
    { id: 's1', recipe_id: 'a1', position: 0, type: null, title: 'Batter', text: 'Whisk everything.' },
  ],
  ingredient_foods: [
    { id: 'f1', name: 'flour', plural_name: null },
    { id: 'f2', name: 'eggs' },
  ],
  ingredient_units: [{ id: 'u1', name: 'cup', abbreviation: 'c' }],
  notes: [{ id: 1, recipe_id: 'a1', title: 'Tip', text: 'Rest the batter.' }],
  recipe_nutrition: [
    { id: 1, recipe_id: 'a1', calories: '300', fat_content: null },
    { id: 2, recipe_id: 'b2', calories: null, fat_content: null },
  ],
  tags: [{ id: 't1', name: 'Breakfast' }],
  categories: [{ id: 'c1', name: 'Sweet' }],
  recipes_to_tags: [{ recipe_id: 'a1', tag_id: 't1' }],
  recipes_to_categories: [{ recipe_id: 'a1', category_id: 'c1' }],
};

test('a backup of Mealie', () => {
  const backup = recipesOfMealieBackup(BACKUP) ?? [];
  expect(backup.map(({ id }) => id)).toEqual(['a1', 'b2']);
  expect(backup.flatMap(({ recipe }) => structuredRecipes(recipe))).toMatchObject([
    {
      name: 'Pancakes',
      description: 'For Sunday.',
      servings: 4,
      prepTime: 10,
      cookTime: 20,
      ingredients: ['Batter:', '1.5 cup flour, sifted', '2 eggs', 'a pinch of salt'],
      steps: ['Batter: Whisk everything.', 'Fry in butter.'],
      notes: ['Tip: Rest the batter.'],
      tags: ['Breakfast', 'Sweet'],
      rating: 4,
      source: 'https://example.org/pancakes',
      beyond: ['nutrition'],
    },
    { name: 'Toast', servings: 2, ingredients: ['2 slices bread'], steps: [], beyond: [] },
  ]);
});

test.each([[null], [[]], [{ recipes: [{ name: 'Toast' }] }]])('%j is no backup of Mealie', (value) => {
  expect(recipesOfMealieBackup(value)).toBeUndefined();
});
