import type { KitchenId } from '@game-plan/domain/kitchen-member';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from './client.ts';
import type { Kept, KeptRow } from './removals.ts';
import { planEntries } from './schema/kitchen/plan-entries.ts';
import { shoppingList } from './schema/kitchen/shopping-list.ts';

/** The rows that refer to a recipe and outlive it, by the name under which a removal keeps which were whose. */
const REFERENCES = { recipeItems: shoppingList, recipeEntries: planEntries } as const;
type References = keyof typeof REFERENCES;

/**
 * Detaches everything from recipes that are being removed: items stay on the list, and planned meals in the plan, by their names. The
 * shopping list must be locked, so that nothing is attached meanwhile.
 */
export async function detachFromRecipes(
  tx: Database,
  kitchenId: KitchenId,
  recipeIds: readonly number[],
): Promise<Required<Pick<Kept, References>>> {
  const detach = async (table: (typeof REFERENCES)[References]): Promise<KeptRow[]> => {
    const attached = and(eq(table.kitchenId, kitchenId), inArray(table.recipeId, [...recipeIds]));
    const rows = await tx.select({ id: table.id, recipe_id: table.recipeId }).from(table).where(attached);
    await tx.update(table).set({ recipeId: null }).where(attached);
    return rows;
  };
  return {
    recipeItems: await detach(REFERENCES.recipeItems),
    recipeEntries: await detach(REFERENCES.recipeEntries),
  };
}

/** Attaches rows to the recipes that they were detached from, except those that are another one's by now. */
export async function attachToRecipes(
  tx: Database,
  kitchenId: KitchenId,
  name: References,
  rows: readonly KeptRow[],
): Promise<void> {
  const table = REFERENCES[name];
  for (const { id, recipe_id } of rows)
    await tx
      .update(table)
      .set({ recipeId: Number(recipe_id) })
      .where(and(eq(table.kitchenId, kitchenId), eq(table.id, Number(id)), isNull(table.recipeId)));
}
