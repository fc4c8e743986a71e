import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { ShoppingItem, shoppingList } from '@game-plan/contracts/shopping-list';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { isExpired } from '@game-plan/domain/expiry';
import { shortLines } from '@game-plan/domain/shopping/short-lines';
import type { Database } from '#db/client.ts';
import { listIngredients } from '#features/ingredients/ingredient-queries.ts';
import { addToList, requireRecipe } from './add-shopping-items.ts';
import { changeList } from './change-list.ts';

/** Adds what the kitchen, without what has expired, is short of. Answers the lines that are new or say more now. */
export function addFromRecipe(
  db: Database,
  userId: number,
  { recipeId, lines }: BodyOf<typeof shoppingList.addFromRecipe>,
  today: CalendarDay,
): Promise<ShoppingItem[]> {
  return changeList(db, userId, async (tx) => {
    await requireRecipe(tx, userId, recipeId);
    const kitchen = await listIngredients(tx, userId);
    const usable = kitchen.filter((ingredient) => !isExpired(ingredient, today));
    const short = shortLines(lines, usable);
    return addToList(
      tx,
      userId,
      short.map((entry) => ({ ...entry, category: 'recipes', recipeId })),
    );
  });
}
