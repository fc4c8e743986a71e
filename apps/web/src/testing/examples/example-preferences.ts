import type { Preferences } from '@game-plan/contracts/people/preferences';

/** The default goals, all effective, by default. */
export function examplePreferences(fields: Partial<Preferences> = {}): Preferences {
  return {
    dailyCalorieGoal: 2000,
    dailyProteinGoal: 150,
    dailyCarbGoal: 250,
    dailyFatGoal: 65,
    preferredCuisines: [],
    dietaryRestrictions: [],
    dislikes: [],
    atHome: ['salt', 'black pepper', 'water', 'cooking oil'],
    units: null,
    targetCalories: 2000,
    targetProtein: 150,
    targetCarbs: 250,
    targetFat: 65,
    avoidsMilk: false,
    updatedAt: null,
    ...fields,
  };
}
