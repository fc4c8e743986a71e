import type { BodyOf, QueryOf } from '@game-plan/contracts/endpoint';
import type { preferences } from '@game-plan/contracts/people/preferences';
import { todayOf } from '@game-plan/domain/calendar-day';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import { changeGoals } from '#db/goals/change-goals.ts';
import { saveAtHome } from '#features/kitchens/kitchen-queries.ts';
import { upsertPreferences } from './preference-queries.ts';

interface Saving {
  readonly change: BodyOf<typeof preferences.update>;
  readonly query: QueryOf<typeof preferences.update>;
  readonly now: Date;
}

/**
 * Changes the given fields: the person's own preferences, and their kitchen's 'always at home' list. Throws an UnconfirmedError for goals that have to be confirmed.
 */
export function savePreferences(
  db: Database,
  { userId, kitchenId }: Member,
  { change: { atHome, ...own }, query: { confirmed, today }, now }: Saving,
): Promise<void> {
  return db.transaction(async (tx) => {
    await changeGoals(tx, { userId, today: todayOf(today, now), confirmed, now }, () =>
      upsertPreferences(tx, userId, own, now),
    );
    if (atHome !== undefined) await saveAtHome(tx, kitchenId, atHome);
  });
}
