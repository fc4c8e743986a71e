import { type HomeKitchen, type OpenKitchen, openKitchen } from '@game-plan/domain/recipes/availability';
import { mapInTurns } from '#http/limits/take-turns.ts';

/** The person's kitchen, read with turns for others in between: of five thousand names that takes half a second. */
export async function openHome(userId: number, { items, atHome }: HomeKitchen): Promise<OpenKitchen> {
  const kitchen = openKitchen(atHome);
  await mapInTurns(userId, items, kitchen.add);
  return kitchen;
}
