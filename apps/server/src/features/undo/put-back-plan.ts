import { type KeptRow, putRows } from '#db/removals.ts';
import { deleteIngredient } from '#features/ingredients/ingredient-queries.ts';
import { deleteMeal } from '#features/meals/meal-queries.ts';
import { attachEntryToRecipe, deleteEntry } from '#features/plan/plan-queries.ts';
import {
  deleteShoppingItem,
  hasRecipe,
  lockShoppingList,
} from '#features/shopping-list/shopping-list-queries.ts';
import { notFound } from '#http/app-error.ts';
import type { Undoing } from './undoing.ts';

type Rows = readonly KeptRow[];

/** Puts entries back under their ids; those whose recipe is gone keep its name. */
export async function putBackEntries({ tx, member }: Undoing, rows: Rows): Promise<void> {
  await lockShoppingList(tx, member.kitchenId);
  await putRows(tx, member, 'planEntries', await withoutGoneRecipes({ tx, member }, rows));
}

/** Sets entries to what they were; those that were removed meanwhile come back. */
export async function changeEntriesBack(undoing: Undoing, rows: Rows): Promise<void> {
  for (const { id } of rows) await deleteEntry(undoing.tx, undoing.member.kitchenId, Number(id));
  await putBackEntries(undoing, rows);
}

export async function attachEntries({ tx, member: { kitchenId } }: Undoing, rows: Rows): Promise<void> {
  for (const { id, recipe_id } of rows)
    await attachEntryToRecipe(tx, kitchenId, Number(id), Number(recipe_id));
}

/** Sets items of the list to what they were. */
export async function changeItemsBack({ tx, member }: Undoing, rows: Rows): Promise<void> {
  await lockShoppingList(tx, member.kitchenId);
  for (const { id } of rows) await deleteShoppingItem(tx, member.kitchenId, Number(id));
  await putRows(tx, member, 'shoppingList', await withoutGoneRecipes({ tx, member }, rows));
}

/** Takes logged meals out of the diaries of everyone who ate; throws 'not_found' if the undoing person's own is gone. */
export async function deleteLogged({ tx, member }: Undoing, rows: Rows): Promise<void> {
  for (const { id, user_id } of rows) {
    const isGone = !(await deleteMeal(tx, Number(user_id), Number(id)));
    if (isGone && user_id === member.userId) throw notFound('This meal');
  }
}

/** Removes what was added, unless somebody has eaten or removed it. */
export async function deleteAdded({ tx, member: { kitchenId } }: Undoing, rows: Rows): Promise<void> {
  for (const { id } of rows) await deleteIngredient(tx, kitchenId, Number(id));
}

/** The rows with no recipe where theirs has been removed. */
export async function withoutGoneRecipes(
  { tx, member: { kitchenId } }: Pick<Undoing, 'tx' | 'member'>,
  rows: Rows,
): Promise<KeptRow[]> {
  const gone = new Set<unknown>();
  for (const recipeId of new Set(rows.map(({ recipe_id }) => recipe_id)))
    if (recipeId !== null && !(await hasRecipe(tx, kitchenId, Number(recipeId)))) gone.add(recipeId);
  return rows.map((row) => (gone.has(row.recipe_id) ? { ...row, recipe_id: null } : row));
}
