import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { calendarDaySchema, idParams, idSchema, instantSchema, todayQuery } from '../schemas/primitives.ts';

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
};
