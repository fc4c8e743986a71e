import { coach } from '@game-plan/contracts/people/coach';
import { coaching } from '@game-plan/contracts/people/coaching';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { notFound } from '#http/app-error.ts';
import { route } from '#http/route.ts';
import { agreeWithCoach } from './agree-with-coach.ts';
import { answerWeek } from './answer-week.ts';
import { listWaitingWeeks } from './coach-week-queries.ts';
import {
  deleteComment,
  deleteConsent,
  findLastCoachLook,
  listClients,
  listCoaches,
  listComments,
  listConsents,
} from './coaching-queries.ts';
import {
  commentOnDay,
  proposeWeek,
  setGoalsOfClient,
  takeBackComment,
  utcDay,
  viewClientDay,
  viewClientProgress,
} from './serve-client.ts';

export function coachingRoutes(app: FastifyInstance, { db, now }: Deps): void {
  route(app, coaching.read, async ({ actor }) => ({
    coaches: await listCoaches(db, actor.userId),
    consents: await listConsents(db, actor.userId),
    lastLook: await findLastCoachLook(db, actor.userId),
  }));

  route(app, coaching.agree, ({ actor, params, query, body }) =>
    agreeWithCoach(db, {
      userId: actor.userId,
      coachId: params.id,
      agreement: body,
      today: query.today ?? utcDay(now()),
    }),
  );

  route(app, coaching.withdraw, async ({ actor, params }) => {
    if (!(await deleteConsent(db, actor.userId, params.id))) throw notFound('This coach');
    return undefined;
  });

  route(app, coaching.comments, ({ actor, query }) => listComments(db, actor.userId, query.date));

  route(app, coaching.removeComment, async ({ actor, params }) => {
    if (!(await deleteComment(db, actor.userId, params.id))) throw notFound('This comment');
    return undefined;
  });

  route(app, coaching.weeks, ({ actor }) => listWaitingWeeks(db, actor.userId, utcDay(now())));

  route(app, coaching.answerWeek, ({ actor, params, body }) =>
    answerWeek(db, actor, { id: params.id, taken: body.taken, today: utcDay(now()) }),
  );

  route(app, coach.clients, ({ actor }) => listClients(db, actor.userId, utcDay(now())));

  route(app, coach.progress, ({ actor, query }) =>
    viewClientProgress(db, { coachId: actor.userId, now: now(), today: query.today }),
  );

  route(app, coach.day, ({ actor, params, query }) =>
    viewClientDay(db, { coachId: actor.userId, clientId: params.id, date: query.date, now: now() }),
  );

  route(app, coach.setGoals, ({ actor, params, query, body }) =>
    setGoalsOfClient(db, { coachId: actor.userId, clientId: params.id, goals: body, query, now: now() }),
  );

  route(app, coach.comment, ({ actor, params, body }) =>
    commentOnDay(db, { coachId: actor.userId, clientId: params.id, ...body, now: now() }),
  );

  route(app, coach.proposeWeek, ({ actor, params, body }) =>
    proposeWeek(db, { coachId: actor.userId, clientId: params.id, ...body, now: now() }),
  );

  route(app, coach.removeComment, async ({ actor, params }) => {
    await takeBackComment(db, {
      coachId: actor.userId,
      clientId: params.id,
      commentId: params.commentId,
      now: now(),
    });
    return undefined;
  });
}
