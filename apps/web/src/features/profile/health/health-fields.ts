import type { Profile } from '@game-plan/contracts/people/profile';
import { dayOfBirth } from '@game-plan/domain/health/date-of-birth';
import { useForm } from 'react-hook-form';
import { useSchemaResolver } from '#data/use-schema-resolver.ts';
import { KEEP_TYPED } from '#lib/reset-to-saved.ts';
import type { HealthFields } from './health-form.ts';

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
