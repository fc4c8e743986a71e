import type { SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { Database } from '#db/client.ts';
import { notFound } from '#http/app-error.ts';
import { readKitchen } from './library-queries.ts';
import { takeInventory } from './take-inventory.ts';

interface Reader {
  readonly userId: number;
  readonly today: CalendarDay;
}

/** A saved recipe as it is shown today. Throws when there is none. */
export async function describeRecipe(
  db: Database,
  { userId, today }: Reader,
  recipe: SavedRecipe | undefined,
): Promise<SavedRecipe> {
  if (!recipe) throw notFound('This recipe');
  const inventory = await takeInventory(userId, await readKitchen(db, userId, today));
  return inventory.decide(recipe);
}
