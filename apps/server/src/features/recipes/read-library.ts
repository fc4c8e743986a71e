import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import { versionOf } from '#http/etag.ts';
import { type LibraryState, readLibraryState } from './library-queries.ts';

export interface Library extends LibraryState {
  /** Another text whenever a recipe was added, changed or removed, or the kitchen has other food; no two people's. */
  readonly version: string;
}

/** Read before the rows, to say that nothing has changed without reading them. */
export async function readLibrary(db: Database, member: Member, today: CalendarDay): Promise<Library> {
  const state = await readLibraryState(db, member, today);
  return { ...state, version: versionOf([member.userId, state]) };
}
