import type { ShoppingItem } from '@game-plan/contracts/shopping-list';
import { allergyConflicts } from '@game-plan/domain/safety/allergy-conflicts';
import type { Database } from '#db/client.ts';
import { findAllergies } from '#features/profile/profile-queries.ts';
import type { StoredItem } from './shopping-list-queries.ts';

/** Says of an item on this person's list what it holds of their allergies; of what nobody eats, nothing. */
export async function conflictMarker(
  db: Database,
  userId: number,
): Promise<(item: StoredItem) => ShoppingItem> {
  const allergies = await findAllergies(db, userId);
  return (item) => ({
    ...item,
    contains: item.aisle === 'household' ? [] : allergyConflicts(item.name, allergies),
  });
}
