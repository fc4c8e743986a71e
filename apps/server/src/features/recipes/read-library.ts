import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import { versionOf } from '#http/etag.ts';
import { type LibraryState, readLibraryState } from './library-queries.ts';

export interface Library extends LibraryState {
  /** Changes whenever a recipe or the kitchen's food changes; different for each person. */
  readonly version: string;
}

/** Read before the rows, to answer 'not modified' without reading them. */
export async function readLibrary(db: Database, member: Member, today: CalendarDay): Promise<Library> {
  const state = await readLibraryState(db, member, today);
  return { ...state, version: versionOf([member.userId, state]) };
}
