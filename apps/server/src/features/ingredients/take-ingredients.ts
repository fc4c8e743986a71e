import type { BodyOf, ResponseOf } from '@game-plan/contracts/endpoint';
import type { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { NeededLine } from '@game-plan/domain/recipes/availability';
import { inventoryFood } from '@game-plan/domain/recipes/inventory/inventory-food';
import { nameToBuy, planUseToday } from '@game-plan/domain/recipes/use-stock';
import type { Database } from '#db/client.ts';
import { keepRemoval } from '#db/removals.ts';
import { readKitchen } from '#features/recipes/library-queries.ts';
import { markMade } from '#features/recipes/recipe-queries.ts';
import { AppError } from '#http/app-error.ts';
import { mapYielding } from '#http/limits/map-yielding.ts';
import { insertCooked, listIngredients, takeFrom } from './ingredient-queries.ts';

/** What the lines of a recipe take from the inventory. */
export async function planTaking(
  db: Database,
  member: Member,
  lines: readonly NeededLine[],
  today: CalendarDay,
): Promise<ResponseOf<typeof ingredients.planUse>> {
  const { userId, kitchenId } = member;
  const inventory = await listIngredients(db, kitchenId);
  // Thousands of names are read in turns, and then known.
  await mapYielding(userId, inventory, ({ name }) => inventoryFood(name));
  const { atHome } = await readKitchen(db, kitchenId, today);
  return planUseToday(lines, inventory, { atHome, today }).map(({ card, ...use }) => ({
    ingredient: card,
    ...use,
    buyAs: nameToBuy(card.name),
  }));
}

/**
 * Takes what was cooked out of the inventory, all or none. Throws 'conflict' if an ingredient is gone or has another amount
 * than the person saw: a member has cooked or bought it meanwhile.
 */
export function takeIngredients(
  db: Database,
  member: Member,
  { items, cooked, why, made }: BodyOf<typeof ingredients.use>,
  day: CalendarDay,
): Promise<ResponseOf<typeof ingredients.use>> {
  // In the order of ids, so that two members who cook at once wait for each other instead of deadlocking.
  const inOrder = items.toSorted((one, other) => one.id - other.id);
  return db.transaction(async (tx) => {
    const cause = { kind: why ?? (cooked === undefined ? 'eaten' : 'cooked'), day } as const;
    const left = [];
    const takenIngredients = [];
    for (const item of inOrder) {
      const taken = await takeFrom(tx, { member, cause }, item);
      if (!taken) throw new AppError('conflict', CHANGED_MEANWHILE);
      takenIngredients.push({ before: taken.before, left: item.left, cause, batch: item.batch });
      if (taken.row) left.push(taken.row);
    }
    const cookedRecipes = cooked === undefined ? [] : await insertCooked(tx, member, cooked);
    const madeDays = made ? await markMade(tx, member.kitchenId, made.recipeId, made.on) : [];
    return { left, undoId: await keepRemoval(tx, member, { takenIngredients, cookedRecipes, madeDays }) };
  });
}

const CHANGED_MEANWHILE =
  'Someone changed these ingredients a moment ago. Nothing was taken: look at the amounts and try again.';
