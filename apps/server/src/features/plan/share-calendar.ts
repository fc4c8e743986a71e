import { randomUUID } from 'node:crypto';
import { plan } from '@game-plan/contracts/kitchen/plan';
import { addDays, calendarDay, localCalendarDay } from '@game-plan/domain/calendar-day';
import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { MEAL_TYPE_LABELS } from '@game-plan/domain/meals/meal-types';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Deps } from '#deps';
import { notFound } from '#http/app-error.ts';
import { isSame, sign } from '#http/signature.ts';
import { findCalendarSeed, saveCalendarSeed } from './calendar-queries.ts';
import { listEntries } from './plan-queries.ts';

type Tools = Pick<Deps, 'db' | 'sessionSecret'>;

/** The path of the kitchen's calendar; null if it has none. Nobody can guess it without the server's secret. */
export async function findCalendar({ db, sessionSecret }: Tools, kitchenId: KitchenId) {
  const seed = await findCalendarSeed(db, kitchenId);
  if (seed === null) return { path: null };
  const code = `${kitchenId}-${sign(sessionSecret, 'calendar', kitchenId, seed)}.ics`;
  return { path: plan.feed.path.replace('{code}', code) };
}

/** Gives the calendar a new path; a former one stops working. */
export async function shareCalendar(tools: Tools, kitchenId: KitchenId) {
  await saveCalendarSeed(tools.db, kitchenId, randomUUID());
  return findCalendar(tools, kitchenId);
}

const CODE = /^([1-9]\d{0,8})-([\w-]{43})\.ics$/;
const DAYS_BACK = 31;
const DAYS_AHEAD = 366;

interface FeedTools extends Tools, Pick<Deps, 'now' | 'publicUrl'> {}

/**
 * The plan as iCalendar, one whole day per meal, since a kitchen has no clock that its members share. Throws 'not_found' for a code
 * that is not valid, or no longer.
 */
export async function writeCalendar(
  { db, sessionSecret, now, publicUrl }: FeedTools,
  code: string,
): Promise<string> {
  const [, id = '', signature = ''] = CODE.exec(code) ?? [];
  const kitchenId = Number(id) as KitchenId;
  const seed = id === '' ? null : await findCalendarSeed(db, kitchenId);
  if (seed === null || !isSame(signature, sign(sessionSecret, 'calendar', kitchenId, seed)))
    throw notFound('This calendar');

  const today = localCalendarDay(now());
  const entries = await listEntries(db, kitchenId, {
    from: addDays(today, -DAYS_BACK),
    to: addDays(today, DAYS_AHEAD),
  });
  const calendar = ical({
    name: 'Week Plan',
    prodId: '//Game Plan Cookbook//Week Plan//EN',
    method: ICalCalendarMethod.PUBLISH,
  });
  const host = publicUrl === undefined ? 'game-plan-cookbook' : new URL(publicUrl).host;
  for (const { entry, recipe } of entries)
    calendar.createEvent({
      id: `plan-${entry.id}@${host}`,
      sequence: entry.revision,
      stamp: entry.changedAt,
      start: new Date(`${entry.day}T00:00:00Z`),
      end: new Date(`${addDays(calendarDay(entry.day), 1)}T00:00:00Z`),
      allDay: true,
      summary: `${MEAL_TYPE_LABELS[entry.slot]}: ${entry.name}`,
      status: entry.state === 'skipped' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(recipe && {
        description: entry.servings === 1 ? '1 serving' : `${entry.servings} servings`,
        ...(publicUrl !== undefined && { url: `${publicUrl}/recipes?recipe=${recipe.id}` }),
      }),
    });
  return calendar.toString();
}
