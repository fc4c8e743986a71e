import {
  createInventory,
  type Inventory,
  type KitchenContents,
} from '@game-plan/domain/recipes/availability';
import { mapInTurns } from '#http/limits/take-turns.ts';

/** The inventory of a kitchen, built with turns for others in between: of five thousand names that takes half a second. */
export async function takeInventory(userId: number, { items, atHome }: KitchenContents): Promise<Inventory> {
  const inventory = createInventory(atHome);
  await mapInTurns(userId, items, inventory.add);
  return inventory;
}
