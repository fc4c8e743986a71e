import type { RecipeLine, SavedRecipe, SuggestedRecipe } from '@game-plan/contracts/kitchen/recipes';
import { recipeContents } from '@game-plan/domain/recipes/nutrition/recipe-contents';
import { writeMeasure } from '@game-plan/domain/units/write-measure';

/** A recipe line, available by default. */
export function line(name: string, amount: string, unit: string, available = true): RecipeLine {
  return { name, amount, unit, available, written: writeMeasure({ name, amount, unit }) };
}

/** An idea for which the kitchen has three of four ingredients. */
export function exampleIdea(fields: Partial<SuggestedRecipe> = {}): SuggestedRecipe {
  const idea = {
    id: 'suggestion-7-0',
    name: 'Weeknight Shakshuka',
    description: 'Eggs poached in smoky tomato.',
    prepTime: 10,
    cookTime: 20,
    servings: 2,
    calories: 384,
    protein: 21,
    carbs: 18,
    fat: 24,
    caloriesArePartial: false,
    instructions: ['Warm the oil.', 'Simmer the tomatoes.', 'Poach the eggs.'],
    ingredients: [
      line('Eggs', '4', 'piece'),
      line('Canned tomatoes', '2', 'cup'),
      line('Salt', 'to taste', ''),
      line('Feta', '60', 'g', false),
    ],
    cuisine: 'Mediterranean',
    difficulty: 'Easy',
    imageUrl: null,
    externalId: null,
    dietaryTags: ['vegetarian'],
    allergens: ['eggs', 'dairy'],
    isFavorite: false,
    ...fields,
  };
  return { ...idea, contents: recipeContents(idea.ingredients, idea.servings) };
}

/** The server's answer when the idea is saved. */
export function saved(idea: SuggestedRecipe, fields: Partial<SavedRecipe> = {}): SavedRecipe {
  return {
    ...idea,
    id: 91,
    externalId: idea.id,
    isFavorite: true,
    createdAt: '2026-11-20T12:00:00.000Z',
    isImagePending: false,
    imageMadeBy: null,
    ...fields,
  };
}
