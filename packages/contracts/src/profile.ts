import { ACTIVITY_LEVELS, FITNESS_GOALS, GENDERS } from '@game-plan/domain/health/profile-options';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instantSchema, text } from './primitives.ts';

const words = z.array(text(100).pipe(z.string().min(1))).max(50);
const between = (low: number, high: number) =>
  z.number().min(low, `Between ${low} and ${high}`).max(high, `Between ${low} and ${high}`).nullable();

/** The health profile: centimetres, kilograms, kcal, grams, litres and hours. */
const profileFields = z.object({
  dateOfBirth: z.iso.datetime().nullable(),
  gender: z.enum(GENDERS).nullable(),
  height: between(1, 300),
  weight: between(1, 1000),
  activityLevel: z.enum(ACTIVITY_LEVELS).nullable(),
  fitnessGoals: z.array(z.enum(FITNESS_GOALS)).max(FITNESS_GOALS.length),
  healthConditions: words,
  /** Listed allergens and words of the person's own. */
  allergies: words,
  sportsInterests: words,
  targetWeight: between(1, 1000),
  targetCalories: between(500, 5000),
  targetProtein: between(0, 500),
  targetCarbs: between(0, 1000),
  targetFat: between(0, 300),
  waterIntakeGoal: between(0, 10),
  sleepGoal: between(4, 12),
  notes: text(5000).nullable(),
});

export const healthProfileBody = profileFields.partial();

export const profileSchema = profileFields.extend({ createdAt: instantSchema, updatedAt: instantSchema });
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
