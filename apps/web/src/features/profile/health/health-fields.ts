import type { Profile } from '@game-plan/contracts/people/profile';
import { birthTimestamp, dayOfBirth } from '@game-plan/domain/health/date-of-birth';
import { useForm } from 'react-hook-form';
import { useSchemaResolver } from '#data/use-schema-resolver.ts';
import { KEEP_TYPED } from '#lib/reset-to-saved.ts';
import type { HealthBody, HealthFields } from './health-form.ts';

const typed = (value: number | null | undefined) => (value == null ? '' : String(value));

/** A profile's values for the form; empty without one. */
export function healthFieldsOf(profile: Profile | null): HealthFields {
  return {
    dateOfBirth: profile?.dateOfBirth ? dayOfBirth(profile.dateOfBirth) : '',
    gender: profile?.gender ?? '',
    activityLevel: profile?.activityLevel ?? '',
    height: typed(profile?.height),
    weight: typed(profile?.weight),
    targetWeight: typed(profile?.targetWeight),
    targetCalories: typed(profile?.targetCalories),
    targetProtein: typed(profile?.targetProtein),
    targetCarbs: typed(profile?.targetCarbs),
    targetFat: typed(profile?.targetFat),
    waterIntakeGoal: typed(profile?.waterIntakeGoal),
    sleepGoal: typed(profile?.sleepGoal),
    fitnessGoals: profile?.fitnessGoals ?? [],
    healthConditions: profile?.healthConditions ?? [],
    sportsInterests: profile?.sportsInterests ?? [],
    notes: profile?.notes ?? '',
  };
}

/** The values of the unchanged form, as `readFields` reads them, without the form's schema. */
export function savedGoalsOf(profile: Profile | null): HealthBody {
  return {
    dateOfBirth: profile?.dateOfBirth ? birthTimestamp(dayOfBirth(profile.dateOfBirth)) : null,
    gender: profile?.gender ?? null,
    activityLevel: profile?.activityLevel ?? null,
    height: profile?.height ?? null,
    weight: profile?.weight ?? null,
    targetWeight: profile?.targetWeight ?? null,
    targetCalories: profile?.targetCalories ?? null,
    targetProtein: profile?.targetProtein ?? null,
    targetCarbs: profile?.targetCarbs ?? null,
    targetFat: profile?.targetFat ?? null,
    waterIntakeGoal: profile?.waterIntakeGoal ?? null,
    sleepGoal: profile?.sleepGoal ?? null,
    fitnessGoals: profile?.fitnessGoals ?? [],
    healthConditions: profile?.healthConditions ?? [],
    sportsInterests: profile?.sportsInterests ?? [],
    notes: profile?.notes ?? null,
  };
}

const healthSchema = () => import('./health-form.ts').then(({ healthForm }) => healthForm);

/** The form, updated with saved values except in fields that the person has changed. */
export function useHealthForm(profile: Profile | null) {
  return useForm({
    resolver: useSchemaResolver(healthSchema),
    values: healthFieldsOf(profile),
    resetOptions: KEEP_TYPED,
  });
}
export type HealthForm = ReturnType<typeof useHealthForm>;
