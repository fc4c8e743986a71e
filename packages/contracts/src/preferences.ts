import { DIETS } from '@game-plan/domain/eater';
import { CUISINES } from '@game-plan/domain/kitchen';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { text } from './primitives.ts';

const preferenceFields = z.object({
  dailyCalorieGoal: z.number().min(500).max(5000),
  dailyProteinGoal: z.number().min(0).max(500),
  dailyCarbGoal: z.number().min(0).max(1000),
  dailyFatGoal: z.number().min(0).max(300),
  preferredCuisines: z.array(text(50)).max(CUISINES.length * 4),
  dietaryRestrictions: z.array(z.enum(DIETS)).max(DIETS.length),
});

/** The stored fields and the goals in force: the health profile's, else the preference's, else the default. */
const preferencesSchema = preferenceFields.extend({
  targetCalories: z.number(),
  targetProtein: z.number(),
  targetCarbs: z.number(),
  targetFat: z.number(),
});

const upsert = {
  path: '/api/preferences',
  access: 'user',
  summary: 'Change any of the preferences.',
  body: preferenceFields.partial(),
  response: preferencesSchema,
} as const;

export const preferences = {
  get: endpoint({
    method: 'GET',
    path: '/api/preferences',
    access: 'user',
    summary: 'Preferences and the daily goals in force.',
    response: preferencesSchema,
  }),
  create: endpoint({ method: 'POST', ...upsert }),
  update: endpoint({ method: 'PUT', ...upsert }),
};
