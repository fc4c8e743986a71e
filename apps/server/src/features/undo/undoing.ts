import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import type { JobQueue } from '#db/jobs/job-queue.ts';

/** The transaction that undoes a removal, and whose it is. Their account, their kitchen, its plan and its list are locked. */
export interface Undoing {
  readonly tx: Database;
  readonly jobs: JobQueue;
  readonly member: Member;
  /** The server's day. */
  readonly today: CalendarDay;
}
