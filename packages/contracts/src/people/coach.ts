import { daysBetween } from '@game-plan/domain/calendar-day';
import { MEAL_TYPES } from '@game-plan/domain/meals/meal-types';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { mealDaySchema, mealSchema } from '../food/meals.ts';
import { plannedName, slotSchema } from '../kitchen/plan.ts';
import { warningSchema } from '../schemas/errors.ts';
import {
  calendarDaySchema,
  DAILY_GOALS,
  goalChangeQuery,
  idParams,
  idSchema,
  requiredText,
  todayQuery,
} from '../schemas/primitives.ts';
import { coachWeekSchema, commentSchema, endsOn, scope, WEEK_ENTRIES_MAX } from './coaching.ts';

export const commentBody = z.object({
  date: mealDaySchema,
  text: requiredText(2000, 'Write a comment first'),
});

/** The most days over which the meals of a proposed week spread. */
const WEEK_DAYS_MAX = 31;

/** A week that is proposed to a client, with a message that may be empty. */
export const coachWeekBody = z.object({
  message: z.string().trim().max(2000, 'At most 2000 characters').default(''),
  /** Returned in the order of the days. */
  entries: z
    .array(z.object({ day: mealDaySchema, slot: slotSchema, text: plannedName }))
    .min(1, 'Write at least one meal')
    .max(WEEK_ENTRIES_MAX, `At most ${WEEK_ENTRIES_MAX} meals at once`)
    .transform((entries) =>
      entries.toSorted(
        (one, other) =>
          daysBetween(other.day, one.day) || MEAL_TYPES.indexOf(one.slot) - MEAL_TYPES.indexOf(other.slot),
      ),
    )
    .refine(
      (entries) => {
        const [first, last] = [entries[0], entries.at(-1)];
        return !first || !last || daysBetween(first.day, last.day) < WEEK_DAYS_MAX;
      },
      { error: `At most ${WEEK_DAYS_MAX} days at once` },
    ),
});

const clientSchema = z.object({
  id: idSchema,
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  ...scope,
  endsOn,
});
export type Client = z.infer<typeof clientSchema>;

const goalsSchema = z.object({
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
});

/** Daily goals set by a coach: kcal and grams. */
export const clientGoalsBody = z.object(DAILY_GOALS);

const clientDaySchema = z.object({
  client: clientSchema,
  /** The goals of this day; null if the client does not share them. */
  goals: goalsSchema.nullable(),
  /** The goals in force now, which the coach can change; null like `goals`. */
  currentGoals: goalsSchema.nullable(),
  eats: z
    .object({
      allergies: z.array(z.string()),
      healthConditions: z.array(z.string()),
      diets: z.array(z.string()),
      dislikes: z.array(z.string()),
    })
    .nullable(),
  diary: z
    .object({
      meals: z.array(mealSchema),
      /** The days with entries in the week that ends with this day. */
      week: z.array(
        z.object({
          date: calendarDaySchema,
          ...goalsSchema.shape,
          /** The goals of that day; null if the client does not share them. */
          goals: goalsSchema.nullable(),
        }),
      ),
    })
    .nullable(),
  /** Comments on this day, by any coach. */
  comments: z.array(commentSchema.extend({ isYours: z.boolean() })),
  /** What this coach proposed last; null if nothing, or if the client does not share diary and goals. */
  proposedWeek: coachWeekSchema.nullable(),
});
export type ClientDay = z.infer<typeof clientDaySchema>;

const clientProgressSchema = z.object({
  client: clientSchema,
  /** The average goals of the days that are averaged, otherwise those in force; null if the client does not share them. */
  goals: goalsSchema.nullable(),
  /** Null if the client does not share the diary. */
  diary: z
    .object({
      /** The last day with a meal, at most 28 days ago; null if there is none. */
      lastLoggedOn: calendarDaySchema.nullable(),
      /** How many of the seven days before today have meals. */
      daysLogged: z.int(),
      /** What was eaten on these days on average; null if there are none. */
      average: z.object({ calories: z.number(), protein: z.number() }).nullable(),
    })
    .nullable(),
});
export type ClientProgress = z.infer<typeof clientProgressSchema>;

/** A coach's actions for clients who consented. */
export const coach = {
  clients: endpoint({
    method: 'GET',
    path: '/api/coach/clients',
    access: 'coach',
    summary: 'The people who share data with this coach.',
    response: z.array(clientSchema),
  }),
  progress: endpoint({
    method: 'GET',
    path: '/api/coach/progress',
    access: 'coach',
    hasEffect: true,
    summary:
      'How the last days of each client went, as far as they share it; the view is recorded and shown to them.',
    query: todayQuery,
    response: z.array(clientProgressSchema),
  }),
  day: endpoint({
    method: 'GET',
    path: '/api/coach/clients/{id}/day',
    access: 'coach',
    hasEffect: true,
    summary: 'A day of a client, as far as they share it; the view is recorded and shown to them.',
    params: idParams,
    query: z.object({ date: calendarDaySchema }),
    response: clientDaySchema,
  }),
  setGoals: endpoint({
    method: 'PUT',
    path: '/api/coach/clients/{id}/goals',
    access: 'coach',
    summary: 'Set the daily goals of a client who shares them, from today on.',
    params: idParams,
    query: goalChangeQuery,
    body: clientGoalsBody,
    response: goalsSchema.extend({ warnings: z.array(warningSchema).optional() }),
  }),
  comment: endpoint({
    method: 'POST',
    path: '/api/coach/clients/{id}/comments',
    access: 'coach',
    summary: 'Comment on a day of a client.',
    params: idParams,
    body: commentBody,
    response: commentSchema,
    status: 201,
  }),
  removeComment: endpoint({
    method: 'DELETE',
    path: '/api/coach/clients/{id}/comments/{commentId}',
    access: 'coach',
    summary: 'Take back a comment of your own on a day of a client.',
    params: idParams.extend({ commentId: idParams.shape.id }),
  }),
  proposeWeek: endpoint({
    method: 'PUT',
    path: '/api/coach/clients/{id}/week',
    access: 'coach',
    summary:
      'Propose meals to a client who shares diary and goals, in place of what you proposed before. They plan them or not.',
    params: idParams,
    body: coachWeekBody,
    response: coachWeekSchema,
  }),
};
