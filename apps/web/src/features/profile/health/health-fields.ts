import { healthProfileBody, type Profile } from '@game-plan/contracts/people/profile';
import { isCalendarDay } from '@game-plan/domain/calendar-day';
import { birthTimestamp, dayOfBirth } from '@game-plan/domain/health/date-of-birth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { KEEP_TYPED } from '#lib/follow-saved.ts';
import { parseNumber } from '#lib/format/parse-number.ts';
import { today } from '#lib/today.ts';

const { shape } = healthProfileBody;

const typedNumber = <Rule extends z.ZodType<number | null, number | null>>(rule: Rule) =>
  z.string().transform(parseNumber).pipe(rule);

const emptyAsNull = z.string().transform((text) => text || null);

/** The form's schema: texts as typed, converted to the request. Empty texts become null. */
export const healthForm = z.object({
  dateOfBirth: z
    .string()
    .refine((day) => day <= today(), 'Enter a day in the past')
    .transform((day) => (isCalendarDay(day) ? birthTimestamp(day) : day || null))
    .pipe(shape.dateOfBirth.unwrap()),
  gender: emptyAsNull.pipe(shape.gender.unwrap()),
  activityLevel: emptyAsNull.pipe(shape.activityLevel.unwrap()),
  height: typedNumber(shape.height.unwrap()),
  weight: typedNumber(shape.weight.unwrap()),
  targetWeight: typedNumber(shape.targetWeight.unwrap()),
  targetCalories: typedNumber(shape.targetCalories.unwrap()),
  targetProtein: typedNumber(shape.targetProtein.unwrap()),
  targetCarbs: typedNumber(shape.targetCarbs.unwrap()),
  targetFat: typedNumber(shape.targetFat.unwrap()),
  waterIntakeGoal: typedNumber(shape.waterIntakeGoal.unwrap().refine(inSteps(0.1), 'In steps of 0.1')),
  sleepGoal: typedNumber(shape.sleepGoal.unwrap().refine(inSteps(0.5), 'In steps of 0.5')),
  fitnessGoals: shape.fitnessGoals.unwrap(),
  healthConditions: shape.healthConditions.unwrap(),
  sportsInterests: shape.sportsInterests.unwrap(),
  notes: emptyAsNull.pipe(shape.notes.unwrap()),
});
export type HealthFields = z.input<typeof healthForm>;
export type HealthBody = z.output<typeof healthForm>;

function inSteps(step: number) {
  return (value: number | null) => value === null || Math.abs(value / step - Math.round(value / step)) < 1e-9;
}

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

/** The form, updated with saved values except in fields that the person has changed. */
export function useHealthForm(profile: Profile | null) {
  return useForm({
    resolver: zodResolver(healthForm),
    values: healthFieldsOf(profile),
    resetOptions: KEEP_TYPED,
  });
}
export type HealthForm = ReturnType<typeof useHealthForm>;
