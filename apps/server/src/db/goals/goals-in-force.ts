import { type DailyGoals, effectiveGoals } from '@game-plan/domain/goals';
import type { GoalsToCheck } from '@game-plan/domain/health/conflicts/goal-conflicts';
import type { FitnessGoal } from '@game-plan/domain/health/profile-options';
import type { UnitSystem } from '@game-plan/domain/units/unit';
import { eq } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { userPreferences } from '../schema/people/preferences.ts';
import { userProfiles } from '../schema/people/profiles.ts';

/** The effective goals, with the water in litres. */
export type GoalsInForce = DailyGoals & { readonly water: number | null };

interface Goals {
  readonly goals: GoalsInForce;
  /** The goals and what they are checked against. Goals that the person has not chosen are null. */
  readonly toCheck: GoalsToCheck;
  readonly units: UnitSystem;
}

type ProfileRow = typeof userProfiles.$inferSelect;

/** A person's goals in force: the health profile's, otherwise the preferences', otherwise the defaults. */
export async function readGoals(db: Database, userId: number): Promise<Goals> {
  const [profile] = await db.select().from(userProfiles).where(eq(userProfiles.userId, userId));
  const [preferred] = await db.select().from(userPreferences).where(eq(userPreferences.userId, userId));
  return goalsOf(
    profile && { ...profile, dateOfBirth: profile.dateOfBirth?.toISOString() ?? null },
    preferred,
  );
}

type KnownProfile = Omit<ProfileRow, 'dateOfBirth' | 'createdAt' | 'updatedAt' | 'userId'> & {
  readonly dateOfBirth: string | null;
};

type KnownPreferences = Omit<typeof userPreferences.$inferSelect, 'updatedAt' | 'userId'>;

/** The goals in force by the profile and the preferences, as far as they are stored. */
export function goalsOf(profile: KnownProfile | undefined, preferred: KnownPreferences | undefined): Goals {
  const targets = {
    calories: profile?.targetCalories,
    protein: profile?.targetProtein,
    carbs: profile?.targetCarbs,
    fat: profile?.targetFat,
  };
  const own = {
    calories: preferred?.dailyCalorieGoal,
    protein: preferred?.dailyProteinGoal,
    carbs: preferred?.dailyCarbGoal,
    fat: preferred?.dailyFatGoal,
  };
  const goals = effectiveGoals(targets, own);
  const isChosen = [...Object.values(targets), ...Object.values(own)].some((goal) => goal != null);
  return {
    goals: { ...goals, water: profile?.waterIntakeGoal ?? null },
    toCheck: {
      weight: profile?.weight ?? null,
      height: profile?.height ?? null,
      dateOfBirth: profile?.dateOfBirth ?? null,
      gender: profile?.gender ?? null,
      activityLevel: profile?.activityLevel ?? null,
      fitnessGoals: (profile?.fitnessGoals ?? []) as FitnessGoal[],
      targetWeight: profile?.targetWeight ?? null,
      healthConditions: profile?.healthConditions ?? [],
      allergies: profile?.allergies ?? [],
      notes: profile?.notes ?? null,
      targetCalories: isChosen ? goals.calories : null,
      targetProtein: isChosen ? goals.protein : null,
      targetCarbs: isChosen ? goals.carbs : null,
      targetFat: isChosen ? goals.fat : null,
    },
    units: preferred?.units ?? 'metric',
  };
}
