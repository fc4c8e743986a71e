import { bodyDaySchema } from '@game-plan/contracts/food/body-log';
import { calendarDay, localCalendarDay } from '@game-plan/domain/calendar-day';
import type { Member } from '@game-plan/domain/kitchen-member';
import { CART_LINES_MAX } from '@game-plan/domain/pricing/price-limits';
import { z } from 'zod';
import { lockOwner } from '#db/lock-owner.ts';
import { attachToRecipes } from '#db/recipe-references.ts';
import { type Kept, type KeptRow, putRows, takeRemoval } from '#db/removals.ts';
import type { Deps } from '#deps';
import { listCartLines, lockCart } from '#features/cart/cart-queries.ts';
import { setWeekState } from '#features/coaching/coach-week-queries.ts';
import { clearLoggedDay, deleteMeals } from '#features/diary-import/diary-import-queries.ts';
import { deleteCooked } from '#features/ingredients/ingredient-queries.ts';
import { findMembership } from '#features/kitchens/membership-queries.ts';
import { deleteMeal } from '#features/meals/meal-queries.ts';
import { putBackPhoto } from '#features/pictures/recipe-photo-queries.ts';
import { lockRecipe, releasePictures } from '#features/pictures/recipe-picture-queries.ts';
import { listUnchanged } from '#features/recipes/files/recipe-file-queries.ts';
import { takeRecipes, unmarkMade } from '#features/recipes/recipe-queries.ts';
import { findServices } from '#features/services/service-queries.ts';
import { lockShoppingList } from '#features/shopping-list/shopping-list-queries.ts';
import { AppError, notFound } from '#http/app-error.ts';
import {
  changeEntriesBack,
  deleteAdded,
  deleteLogged,
  deletePlanned,
  putBackEntries,
  putBackNeeds,
  withoutGoneRecipes,
} from './put-back-plan.ts';
import { putBackFavorites, putBackRecipes } from './put-back-recipes.ts';
import { putBackRemoved, putBackStored, putBackTaken } from './put-back-taken.ts';
import type { Undoing } from './undoing.ts';

/**
 * Puts back what a person removed, or changed, as it was: all or nothing, and once, however often it is asked for at the same time.
 * Throws 'not_found' if they removed nothing by this id in the last day, or undid it, or are in another kitchen by now; 'conflict' if
 * its place has been taken.
 */
export async function undoRemoval(
  { db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>,
  { userId }: Member,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Locked before it is read which kitchen they are in, so that they stay in it.
    await lockOwner(tx, userId);
    const membership = await findMembership(tx, userId);
    if (!membership) throw gone();
    const member = { userId, kitchenId: membership.kitchenId };
    // Before the removal is read: of two that put the same meal back, one cooked and one not, the second has to see the first.
    await lockShoppingList(tx, member.kitchenId);
    const kept = await takeRemoval(tx, member, id);
    if (!kept) throw gone();
    const undoing = { tx, jobs, member, today: localCalendarDay(now()) };
    for (const [part, putBack] of PARTS) {
      const rows = kept[part] ?? [];
      if (rows.length > 0) await putBack(undoing, rows);
    }
  });
}

const gone = () => new AppError('not_found', 'This can no longer be undone');

type PutBack = (undoing: Undoing, rows: readonly KeptRow[]) => Promise<unknown>;

/** What puts each kind of rows back, in the order in which they refer to each other. */
const PARTS = Object.entries({
  recipes: putBackRecipes,
  recipeFavorites: putBackFavorites,
  madePhotos: putBackMadePhotos,
  recipeVersions: ({ tx, member }, rows) => putRows(tx, member, 'recipeVersions', rows),
  recipePhotos: putBackPhotos,
  recipeItems: ({ tx, member }, rows) => attachToRecipes(tx, member.kitchenId, 'recipeItems', rows),
  shoppingList: putBackItems,
  withdrawnNeeds: putBackNeeds,
  planEntries: putBackEntries,
  planTemplates: ({ tx, member }, rows) => putRows(tx, member, 'planTemplates', rows),
  changedEntries: changeEntriesBack,
  plannedEntries: deletePlanned,
  answeredWeeks: reopenWeeks,
  recipeEntries: ({ tx, member }, rows) => attachToRecipes(tx, member.kitchenId, 'recipeEntries', rows),
  cookbooks: putBackCookbooks,
  // Earlier versions have kept them without a cause.
  ingredients: (undoing, rows) => putBackRemoved(undoing, [{ rows }]),
  removedIngredients: putBackRemoved,
  takenIngredients: putBackTaken,
  storedIngredients: putBackStored,
  cookedRecipes: forgetCooked,
  madeDays: unmarkDays,
  importedRecipes: removeImported,
  loggedMeals: deleteLogged,
  addedIngredients: deleteAdded,
  importedMeals: deleteImportedMeals,
  importedDays: clearImportedDays,
  meals: ({ tx, member }, rows) => putRows(tx, member, 'meals', rows),
  changedMeals: changeMealsBack,
  ownFoods: putBackOwnFoods,
  savedMeals: putBackSavedMeals,
  shoppingCart: putBackCartLines,
} satisfies Record<keyof Kept, PutBack>) as [keyof Kept, PutBack][];

