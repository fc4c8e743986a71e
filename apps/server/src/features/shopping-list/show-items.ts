import type { ShoppingItem } from '@game-plan/contracts/kitchen/shopping-list';
import { findAisleOfItem } from '@game-plan/domain/foods/aisles/find-aisle';
import { allergyConflicts } from '@game-plan/domain/safety/allergy/allergy-conflicts';
import { neededOf } from '@game-plan/domain/shopping/plan-purchase';
import type { Database } from '#db/client.ts';
import { findAllergies } from '#features/profile/profile-queries.ts';
import { mapYielding } from '#http/limits/map-yielding.ts';
import type { StoredItem } from './shopping-list-queries.ts';

/** Adds to each item its aisle, what recipes need of it and the user's allergens it contains; household items contain none. */
export async function showItems(
  db: Database,
  userId: number,
  items: readonly StoredItem[],
): Promise<ShoppingItem[]> {
  if (items.length === 0) return [];
  const allergies = await findAllergies(db, userId);
  return mapYielding(userId, items, ({ recipeNeeds, ...item }) => {
    const aisle = findAisleOfItem(item);
    const contains = aisle === 'household' ? [] : allergyConflicts(item.name, allergies);
    return { ...item, aisle, contains, needed: neededOf({ ...item, recipeNeeds }) };
  });
}

/** Like `showItems`, for one item. */
export async function showItem(db: Database, userId: number, item: StoredItem): Promise<ShoppingItem> {
  const [shown] = await showItems(db, userId, [item]);
  if (!shown) throw new Error('The item was not shown');
  return shown;
}
