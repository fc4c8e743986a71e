import {
  createInventory,
  type Inventory,
  type KitchenContents,
} from '@game-plan/domain/recipes/availability';
import { versionOf } from '#http/etag.ts';
import { mapInTurns } from '#http/limits/take-turns.ts';

/** Of the kitchens that were looked at last; of five thousand foods each has some megabytes. */
const MOST_REMEMBERED = 8;
const remembered = new Map<string, Inventory>();

/**
 * The inventory of a kitchen, built with turns for others in between: of five thousand names that takes half a second. A
 * kitchen with the same in it as before is not read again.
 */
export async function takeInventory(userId: number, contents: KitchenContents): Promise<Inventory> {
  const { items, atHome } = contents;
  const version = versionOf(contents);
  const before = remembered.get(version);
  if (before) return before;
  const inventory = createInventory(atHome);
  await mapInTurns(userId, items, inventory.add);
  const [oldest] = remembered.keys();
  if (remembered.size >= MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  remembered.set(version, inventory);
  return inventory;
}
