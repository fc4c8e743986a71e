import { type KitchenContents, withReserved } from '@game-plan/domain/plan/reserved-stock';
import { createInventory, type Inventory } from '@game-plan/domain/recipes/availability';
import { versionOf } from '#http/etag.ts';
import { mapYielding } from '#http/limits/map-yielding.ts';

/** Inventories of the most recent kitchens; one of five thousand foods takes a few megabytes. */
const MOST_REMEMBERED = 8;
const remembered = new Map<string, Inventory>();

/**
 * The inventory of a kitchen without what is planned, built in turns with other users: five thousand names take half a second. It is cached
 * while the kitchen's contents are unchanged.
 */
export async function takeInventory(userId: number, contents: KitchenContents): Promise<Inventory> {
  const { items, atHome, planned } = contents;
  const version = versionOf(contents);
  const before = remembered.get(version);
  if (before) return before;
  const whole = createInventory(atHome);
  await mapYielding(userId, items, whole.add);
  const inventory = withReserved(whole, planned);
  const [oldest] = remembered.keys();
  if (remembered.size >= MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  remembered.set(version, inventory);
  return inventory;
}
