import { STORED_UNITS } from '@game-plan/domain/ingredient';
import { planKey } from '@game-plan/domain/plan/plan-entry';
import { readName } from '@game-plan/domain/shopping/named-food';
import { z } from 'zod';
import { forgetRemoved, type KeptRow, putRows } from '#db/removals.ts';
import { deleteUnchanged } from '#features/ingredients/ingredient-queries.ts';
import { deleteMeal } from '#features/meals/meal-queries.ts';
import { lockEntry, takeEntry } from '#features/plan/plan-queries.ts';
import { addNeeds, withdrawNeeds } from '#features/shopping-list/need-queries.ts';
import { hasRecipe, listOpenItems } from '#features/shopping-list/shopping-list-queries.ts';
import { AppError, notFound } from '#http/app-error.ts';
import { mapYielding } from '#http/limits/map-yielding.ts';
import { causeSchema, changeBack } from './put-back-taken.ts';
import type { Undoing } from './undoing.ts';

type Rows = readonly KeptRow[];

/** Puts entries back under their ids; those whose recipe is gone keep its name. */
export async function putBackEntries({ tx, member }: Undoing, rows: Rows): Promise<void> {
  await putRows(tx, member, 'planEntries', await withoutGoneRecipes({ tx, member }, rows));
}

/** Sets entries to what they were; those that were removed meanwhile come back. */
export async function changeEntriesBack(undoing: Undoing, rows: Rows): Promise<void> {
  const { tx, member } = undoing;
  for (const id of rows.map((row) => Number(row.id))) {
    await takeEntry(tx, member.kitchenId, id);
    // Undoing its removal would make it cooked again, without what was cooked.
    await forgetRemoved(tx, member.kitchenId, 'planEntries', id);
  }
  await putBackEntries(undoing, rows);
}

/** Takes entries out of the plan again, with what they have put on the list, except those that have been cooked since. */
export async function deletePlanned({ tx, member: { kitchenId } }: Undoing, rows: Rows): Promise<void> {
  for (const id of rows.map((row) => Number(row.id))) {
    const entry = await lockEntry(tx, kitchenId, id);
    if (!entry || entry.state === 'cooked') continue;
    await takeEntry(tx, kitchenId, id);
    await withdrawNeeds(tx, kitchenId, [planKey(id)]);
  }
}

const needSchema = z.object({
  foods: z.array(z.object({ name: z.string(), amount: z.number().nullable(), unit: z.string() })),
  recipeId: z.int().nullable(),
  key: z.string(),
});

/** Puts on the list again what was taken off it, beside what it has by now. */
export async function putBackNeeds({ tx, member }: Undoing, rows: Rows): Promise<void> {
  const { userId, kitchenId } = member;
  const lines = await listOpenItems(tx, kitchenId);
  await mapYielding(userId, lines, readName);
  const needs = [];
  for (const { recipeId, ...need } of rows.map((row) => needSchema.parse(row))) {
    const isThere = recipeId !== null && (await hasRecipe(tx, kitchenId, recipeId));
    needs.push({ ...need, recipeId: isThere ? recipeId : null });
  }
  await addNeeds(tx, member, lines, needs);
}

/** Takes logged meals out of the diaries of everyone who ate; throws 'not_found' if the undoing person's own is gone. */
export async function deleteLogged({ tx, member }: Undoing, rows: Rows): Promise<void> {
  for (const { id, user_id } of rows) {
    const isGone = !(await deleteMeal(tx, Number(user_id), Number(id)));
    if (isGone && user_id === member.userId) throw notFound('This meal');
  }
}

/** Without an amount, as earlier versions have kept them, they cannot be compared and are not removed. */
const addedSchema = z.object({
  id: z.int(),
  name: z.string().default('What was left over'),
  quantity: z.string().default(''),
  unit: z.enum(STORED_UNITS).default('item'),
  cause: causeSchema,
});

/**
 * Removes what was added. Throws 'conflict' if some of it was eaten or changed since: what it was made of would be there again beside
 * what has been eaten of it.
 */
export async function deleteAdded(undoing: Undoing, rows: Rows): Promise<void> {
  for (const { name, cause, ...added } of rows.map((row) => addedSchema.parse(row)))
    if (!(await deleteUnchanged(undoing.tx, changeBack(undoing, cause), added)))
      throw new AppError(
        'conflict',
        `${name} has been eaten or changed since. Put that back first, or correct the amounts by hand.`,
      );
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
