import type { SuggestedRecipe } from '@game-plan/contracts/recipes';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { Diet, Eater } from '@game-plan/domain/eater';
import { composeRecipes } from '@game-plan/domain/recipes/compose-recipes';
import type { ComposedRecipe } from '@game-plan/domain/recipes/composed-recipe';
import type { Database } from '#db/client.ts';
import { listIngredients } from '#features/ingredients/ingredient-queries.ts';
import { findPreferences } from '#features/preferences/preference-queries.ts';
import { findProfile } from '#features/profile/profile-queries.ts';

interface Request {
  readonly userId: number;
  readonly today: CalendarDay;
  readonly seed: number;
}

function toSuggestion(recipe: ComposedRecipe, seed: number, index: number): SuggestedRecipe {
  const { nutrition, mainProtein, technique, ...shown } = recipe;
  return {
    ...shown,
    id: `suggestion-${seed}-${index}`,
    ingredients: [...shown.ingredients],
    instructions: [...shown.instructions],
    allergens: [...shown.allergens],
    dietaryTags: [...shown.dietaryTags],
    calories: Math.round(nutrition.calories),
    protein: Math.round(nutrition.protein),
    carbs: Math.round(nutrition.carbs),
    fat: Math.round(nutrition.fat),
    caloriesArePartial: nutrition.isPartial,
    imageUrl: null,
    externalId: null,
    isFavorite: false,
  };
}

/** Recipe ideas from the person's kitchen that keep to their allergies and diets. */
export async function suggestRecipes(
  db: Database,
  { userId, today, seed }: Request,
): Promise<SuggestedRecipe[]> {
  const [kitchen, profile, preferences] = await Promise.all([
    listIngredients(db, userId),
    findProfile(db, userId),
    findPreferences(db, userId),
  ]);
  const eater: Eater = {
    allergies: profile?.allergies ?? [],
    diets: (preferences?.dietaryRestrictions ?? []) as Diet[],
  };
  const ideas = composeRecipes({ kitchen, eater, today, seed });
  return ideas.map((recipe, index) => toSuggestion(recipe, seed, index));
}
