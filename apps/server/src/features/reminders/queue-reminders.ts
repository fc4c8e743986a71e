import { addDays } from '@game-plan/domain/calendar-day';
import { nextLocalHour } from '@game-plan/domain/reminders/next-local-hour';
import { dayInZone } from '@game-plan/domain/time-zones';
import { z } from 'zod';
import type { Database } from '#db/client.ts';
import { handle, type JobHandler, job } from '#db/jobs/job.ts';
import type { JobQueue } from '#db/jobs/job-queue.ts';
import { sendReminderJob } from '#db/jobs/reminder-jobs.ts';
import type { Deps } from '#deps';
import {
  type DueRow,
  forgetReminders,
  listBrowsers,
  listDue,
  noteReminders,
  putOff,
} from './reminder-queries.ts';

export const queueRemindersJob = job({
  name: 'queue-reminders',
  data: z.object({}),
  retries: 3,
  retryDelaySeconds: 30,
  timeoutSeconds: 300,
  schedule: '*/5 * * * *',
});

/** People per transaction. */
const BATCH = 500;
/** How long it is known that a reminder was sent: longer than any two clocks differ. */
const KEPT_DAYS = 7;

/**
 * Queues the reminders of those whose hour has come. Each is noted in the transaction that adds its jobs, so that it is queued once,
 * however often a copy of the app is killed, an hour is chosen anew, or clocks are put back.
 */
export function queueRemindersHandler({ db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>): JobHandler {
  return handle(queueRemindersJob, async (_, { signal }) => {
    const moment = now();
    while (!signal.aborted) {
      const due = await listDue(db, moment, BATCH);
      if (due.length === 0) return;
      await db.transaction((tx) => queueBatch(tx, jobs, due, moment));
    }
  });
}

async function queueBatch(tx: Database, jobs: JobQueue, due: readonly DueRow[], now: Date): Promise<void> {
  // After a night without a server, the hour of yesterday is not made up for.
  const todays = due.flatMap(({ userId, kinds, nextAt, timeZone }) => {
    const day = dayInZone(nextAt, timeZone);
    return day === dayInZone(now, timeZone) ? kinds.map((kind) => ({ userId, kind, day })) : [];
  });
  // Two copies of the app insert in the same order, and do not wait for each other.
  const noted = await noteReminders(
    tx,
    todays.toSorted((one, other) => one.userId - other.userId),
  );
  const byMail = new Set(due.filter((row) => row.byMail).map(({ userId }) => userId));
  const userIds = due.map(({ userId }) => userId);
  const browsers = Map.groupBy(await listBrowsers(tx, userIds), ({ userId }) => userId);
  const pieces = noted.flatMap((reminder) => [
    ...(byMail.has(reminder.userId) ? [{ data: reminder }] : []),
    ...(browsers.get(reminder.userId) ?? []).map(({ id }) => ({ data: { ...reminder, browserId: id } })),
  ]);
  if (pieces.length > 0) await jobs.addMany(tx, sendReminderJob, pieces);
  await putOff(
    tx,
    due.map(({ userId, nextAt, hour, timeZone }) => ({
      userId,
      nextAt,
      following: nextLocalHour(now, hour, timeZone),
    })),
  );
  await forgetReminders(tx, userIds, addDays(dayInZone(now, 'UTC'), -KEPT_DAYS));
}
