import type { ResponseInput } from '@game-plan/contracts/endpoint';
import type { preferences } from '@game-plan/contracts/people/preferences';
import { todayOf } from '@game-plan/domain/calendar-day';
import { limitsOf } from '@game-plan/domain/eater';
import { effectiveGoals } from '@game-plan/domain/goals';
import { BODY_WORDS } from '@game-plan/domain/health/conflicts/goal-conflict';
import { goalConflicts } from '@game-plan/domain/health/conflicts/goal-conflicts';
import type { Member } from '@game-plan/domain/kitchen-member';
import { suitsEater } from '@game-plan/domain/safety/suits-eater';
import type { Database } from '#db/client.ts';
import { goalsOf } from '#db/goals/goals-in-force.ts';
import { foodsAtHome } from '#features/kitchens/kitchen-queries.ts';
import { findProfile } from '#features/profile/profile-queries.ts';
import { findPreferences, preferredGoals } from './preference-queries.ts';

type Preferences = ResponseInput<typeof preferences.get>;

/** Stored preferences or defaults, with the effective goals, for which the health profile takes precedence. */
export async function effectivePreferences(
  db: Database,
  { userId, kitchenId }: Member,
  now: Date,
): Promise<Preferences> {
  const [stored, atHome, profile] = await Promise.all([
    findPreferences(db, userId),
    foodsAtHome(db, kitchenId),
    findProfile(db, userId),
  ]);
  const preferred = effectiveGoals(preferredGoals(stored));
  const { goals: target, toCheck, units } = goalsOf(profile, stored);
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
    units: stored?.units ?? null,
    targetCalories: target.calories,
    targetProtein: target.protein,
    targetCarbs: target.carbs,
    targetFat: target.fat,
    avoidsMilk: !suitsEater({ name: 'milk', category: 'dairy' }, limits),
    warnings: goalConflicts(toCheck, todayOf(undefined, now), BODY_WORDS[units]).map((conflict) => ({
      ...conflict,
      fields: [...conflict.fields],
    })),
    updatedAt: stored?.updatedAt ?? null,
  };
}