async function putBackPhotos({ tx, member: { kitchenId } }: Undoing, photos: readonly KeptRow[]) {
  for (const { recipe_id, hash } of photos)
    if ((await putBackPhoto(tx, kitchenId, Number(recipe_id), String(hash))) === 'other')
      throw new AppError('conflict', 'This recipe has another photo by now. Remove that one first.');
}

/** A day that was marked anew has the photo that it got then. */
async function putBackMadePhotos({ tx, member }: Undoing, photos: readonly KeptRow[]) {
  const { kitchenId } = member;
  const there = [];
  for (const photo of photos) if (await lockRecipe(tx, kitchenId, Number(photo.recipe_id))) there.push(photo);
  await putRows(tx, member, 'madePhotos', there);
}

async function unmarkDays({ tx, member: { kitchenId } }: Undoing, days: readonly KeptRow[]) {
  for (const { recipe_id, on } of days)
    await unmarkMade(tx, kitchenId, Number(recipe_id), calendarDay(String(on)));
}

async function putBackItems({ tx, member }: Undoing, items: readonly KeptRow[]) {
  await putRows(tx, member, 'shoppingList', await withoutGoneRecipes({ tx, member }, items));
}

async function forgetCooked({ tx, member: { kitchenId } }: Undoing, records: readonly KeptRow[]) {
  for (const { id } of records) await deleteCooked(tx, kitchenId, Number(id));
}

/** Removes the recipes of an import again, except those that somebody has changed since. */
async function removeImported({ tx, member: { kitchenId } }: Undoing, rows: readonly KeptRow[]) {
  const imported = rows.map(({ id, updatedAt }) => ({ id: Number(id), updatedAt: String(updatedAt) }));
  const ids = await listUnchanged(tx, kitchenId, imported);
  if (ids.length === 0) return;
  await releasePictures(tx, kitchenId, ids);
  await takeRecipes(tx, kitchenId, ids);
}

/** Some may be gone: what is left of an import can still be undone. */
function deleteImportedMeals({ tx, member: { userId } }: Undoing, rows: readonly KeptRow[]) {
  return deleteMeals(
    tx,
    userId,
    rows.map(({ id }) => Number(id)),
  );
}

async function clearImportedDays({ tx, member: { userId } }: Undoing, rows: readonly KeptRow[]) {
  for (const day of z.array(bodyDaySchema).parse(rows)) await clearLoggedDay(tx, userId, day);
}

async function reopenWeeks({ tx, member: { userId } }: Undoing, rows: readonly KeptRow[]) {
  for (const { id } of rows) await setWeekState(tx, userId, Number(id), 'waiting');
}

async function changeMealsBack({ tx, member }: Undoing, rows: readonly KeptRow[]) {
  for (const { id } of rows)
    if (!(await deleteMeal(tx, member.userId, Number(id)))) throw notFound('This meal');
  await putRows(tx, member, 'meals', rows);
}

async function putBackOwnFoods({ tx, member }: Undoing, rows: readonly KeptRow[]) {
  if ((await putRows(tx, member, 'ownFoods', rows)).length < rows.length)
    throw new AppError('conflict', 'Another food of yours has its barcode by now. Change that one first.');
}

async function putBackCookbooks({ tx, member }: Undoing, rows: readonly KeptRow[]) {
  if ((await putRows(tx, member, 'cookbooks', rows)).length < rows.length)
    throw new AppError('conflict', 'Another cookbook has its name by now. Rename that one first.');
}

async function putBackSavedMeals({ tx, member }: Undoing, rows: readonly KeptRow[]) {
  if ((await putRows(tx, member, 'savedMeals', rows)).length < rows.length)
    throw new AppError('conflict', 'Another saved meal has its name by now. Rename that one first.');
}

async function putBackCartLines({ tx, member }: Undoing, rows: readonly KeptRow[]) {
  await lockCart(tx, member.userId);
  const lines = await listCartLines(tx, member.userId);
  if (lines.length + rows.length > CART_LINES_MAX)
    throw new AppError('conflict', `Your cart is full: it holds ${CART_LINES_MAX} different items`);
  const ids = rows.map(({ service_id }) => Number(service_id));
  const services = await findServices(tx, ids);
  if (!ids.every((id) => services.has(id)))
    throw new AppError('conflict', 'This service is no longer offered');
  await putRows(tx, member, 'shoppingCart', rows);
}
