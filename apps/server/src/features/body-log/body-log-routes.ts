import { type BodyDay, bodyLog } from '@game-plan/contracts/food/body-log';
import { type CalendarDay, latestDayAt } from '@game-plan/domain/calendar-day';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps';
import { AppError } from '#http/app-error.ts';
import { inPages } from '#http/lists/list-pages.ts';
import { routeList } from '#http/lists/route-list.ts';
import { route } from '#http/route.ts';
import { addWaterTo, listBodyDays } from './body-log-queries.ts';
import { logWeight } from './log-weight.ts';

/** Before the birth of anyone alive. */
const FIRST_DAY = '1900-01-01';

/** Throws 'invalid_body' for a day that has not begun in any time zone, or is too long ago. */
function requirePast(date: CalendarDay, now: Date): void {
  const latestDay = latestDayAt(now);
  if (date >= FIRST_DAY && date <= latestDay) return;
  const message = date > latestDay ? 'That day is still to come' : 'Choose a date after 1899';
  throw new AppError('invalid_body', message, { errors: { date: [message] } });
}

export function bodyLogRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;

  routeList(app, bodyLog.list, deps, async ({ actor, query }) => {
    const range = { from: query.startDate, to: query.endDate };
    return inPages<BodyDay>((after, limit) => listBodyDays(db, actor.userId, { ...range, after, limit }));
  });

  route(app, bodyLog.setWeight, ({ actor, params, query, body }) => {
    requirePast(params.date, now());
    return logWeight(db, actor.userId, {
      date: params.date,
      weight: body.weight,
      isConfirmed: query.confirmed === 'true',
      now: now(),
    });
  });

  route(app, bodyLog.addWater, ({ actor, params, body }) => {
    requirePast(params.date, now());
    return addWaterTo(db, actor.userId, params.date, body.milliliters, now());
  });
}
