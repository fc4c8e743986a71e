import type { BodyOf } from '@game-plan/contracts/endpoint';
import { PLANNED_SERVINGS_MAX, type plan } from '@game-plan/contracts/kitchen/plan';
import { addDays, calendarDay, daysBetween } from '@game-plan/domain/calendar-day';
import type { Member } from '@game-plan/domain/kitchen-member';
import { planKey } from '@game-plan/domain/plan/plan-entry';
import type { Database } from '#db/client.ts';
import { keepRemoval } from '#db/removals.ts';
import { withdrawNeeds } from '#features/shopping-list/need-queries.ts';
import { lockShoppingList } from '#features/shopping-list/shopping-list-queries.ts';
import { AppError, notFound } from '#http/app-error.ts';
import {
  findRecipeToPlan,
  insertEntry,
  listEntries,
  lockEntry,
  takeEntry,
  updateEntry,
} from './plan-queries.ts';

type NewEntry = BodyOf<typeof plan.create>;

/** Plans a recipe or a text; returns the id of the entry. Throws 'not_found' if the kitchen has no such recipe. */
export function planMeal(db: Database, member: Member, entry: NewEntry): Promise<number> {
  return db.transaction(async (tx) => {
    // As for the list: no recipe is removed while it is planned.
    await lockShoppingList(tx, member.kitchenId);
    return insertMeal(tx, member, entry);
  });
}

async function insertMeal(
  tx: Database,
  member: Member,
  { recipeId, name, servings, ...entry }: NewEntry,
): Promise<number> {
  const recipe = recipeId === null ? undefined : await findRecipeToPlan(tx, member.kitchenId, recipeId);
  if (recipeId !== null && !recipe) throw notFound('This recipe');
  const shown = name ?? recipe?.name;
  if (shown === undefined)
    throw new AppError('invalid_body', 'Write what is planned', {
      errors: { name: ['Write what is planned'] },
    });
  return insertEntry(tx, member, {
    ...entry,
    recipeId,
    name: shown,
    servings: servings ?? Math.min(recipe?.servings ?? 1, PLANNED_SERVINGS_MAX),
  });
}

/**
 * Changes an entry; one that is cooked can still be moved. Where that changes what has to be bought for it, what it has put on the
 * shopping list is taken off it. Throws 'not_found' if there is none, and 'conflict' for the servings or the state of a cooked one.
 */
export function changeEntry(
  db: Database,
  { kitchenId }: Member,
  id: number,
  change: BodyOf<typeof plan.update>,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockShoppingList(tx, kitchenId);
    const entry = await lockEntry(tx, kitchenId, id);
    if (!entry) throw notFound('This planned meal');
    if (entry.state === 'cooked' && (change.state ?? change.servings) !== undefined)
      throw new AppError('conflict', 'This meal has been cooked already.');
    const { day = entry.day, servings = entry.servings, state = entry.state } = change;
    const isBoughtAnew = day !== entry.day || servings !== entry.servings || state !== entry.state;
    if (isBoughtAnew) await withdrawNeeds(tx, kitchenId, [planKey(id)]);
    // Portions were planned for these servings and eaters.
    const isSharedAnew = servings !== entry.servings || !isSame(change.eaters ?? entry.eaters, entry.eaters);
    await updateEntry(tx, kitchenId, id, { ...change, ...(isSharedAnew && { portions: [] }) });
  });
}

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Removes an entry and what it has put on the list; returns the id to undo both with. Throws 'not_found' if there is none. */
export function removeEntry(db: Database, member: Member, id: number): Promise<number> {
  const { kitchenId } = member;
  return db.transaction(async (tx) => {
    await lockShoppingList(tx, kitchenId);
    const rows = await takeEntry(tx, kitchenId, id);
    if (rows.length === 0) throw notFound('This planned meal');
    const withdrawnNeeds = await withdrawNeeds(tx, kitchenId, [planKey(id)]);
    return keepRemoval(tx, member, { planEntries: rows, withdrawnNeeds });
  });
}

/** Plans the meals of some days again from another day on, all or none, also those that were cooked or skipped. */
export function copyDays(
  db: Database,
  member: Member,
  { from, to, days }: BodyOf<typeof plan.copy>,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockShoppingList(tx, member.kitchenId);
    const entries = await listEntries(tx, member.kitchenId, { from, to: addDays(from, days - 1) });
    const copies = new Map<number, number>();
    for (const { entry } of entries) {
      const { slot, recipeId, name, servings, eaters, portions } = entry;
      const day = addDays(to, daysBetween(from, calendarDay(entry.day)));
      // What is left of a meal that is not copied is not there again.
      const restOf = copies.get(entry.restOf ?? 0) ?? null;
      const copy = { day, slot, recipeId, name, servings, eaters, portions, restOf };
      copies.set(entry.id, await insertEntry(tx, member, copy));
    }
  });
}
