import { COACH_WEEK_STATES } from '@game-plan/domain/coach-week';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { plannedName, slotSchema } from '../kitchen/plan.ts';
import { calendarDaySchema, idParams, idSchema, instantSchema, todayQuery } from '../schemas/primitives.ts';
import { removedSchema } from '../schemas/removed.ts';

/** What a person lets a coach see. The coach may also set the goals. */
export const scope = { seesDiary: z.boolean(), seesGoals: z.boolean(), seesAllergies: z.boolean() };

/** The last day of the consent; null means no end. */
export const endsOn = calendarDaySchema.nullable();

const consentSchema = z.object({
  coachId: idSchema,
  coachName: z.string(),
  ...scope,
  endsOn,
  createdAt: instantSchema,
});
export type Consent = z.infer<typeof consentSchema>;

export const commentSchema = z.object({
  id: idSchema,
  date: calendarDaySchema,
  coachName: z.string(),
  text: z.string(),
  createdAt: instantSchema,
});
export type DayComment = z.infer<typeof commentSchema>;

/** The most meals of a week that a coach proposes. */
export const WEEK_ENTRIES_MAX = 60;

export const coachWeekSchema = z.object({
  id: idSchema,
  /** Empty without one. */
  message: z.string(),
  /** In the order of the days. */
  entries: z.array(z.object({ day: calendarDaySchema, slot: slotSchema, text: plannedName })),
  state: z.enum(COACH_WEEK_STATES),
  createdAt: instantSchema,
});
export type CoachWeek = z.infer<typeof coachWeekSchema>;

const waitingWeekSchema = coachWeekSchema.omit({ state: true }).extend({ coachName: z.string() });
export type WaitingWeek = z.infer<typeof waitingWeekSchema>;

const coachSchema = z.object({ id: idSchema, name: z.string() });

export const consentBody = z.object({ ...scope, endsOn });

/** A person's consents, and the comments of their coaches. */
export const coaching = {
  read: endpoint({
    method: 'GET',
    path: '/api/coaching',
    access: 'user',
    summary: 'All coaches, your consents, and which coach last viewed your data.',
    response: z.object({
      coaches: z.array(coachSchema),
      consents: z.array(consentSchema),
      lastLook: z.object({ at: instantSchema, coachName: z.string() }).nullable(),
    }),
  }),
  agree: endpoint({
    method: 'PUT',
    path: '/api/coaching/coaches/{id}',
    access: 'user',
    summary: 'Let a coach see some of your data, or change which.',
    params: idParams,
    query: todayQuery,
    body: consentBody,
    response: consentSchema,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/coaching/coaches/{id}',
    access: 'user',
    summary: 'Withdraw a coach’s access, from their next request on.',
    params: idParams,
  }),
  comments: endpoint({
    method: 'GET',
    path: '/api/coaching/comments',
    access: 'user',
    summary: 'Comments of coaches on one of your days, oldest first.',
    query: z.object({ date: calendarDaySchema }),
    response: z.array(commentSchema),
  }),
  removeComment: endpoint({
    method: 'DELETE',
    path: '/api/coaching/comments/{id}',
    access: 'user',
    summary: 'Remove a comment on one of your days.',
    params: idParams,
  }),
  weeks: endpoint({
    method: 'GET',
    path: '/api/coaching/weeks',
    access: 'user',
    summary: 'The weeks that your coaches propose and that you have not answered.',
    response: z.array(waitingWeekSchema),
  }),
  answerWeek: endpoint({
    method: 'PUT',
    path: '/api/coaching/weeks/{id}',
    access: 'user',
    summary: 'Plan meals of a week that a coach proposes, or decline it by taking none.',
    params: idParams,
    /** Places of the entries that are planned, counted from 0. */
    body: z.object({ taken: z.array(z.int().min(0)).max(WEEK_ENTRIES_MAX) }),
    response: removedSchema.extend({ planned: z.int() }),
  }),
};
