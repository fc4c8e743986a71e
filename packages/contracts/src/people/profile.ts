import { isCalendarDay } from '@game-plan/domain/calendar-day';
import { ALLERGENS } from '@game-plan/domain/eater';
import { birthTimestamp, dayOfBirth } from '@game-plan/domain/health/date-of-birth';
import { ACTIVITY_LEVELS, FITNESS_GOALS, GENDERS } from '@game-plan/domain/health/profile-options';
import { settledConditions, withoutRepeats } from '@game-plan/domain/safety/allergy/word-list';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { warningSchema } from '../schemas/errors.ts';
import {
  blankAsNull,
  DAILY_GOALS,
  goalChangeQuery,
  instantSchema,
  LONGEST_INSTANT,
  numberBetween,
  text,
} from '../schemas/primitives.ts';

const WORDS_MAX = 50;
/** The limit before duplicates are removed. A word may be sent twice, but not a hundred thousand words. */
const WORDS_SENT_MAX = 4 * WORDS_MAX;
const TOO_MANY_WORDS = `At most ${WORDS_MAX} entries`;

/** Trims words and removes blanks and duplicates (ignoring case); the first spelling is kept. */
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
 * A birthday is a day, not a point in time. Send `birthTimestamp(day)` of domain/health/date-of-birth, which is
 * midnight UTC of the day, and display `dayOfBirth(timestamp)`; never use `new Date(…)` with local fields. The server
 * keeps the day before the 'T' regardless of time and offset, so that neither UTC-11 nor UTC+14 shifts it, and always
 * answers `YYYY-MM-DDT00:00:00.000Z`.
 */
const dateOfBirth = z.iso
  .datetime({ offset: true, error: NOT_A_BIRTHDAY })
  .max(LONGEST_INSTANT, { error: NOT_A_BIRTHDAY, abort: true })
  .refine((value) => isCalendarDay(value.slice(0, 10)), NOT_A_BIRTHDAY)
  .refine((value) => value.slice(0, 10) >= FIRST_BIRTH, 'Enter a date from 1900 on')
  .transform((value) => birthTimestamp(dayOfBirth(value)));
const waterIntakeGoal = numberBetween(0, 10);
const sleepGoal = numberBetween(4, 12);

/** The health profile in centimetres, kilograms, kcal, grams, litres and hours. */
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
  /** 'none' is exclusive: it is dropped if there is a condition. */
  healthConditions: wordsBy(settledConditions),
  /** Listed allergens and the person's own words. */
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

/** The profile in responses, without the rules above: stored values have already passed them. */
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

/** One part of a person's own text about what they do not eat, and its meaning. */
const allergyPartSchema = z.object({
  /** The words as written. */
  text: z.string(),
  /** `unknown`: no food that is known, `illness`: no list of foods settles it; both are only looked for in names. */
  kind: z.enum(['listed', 'group', 'food', 'illness', 'unknown']),
  allergens: z.array(z.enum(ALLERGENS)).readonly(),
  /** The terms by which foods that contain it are found. */
  terms: z.array(z.string()).readonly(),
  /** Common names of the foods that are left out, most common first. */
  leavesOut: z.array(z.string()).readonly(),
});
export type AllergyPart = z.infer<typeof allergyPartSchema>;

const allergyReadingSchema = z.object({
  /** What is left out, and what is not understood. */
  parts: z.array(allergyPartSchema).readonly(),
  /** What the person says they can eat, as written. */
  fine: z.array(z.string()).readonly(),
  /** Whether something of it is not surely read, so that the person is asked. */
  isAsked: z.boolean(),
  /** Whether its last word is unknown, but may become a known one while it is typed. */
  isUnfinished: z.boolean(),
});
export type AllergyReading = z.infer<typeof allergyReadingSchema>;

export const profile = {
  readAllergies: endpoint({
    method: 'POST',
    path: '/api/profile/read-allergies',
    access: 'user',
    changesNothing: true,
    summary:
      'What each of these texts about allergies or disliked foods leaves out, and what of it is not understood.',
    /** As typed: behind a space, a word is finished. */
    body: z.object({ texts: z.array(z.string().max(2000)).max(WORDS_MAX) }),
    response: z.array(allergyReadingSchema),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/profile',
    access: 'user',
    summary:
      'Change fields of the health profile, which is created by the first change. Goals apply from today on.',
    query: goalChangeQuery,
    body: healthProfileBody,
    response: profileSchema.extend({ warnings: z.array(warningSchema).optional() }),
  }),
};
