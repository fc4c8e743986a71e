import { addDays, type CalendarDay, firstOfMonth, localCalendarDay } from '@game-plan/domain/calendar-day';
import { PACE_DAYS } from '@game-plan/domain/stock/pace';
import { z } from 'zod';
import { handle, type JobHandler, job } from '#db/jobs/job.ts';
import type { Deps } from '#deps';
import { foldLog, listUnfolded } from './ledger-queries.ts';

export const foldLogJob = job({
  name: 'fold-stock-log',
  data: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  timeoutSeconds: 3600,
  schedule: '10 3 * * *',
});

/** So that it is long past everywhere on earth. */
const EVERYWHERE_DAYS = 2;

/**
 * The day before which a log is folded: the first of a month, so early that no pace is taken from before it any more, and nothing that
 * happened before it can be undone.
 */
export const foldedTo = (today: CalendarDay): CalendarDay =>
  firstOfMonth(addDays(today, -PACE_DAYS - EVERYWHERE_DAYS));

/** Folds the months of all kitchens' logs that are long over, so that a log grows by its foods and not by every meal. */
export function foldLogHandler({ db, now }: Pick<Deps, 'db' | 'now'>): JobHandler {
  return handle(foldLogJob, async (_, { signal }) => {
    const to = foldedTo(localCalendarDay(now()));
    for (let ids = await listUnfolded(db, to); ids.length > 0; ids = await listUnfolded(db, to))
      for (const id of ids) {
        // What is folded stays so, and the next run goes on.
        signal.throwIfAborted();
        await foldLog(db, id, to);
      }
  });
}
