import type { BodyOf, ResponseOf } from '@game-plan/contracts/endpoint';
import type { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import { todayQuery } from '@game-plan/contracts/schemas/primitives';
import { type CalendarDay, localCalendarDay } from '@game-plan/domain/calendar-day';
import type { Member } from '@game-plan/domain/kitchen-member';
import { inventoryFood } from '@game-plan/domain/recipes/inventory/inventory-food';
import { isSameFood, readName } from '@game-plan/domain/shopping/named-food';
import { stockKey } from '@game-plan/domain/stock/ledger';
import { type Minimums, minimumKey, shortOfMinimums } from '@game-plan/domain/stock/minimum';
import { isZeroAmount } from '@game-plan/domain/units/amount';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/client.ts';
import type { Deps } from '#deps';
import { listIngredients } from '#features/ingredients/ingredient-queries.ts';
import { findMinimums, saveMinimums } from '#features/kitchens/kitchen-queries.ts';
import { readKitchen } from '#features/recipes/library-queries.ts';
import { AppError } from '#http/app-error.ts';
import { mapYielding } from '#http/limits/map-yielding.ts';
import { afterChanges } from '#http/on-change.ts';
import { changeList } from './change-list.ts';
import { addNeeds, withdrawNeeds } from './need-queries.ts';
import { listOpenItems } from './shopping-list-queries.ts';

/** More is no list of a household. */
const MOST_MINIMUMS = 200;

/** What the kitchen always wants to have, each with the ids of its cards. */
export async function listMinimums(
  db: Database,
  { userId, kitchenId }: Member,
): Promise<ResponseOf<typeof shoppingList.minimums>> {
  const minimums = await findMinimums(db, kitchenId);
  if (Object.keys(minimums).length === 0) return [];
  const cards = await listIngredients(db, kitchenId);
  const keys = await mapYielding(userId, cards, ({ name }) => stockKey(name));
  return Object.entries(minimums).map(([key, { name, quantity, unit }]) => ({
    name,
    quantity,
    unit,
    ids: cards.filter((_, at) => keys[at] === key).map(({ id }) => id),
  }));
}

/** Sets how much of a food there is always to be, or that it does not matter any more, and puts on the list what is short. */
export async function saveMinimum(
  db: Database,
  member: Member,
  { name, quantity, unit }: BodyOf<typeof shoppingList.saveMinimum>,
  today: CalendarDay,
): Promise<ResponseOf<typeof shoppingList.minimums>> {
  const { kitchenId } = member;
  await changeList(db, kitchenId, async (tx) => {
    const key = stockKey(name);
    const { [key]: _, ...others } = await findMinimums(tx, kitchenId);
    if (Object.keys(others).length >= MOST_MINIMUMS)
      throw new AppError('bad_request', `At most ${MOST_MINIMUMS} foods can have a minimum`);
    await withdrawNeeds(tx, kitchenId, [minimumKey(key)]);
    const added = isZeroAmount(quantity) ? {} : { [key]: { name, quantity, unit, isListed: false } };
    await saveMinimums(tx, kitchenId, { ...others, ...added });
    await listShort(tx, member, today);
  });
  return listMinimums(db, member);
}

/** Changes of a kitchen within this time are looked at together. */
const GATHER_MILLISECONDS = 300;

/** Puts what is short of a minimum on the list, and takes it off again, after routes in this scope have changed a kitchen. */
export function keepMinimumsOfChanges(
  scope: FastifyInstance,
  { db, kitchenChanges, now, log }: Pick<Deps, 'db' | 'kitchenChanges' | 'now' | 'log'>,
): void {
  afterChanges(scope, GATHER_MILLISECONDS, {
    work: async (actor, { query }) => {
      if (Object.keys(await findMinimums(db, actor.kitchenId)).length === 0) return;
      const today = todayQuery.safeParse(query).data?.today ?? localCalendarDay(now());
      if (await changeList(db, actor.kitchenId, (tx) => listShort(tx, actor, today)))
        kitchenChanges.announce(actor.kitchenId);
    },
    onFault: (error) => log.warn({ err: error }, 'A minimum of a kitchen waits for its next change'),
  });
}

/**
 * Puts what is short of each minimum on the list, which must be locked: once, until there is enough again, so that whoever takes it off
 * is not asked again. What somebody has written there is enough. Returns whether the list has changed.
 */
async function listShort(tx: Database, member: Member, today: CalendarDay): Promise<boolean> {
  const { userId, kitchenId } = member;
  const minimums = await findMinimums(tx, kitchenId);
  const contents = await readKitchen(tx, kitchenId, today);
  // Thousands of names are read in turns, and then known.
  await mapYielding(userId, contents.items, ({ name }) => inventoryFood(name));
  const after: Record<string, Minimums[string]> = { ...minimums };
  let isChanged = false;
  for (const [key, food] of shortOfMinimums(minimums, contents)) {
    const minimum = minimums[key];
    if (!minimum) continue;
    const need = minimumKey(key);
    const lines = await listOpenItems(tx, kitchenId);
    await mapYielding(userId, lines, readName);
    const listed = lines.flatMap(({ recipeNeeds }) => recipeNeeds[need] ?? []);
    const isSame = listed.some(({ amount, unit }) => amount === food?.amount && unit === food.unit);
    const isWritten = lines.some(
      (line) => Object.keys(line.recipeNeeds).length === 0 && isSameFood(line, minimum),
    );
    after[key] = { ...minimum, isListed: food !== undefined && (minimum.isListed || listed.length > 0) };
    if (isSame || (listed.length === 0 && (!food || minimum.isListed || isWritten))) continue;
    await withdrawNeeds(tx, kitchenId, [need]);
    if (food) {
      const left = await listOpenItems(tx, kitchenId);
      await mapYielding(userId, left, readName);
      await addNeeds(tx, member, left, [{ foods: [food], recipeId: null, key: need }]);
      after[key] = { ...minimum, isListed: true };
    }
    isChanged = true;
  }
  if (JSON.stringify(after) !== JSON.stringify(minimums)) await saveMinimums(tx, kitchenId, after);
  return isChanged;
}
