import type { Profile } from '@game-plan/contracts/people/profile';

/** An empty health profile, by default. */
export function exampleProfile(fields: Partial<Profile> = {}): Profile {
  return {
    dateOfBirth: null,
    gender: null,
    height: null,
    weight: null,
    activityLevel: null,
    fitnessGoals: [],
    healthConditions: [],
    allergies: [],
    sportsInterests: [],
    targetWeight: null,
    targetCalories: null,
    targetProtein: null,
    targetCarbs: null,
    targetFat: null,
    waterIntakeGoal: null,
    sleepGoal: null,
    notes: null,
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
    ...fields,
  };
}
