import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { preferences } from '@game-plan/contracts/people/preferences';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import { saveAtHome } from '#features/kitchens/kitchen-queries.ts';
import { upsertPreferences } from './preference-queries.ts';

/** Changes the given fields: the person's own preferences, and their kitchen's 'always at home' list. */
export async function savePreferences(
  db: Database,
  { userId, kitchenId }: Member,
  { atHome, ...own }: BodyOf<typeof preferences.update>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await upsertPreferences(tx, userId, own, now);
    if (atHome !== undefined) await saveAtHome(tx, kitchenId, atHome);
  });
}
