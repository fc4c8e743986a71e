import { AT_HOME_LIMITS, tidyAtHome } from '@game-plan/domain/at-home/at-home';
import { DIETS } from '@game-plan/domain/eater';
import { CUISINES } from '@game-plan/domain/ingredient';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { warningSchema } from '../schemas/errors.ts';
import { DAILY_GOALS, goalChangeQuery, instantSchema, requiredText, text } from '../schemas/primitives.ts';

/** The person's own daily goals: kcal and grams. */
export const dailyGoalsBody = z.object({
  dailyCalorieGoal: DAILY_GOALS.calories,
  dailyProteinGoal: DAILY_GOALS.protein,
  dailyCarbGoal: DAILY_GOALS.carbs,
  dailyFatGoal: DAILY_GOALS.fat,
});

const preferenceFields = dailyGoalsBody.extend({
  preferredCuisines: z.array(text(50)).max(CUISINES.length * 4),
  dietaryRestrictions: z.array(z.enum(DIETS)).max(DIETS.length),
  /** Names of foods that are never suggested. */
  dislikes: z.array(text(100).min(1)).max(50),
  /** Foods that always count as available: recipes treat them as there, and they are never put on the shopping list. */
  atHome: z
    .array(requiredText(AT_HOME_LIMITS.characters, 'Type a food first'), 'Send a list of names')
    .max(AT_HOME_LIMITS.names, `At most ${AT_HOME_LIMITS.names} in this list`)
    .overwrite(tidyAtHome),
  /** The units of height, weight and water, and of a kitchen without amounts; null until chosen. */
  units: z.enum(['metric', 'us']).nullable(),
});

/**
 * The stored fields and the effective goals: the health profile's, otherwise the preference's, otherwise the default.
 */
const preferencesSchema = preferenceFields.extend({
  targetCalories: z.number(),
  targetProtein: z.number(),
  targetCarbs: z.number(),
  targetFat: z.number(),
  /** Whether an allergy, a diet or a dislike keeps this person from milk, so that it is not offered with tea or coffee. */
  avoidsMilk: z.boolean(),
  /** What is to be said about the effective goals, unless the person has set none. */
  warnings: z.array(warningSchema).optional(),
  /** Null while nothing is stored. */
  updatedAt: instantSchema.nullable(),
});
export type Preferences = z.infer<typeof preferencesSchema>;

const upsert = {
  path: '/api/preferences',
  access: 'user',
  summary: 'Change any of the preferences. Goals apply from today on.',
  query: goalChangeQuery,
  body: preferenceFields.partial(),
  response: preferencesSchema,
} as const;

export const preferences = {
  get: endpoint({
    method: 'GET',
    path: '/api/preferences',
    access: 'user',
    summary: 'Preferences, the daily goals that apply, and whether milk is avoided.',
    response: preferencesSchema,
  }),
  create: endpoint({ method: 'POST', ...upsert }),
  update: endpoint({ method: 'PUT', ...upsert }),
};
