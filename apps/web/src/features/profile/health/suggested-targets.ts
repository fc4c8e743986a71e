import type { SuggestedGoals } from '@game-plan/domain/health/suggest-goals';

/** What the suggestion sets of a health profile. */
export function targetsOf({ calories, protein, carbs, fat, water, sleep }: SuggestedGoals) {
  return {
    targetCalories: calories.value,
    targetProtein: protein.value,
    targetCarbs: carbs.value,
    targetFat: fat.value,
    waterIntakeGoal: water.value,
    sleepGoal: sleep.value,
  };
}
export type SuggestedTargets = ReturnType<typeof targetsOf>;
