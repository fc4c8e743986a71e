import { isCalendarDay } from '@game-plan/domain/calendar-day';
import { birthTimestamp, dayOfBirth } from '@game-plan/domain/health/date-of-birth';
import { ACTIVITY_LEVELS, FITNESS_GOALS, GENDERS } from '@game-plan/domain/health/profile-options';
import { settledConditions, withoutRepeats } from '@game-plan/domain/safety/allergy/word-list';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  blankAsNull,
  DAILY_GOALS,
  instantSchema,
  LONGEST_INSTANT,
  numberBetween,
  text,
} from '../schemas/primitives.ts';

const WORDS_MAX = 50;
/** Before repeats are taken out: a word sent twice is no fault, a hundred thousand are. */
const WORDS_SENT_MAX = 4 * WORDS_MAX;
const TOO_MANY_WORDS = `At most ${WORDS_MAX} entries`;

/** Trimmed, without blanks, and each word once whatever its case: the first way of writing it stays. */
const wordsBy = (settle: (words: readonly string[]) => string[]) =>
  z
    .array(text(100))
    .max(WORDS_SENT_MAX, TOO_MANY_WORDS)
    .transform(settle)
    .pipe(z.array(z.string()).max(WORDS_MAX, TOO_MANY_WORDS));
const words = wordsBy(withoutRepeats);

const FIRST_BIRTH = '1900-01-01';
const NOT_A_BIRTHDAY = 'Enter a date, as in 1987-04-09';

/**
 * A birthday is a day, not an instant. Send `birthTimestamp(day)` of domain/health/date-of-birth, which is the day's
 * midnight in UTC, and show `dayOfBirth(timestamp)`; never put it through `new Date(…)` and local fields. The day that
 * is kept is the one written before the 'T', whatever the time and offset behind it, so that neither UTC-11 nor UTC+14
 * moves it. The answer is always `YYYY-MM-DDT00:00:00.000Z`.
 */
const dateOfBirth = z.iso
  .datetime({ offset: true, error: NOT_A_BIRTHDAY })
  .max(LONGEST_INSTANT, { error: NOT_A_BIRTHDAY, abort: true })
  .refine((value) => isCalendarDay(value.slice(0, 10)), NOT_A_BIRTHDAY)
  .refine((value) => value.slice(0, 10) >= FIRST_BIRTH, 'Enter a date from 1900 on')
  .transform((value) => birthTimestamp(dayOfBirth(value)));
const waterIntakeGoal = numberBetween(0, 10);
const sleepGoal = numberBetween(4, 12);

/** The health profile: centimetres, kilograms, kcal, grams, litres and hours. */
const profileFields = z.object({
  dateOfBirth: dateOfBirth.nullable(),
  gender: z.enum(GENDERS).nullable(),
  height: numberBetween(1, 300).nullable(),
  weight: numberBetween(1, 1000).nullable(),
  activityLevel: z.enum(ACTIVITY_LEVELS).nullable(),
  fitnessGoals: z
    .array(z.enum(FITNESS_GOALS))
    .max(WORDS_SENT_MAX)
    .transform((goals) => FITNESS_GOALS.filter((goal) => goals.includes(goal))),
  /** 'none' stands alone: beside a condition it is dropped. */
  healthConditions: wordsBy(settledConditions),
  /** Listed allergens and words of the person's own. */
  allergies: words,
  sportsInterests: words,
  targetWeight: numberBetween(1, 1000).nullable(),
  targetCalories: DAILY_GOALS.calories.nullable(),
  targetProtein: DAILY_GOALS.protein.nullable(),
  targetCarbs: DAILY_GOALS.carbs.nullable(),
  targetFat: DAILY_GOALS.fat.nullable(),
  waterIntakeGoal: waterIntakeGoal.nullable(),
  sleepGoal: sleepGoal.nullable(),
  notes: text(5000).transform(blankAsNull).nullable(),
});

export const healthProfileBody = profileFields
  .extend({
    waterIntakeGoal: waterIntakeGoal.multipleOf(0.1, 'In steps of 0.1').nullable(),
    sleepGoal: sleepGoal.multipleOf(0.5, 'In steps of 0.5').nullable(),
  })
  .partial();

/** As it is answered: what is stored has been through the rules above. */
export const profileSchema = profileFields.extend({
  dateOfBirth: instantSchema.nullable(),
  fitnessGoals: z.array(z.enum(FITNESS_GOALS)),
  healthConditions: z.array(z.string()),
  allergies: z.array(z.string()),
  sportsInterests: z.array(z.string()),
  notes: z.string().nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Profile = z.infer<typeof profileSchema>;

export const profile = {
  update: endpoint({
    method: 'PUT',
    path: '/api/profile',
    access: 'user',
    summary: 'Change any fields of the health profile, made at the first change.',
    body: healthProfileBody,
    response: profileSchema,
  }),
};
