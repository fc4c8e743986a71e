import type { SavedRecipe } from '@game-plan/contracts/recipes';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { decideAvailability } from '@game-plan/domain/recipes/availability';
import type { Database } from '#db/client.ts';
import { notFound } from '#http/app-error.ts';
import { readKitchen } from './library-queries.ts';

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
  const [shown] = recipe ? decideAvailability([recipe], await readKitchen(db, userId, today)) : [];
  if (!shown) throw notFound('This recipe');
  return shown;
}
