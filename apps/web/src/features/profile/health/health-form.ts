import { healthProfileBody } from '@game-plan/contracts/people/profile';
import { isCalendarDay } from '@game-plan/domain/calendar-day';
import { birthTimestamp } from '@game-plan/domain/health/date-of-birth';
import { z } from 'zod';
import { t } from '#lib/language.ts';
import { today } from '#lib/today.ts';
import type { NumberField } from './number-fields.ts';
import { NUMBER_READERS } from './read-number.ts';

const { shape } = healthProfileBody;

const typedNumber = <Rule extends z.ZodType<number | null, number | null>>(name: NumberField, rule: Rule) =>
  z.string().transform(NUMBER_READERS[name]).pipe(rule);

const emptyAsNull = z.string().transform((text) => text || null);

/** The form: texts as typed, which become what the call takes. An empty one is sent as null. */
export const healthForm = z.object({
  dateOfBirth: z
    .string()
    .refine((day) => day <= today(), t('Enter a day in the past'))
    .transform((day) => (isCalendarDay(day) ? birthTimestamp(day) : day || null))
    .pipe(shape.dateOfBirth.unwrap()),
  gender: emptyAsNull.pipe(shape.gender.unwrap()),
  activityLevel: emptyAsNull.pipe(shape.activityLevel.unwrap()),
  height: typedNumber('height', shape.height.unwrap()),
  weight: typedNumber('weight', shape.weight.unwrap()),
  targetWeight: typedNumber('targetWeight', shape.targetWeight.unwrap()),
  targetCalories: typedNumber('targetCalories', shape.targetCalories.unwrap()),
  targetProtein: typedNumber('targetProtein', shape.targetProtein.unwrap()),
  targetCarbs: typedNumber('targetCarbs', shape.targetCarbs.unwrap()),
  targetFat: typedNumber('targetFat', shape.targetFat.unwrap()),
  waterIntakeGoal: typedNumber(
    'waterIntakeGoal',
    shape.waterIntakeGoal.unwrap().refine(inSteps(0.1), t('In steps of 0.1')),
  ),
  sleepGoal: typedNumber('sleepGoal', shape.sleepGoal.unwrap().refine(inSteps(0.5), t('In steps of 0.5'))),
  fitnessGoals: shape.fitnessGoals.unwrap(),
  healthConditions: shape.healthConditions.unwrap(),
  sportsInterests: shape.sportsInterests.unwrap(),
  notes: emptyAsNull.pipe(shape.notes.unwrap()),
});
export type HealthFields = z.input<typeof healthForm>;
export type HealthBody = z.output<typeof healthForm>;
/** The form's values with what else of the profile counts for goals. */
export type CheckedGoals = HealthBody & { readonly allergies: readonly string[] };

function inSteps(step: number) {
  return (value: number | null) => value === null || Math.abs(value / step - Math.round(value / step)) < 1e-9;
}
