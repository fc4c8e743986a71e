import type { Preferences } from '@game-plan/contracts/preferences';
import type { DailyGoals } from '@game-plan/domain/goals';

/** The daily goals in force: the health profile's, else the person's preference, else the default. */
export function dailyGoalsOf(preferences: Preferences): DailyGoals {
  return {
    calories: preferences.targetCalories,
    protein: preferences.targetProtein,
    carbs: preferences.targetCarbs,
    fat: preferences.targetFat,
  };
}
