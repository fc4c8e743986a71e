import type { Meal } from '@game-plan/contracts/meals';
import type { SuggestedRecipe } from '@game-plan/contracts/recipes';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { Diet, Eater } from '@game-plan/domain/eater';
import { type DailyGoals, goalsInForce } from '@game-plan/domain/goals';
import { mealTypeAt } from '@game-plan/domain/meals/meal-time';
import { composeRecipes } from '@game-plan/domain/recipes/compose-recipes';
import type { ComposedRecipe, DayGoals } from '@game-plan/domain/recipes/composed-recipe';
import type { Database } from '#db/client.ts';
import { listIngredients } from '#features/ingredients/ingredient-queries.ts';
import { listMeals } from '#features/meals/meal-queries.ts';
import { findPreferences, preferredGoals } from '#features/preferences/preference-queries.ts';
import { findProfile, targetGoals } from '#features/profile/profile-queries.ts';

interface Request {
  readonly userId: number;
  readonly today: CalendarDay;
  /** Of the person's own clock; unknown from a client that does not say. */
  readonly hour: number | undefined;
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

/** What the day's goals leave after its meals. */
function goalsLeft(
  goals: DailyGoals,
  meals: readonly Pick<Meal, 'totalProtein' | 'totalCalories'>[],
): DayGoals {
  const eaten = (total: 'totalProtein' | 'totalCalories') =>
    meals.reduce((sum, meal) => sum + meal[total], 0);
  return {
    proteinTarget: Math.max(0, goals.protein - eaten('totalProtein')),
    caloriesLeft: goals.calories - eaten('totalCalories'),
  };
}

/** Recipe ideas from the person's kitchen that keep to their allergies and diets. */
export async function suggestRecipes(
  db: Database,
  { userId, today, hour, seed }: Request,
): Promise<SuggestedRecipe[]> {
  const [kitchen, profile, preferences, meals] = await Promise.all([
    listIngredients(db, userId),
    findProfile(db, userId),
    findPreferences(db, userId),
    listMeals(db, userId, { from: today, to: today }),
  ]);
  const eater: Eater = {
    allergies: profile?.allergies ?? [],
    diets: (preferences?.dietaryRestrictions ?? []) as Diet[],
  };
  const ideas = composeRecipes({
    kitchen,
    eater,
    dislikes: preferences?.dislikes ?? [],
    today,
    seed,
    meal: hour === undefined ? undefined : mealTypeAt(hour),
    goals: goalsLeft(goalsInForce(targetGoals(profile), preferredGoals(preferences)), meals),
  });
  return ideas.map((recipe, index) => toSuggestion(recipe, seed, index));
}
