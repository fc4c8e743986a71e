import type { Meal } from '@game-plan/contracts/food/meals';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { Diet, Eater } from '@game-plan/domain/eater';
import { type DailyGoals, goalsInForce } from '@game-plan/domain/goals';
import type { Member } from '@game-plan/domain/kitchen-member';
import { mealTypeAt } from '@game-plan/domain/meals/meal-time';
import type { ComposeRequest, DayGoals } from '@game-plan/domain/recipes/composed-recipe';
import type { Database } from '#db/client.ts';
import { listIngredients } from '#features/ingredients/ingredient-queries.ts';
import { foodsAtHome } from '#features/kitchens/kitchen-queries.ts';
import { listMeals } from '#features/meals/meal-queries.ts';
import { findPreferences, preferredGoals } from '#features/preferences/preference-queries.ts';
import { findProfile, targetGoals } from '#features/profile/profile-queries.ts';
import { usableItems } from './usable-kitchen.ts';

export interface Asker extends Member {
  readonly today: CalendarDay;
  /** Of the person's own clock; unknown from a client that does not say. */
  readonly hour: number | undefined;
  readonly seed: number;
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

/** More meals than a person has in a day. */
const MEALS_READ = 50;

/** What ideas are to be made of and for: the kitchen, the person's limits and wishes, the meal that is next. */
export async function readWishes(
  db: Database,
  { userId, kitchenId, today, hour, seed }: Asker,
): Promise<ComposeRequest> {
  const [kitchen, atHome, profile, preferences, meals] = await Promise.all([
    listIngredients(db, kitchenId),
    foodsAtHome(db, kitchenId),
    findProfile(db, userId),
    findPreferences(db, userId),
    listMeals(db, userId, { from: today, to: today, limit: MEALS_READ }),
  ]);
  const eater: Eater = {
    allergies: profile?.allergies ?? [],
    diets: (preferences?.dietaryRestrictions ?? []) as Diet[],
  };
  return {
    kitchen: await usableItems(userId, kitchen, eater, today),
    eater,
    dislikes: preferences?.dislikes ?? [],
    preferredCuisines: preferences?.preferredCuisines ?? [],
    atHome,
    today,
    seed,
    meal: hour === undefined ? undefined : mealTypeAt(hour),
    goals: goalsLeft(goalsInForce(targetGoals(profile), preferredGoals(preferences)), meals),
  };
}
