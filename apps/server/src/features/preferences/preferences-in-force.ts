import type { ResponseInput } from '@game-plan/contracts/endpoint';
import type { preferences } from '@game-plan/contracts/preferences';
import type { Diet } from '@game-plan/domain/eater';
import { DEFAULT_DAILY_GOALS } from '@game-plan/domain/goals';
import type { Database } from '#db/client.ts';
import { findProfile } from '#features/profile/profile-queries.ts';
import { findPreferences } from './preference-queries.ts';

type Preferences = ResponseInput<typeof preferences.get>;

/** What is stored or the default, and the goals in force, where the health profile goes first. */
export async function preferencesInForce(db: Database, userId: number): Promise<Preferences> {
  const [stored, profile] = await Promise.all([findPreferences(db, userId), findProfile(db, userId)]);
  const goals = {
    dailyCalorieGoal: stored?.dailyCalorieGoal ?? DEFAULT_DAILY_GOALS.calories,
    dailyProteinGoal: stored?.dailyProteinGoal ?? DEFAULT_DAILY_GOALS.protein,
    dailyCarbGoal: stored?.dailyCarbGoal ?? DEFAULT_DAILY_GOALS.carbs,
    dailyFatGoal: stored?.dailyFatGoal ?? DEFAULT_DAILY_GOALS.fat,
  };
  return {
    ...goals,
    preferredCuisines: stored?.preferredCuisines ?? [],
    dietaryRestrictions: (stored?.dietaryRestrictions ?? []) as Diet[],
    targetCalories: profile?.targetCalories ?? goals.dailyCalorieGoal,
    targetProtein: profile?.targetProtein ?? goals.dailyProteinGoal,
    targetCarbs: profile?.targetCarbs ?? goals.dailyCarbGoal,
    targetFat: profile?.targetFat ?? goals.dailyFatGoal,
  };
}
