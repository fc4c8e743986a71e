import type { ResponseInput } from '@game-plan/contracts/endpoint';
import type { preferences } from '@game-plan/contracts/people/preferences';
import { limitsOf } from '@game-plan/domain/eater';
import { effectiveGoals } from '@game-plan/domain/goals';
import type { Member } from '@game-plan/domain/kitchen-member';
import { suitsEater } from '@game-plan/domain/safety/suits-eater';
import type { Database } from '#db/client.ts';
import { foodsAtHome } from '#features/kitchens/kitchen-queries.ts';
import { findProfile, targetGoals } from '#features/profile/profile-queries.ts';
import { findPreferences, preferredGoals } from './preference-queries.ts';

type Preferences = ResponseInput<typeof preferences.get>;

/** Stored preferences or defaults, with the effective goals, for which the health profile takes precedence. */
export async function effectivePreferences(
  db: Database,
  { userId, kitchenId }: Member,
): Promise<Preferences> {
  const [stored, atHome, profile] = await Promise.all([
    findPreferences(db, userId),
    foodsAtHome(db, kitchenId),
    findProfile(db, userId),
  ]);
  const preferred = effectiveGoals(preferredGoals(stored));
  const target = effectiveGoals(targetGoals(profile), preferred);
  const limits = limitsOf({ profile, preferences: stored });
  return {
    dailyCalorieGoal: preferred.calories,
    dailyProteinGoal: preferred.protein,
    dailyCarbGoal: preferred.carbs,
    dailyFatGoal: preferred.fat,
    preferredCuisines: stored?.preferredCuisines ?? [],
    dietaryRestrictions: limits.diets,
    dislikes: limits.dislikes,
    atHome,
    targetCalories: target.calories,
    targetProtein: target.protein,
    targetCarbs: target.carbs,
    targetFat: target.fat,
    avoidsMilk: !suitsEater({ name: 'milk', category: 'dairy' }, limits),
    updatedAt: stored?.updatedAt ?? null,
  };
}
