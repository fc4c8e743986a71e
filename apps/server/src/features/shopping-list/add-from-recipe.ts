import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { plan } from '@game-plan/contracts/kitchen/plan';
import type { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { foodNameKey } from '@game-plan/domain/foods/food-name';
import type { Member } from '@game-plan/domain/kitchen-member';
import { isPlanKey, planKey } from '@game-plan/domain/plan/plan-entry';
import { lackingFoods, takenBefore } from '@game-plan/domain/plan/reserved-stock';
import { createInventory, type NeededLine } from '@game-plan/domain/recipes/availability';
import { missingFoods } from '@game-plan/domain/shopping/missing-foods';
import { readName } from '@game-plan/domain/shopping/named-food';
import { asksTooMuch, isAskedBy } from '@game-plan/domain/shopping/plan-purchase';
import type { Database } from '#db/client.ts';
import { listPlannedIds } from '#features/plan/plan-queries.ts';
import { readKitchen } from '#features/recipes/library-queries.ts';
import { versionOf } from '#http/etag.ts';
import { mapYielding } from '#http/limits/map-yielding.ts';
import { requireRecipe } from './add-shopping-items.ts';
import { changeList } from './change-list.ts';
import { type AddedFoods, addNeeds, withdrawNeeds } from './need-queries.ts';
import { listBoughtItems, listOpenItems, type StoredItem } from './shopping-list-queries.ts';

type FromRecipe = BodyOf<typeof shoppingList.addFromRecipe>;

/**
 * Adds what the kitchen lacks (expired food does not count, nor what other planned meals take), in amounts that shops sell. Each recipe
 * adds an item only once: items it has added before, also by the plan, and those already on the list, are reported as listed.
 */
export function addFromRecipe(
  db: Database,
  member: Member,
  { recipeId, lines: needed }: FromRecipe,
  today: CalendarDay,
): Promise<AddedFoods> {
  const { kitchenId } = member;
  return changeList(db, kitchenId, async (tx) => {
    await requireRecipe(tx, kitchenId, recipeId);
    const { inventory, planned } = await readInventory(tx, member, today);
    const own = planned.find((meal) => meal.recipeId === recipeId);
    const taken = takenBefore(recipeId, planned, inventory);
    const availabilityOf = (lines: readonly NeededLine[]) => inventory.availabilityOf(lines, taken);
    const foods = missingFoods(needed, { availabilityOf });
    return addNeeds(tx, member, await readList(tx, member), [
      { foods, recipeId, key: own ? planKey(own.id) : recipeKey(needed) },
    ]);
  });
}

/**
 * Adds what the kitchen lacks for the meals that are planned from one day to another, after what those planned before them take. What a
 * recipe had put on the list by itself becomes the plan's, and what the kitchen has got meanwhile is taken off it.
 */
export function addFromPlan(
  db: Database,
  member: Member,
  { from, to }: BodyOf<typeof plan.toList>,
  today: CalendarDay,
): Promise<AddedFoods> {
  return changeList(db, member.kitchenId, async (tx) => {
    const { inventory, planned } = await readInventory(tx, member, today);
    const lacking = lackingFoods(planned, inventory);
    const bought = await listBoughtItems(tx, member.kitchenId);
    await mapYielding(member.userId, bought, readName);
    const needs = planned.flatMap((meal, at) => {
      const key = planKey(meal.id);
      // A kitchen without an inventory has what is ticked.
      const foods = (lacking[at] ?? []).filter((food) => !bought.some((line) => isAskedBy(line, food, key)));
      return meal.day >= from && meal.day <= to ? [{ meal, foods, key }] : [];
    });
    const recipeKeys = needs.map(({ meal }) => recipeKey(meal.recipe.ingredients));
    const open = await readList(tx, member);
    const outdated = needs.filter(({ foods, key }) => open.some((line) => asksTooMuch(line, key, foods)));
    const withdrawn = [
      ...recipeKeys,
      ...outdated.map(({ key }) => key),
      ...keysOfGone(open, await listPlannedIds(tx, member.kitchenId)),
    ];
    await withdrawNeeds(tx, member.kitchenId, withdrawn);
    return addNeeds(
      tx,
      member,
      await readList(tx, member),
      needs.map(({ meal, ...need }) => ({ ...need, recipeId: meal.recipeId })),
    );
  });
}

/** Of meals that are planned no more: a line that was ticked or taken off while its meal was removed remembers it when it is open again. */
function keysOfGone(open: readonly StoredItem[], planned: readonly number[]): string[] {
  const keys = new Set(planned.map(planKey));
  const asked = open.flatMap(({ recipeNeeds }) => Object.keys(recipeNeeds));
  return [...new Set(asked)].filter((key) => isPlanKey(key) && !keys.has(key));
}

/** The kitchen's inventory, and the meals that are planned from today on. */
async function readInventory(tx: Database, { userId, kitchenId }: Member, today: CalendarDay) {
  const { items, atHome, planned } = await readKitchen(tx, kitchenId, today);
  const inventory = createInventory(atHome);
  await mapYielding(userId, items, inventory.add);
  return { inventory, planned };
}

/** Identifies a recipe by its foods, whether or not it is saved and for any number of servings. */
function recipeKey(lines: readonly Pick<NeededLine, 'name'>[]): string {
  return versionOf([...new Set(lines.map(({ name }) => foodNameKey(name)))].toSorted());
}

/** The open lines of the list, with their names read in turns with other users. */
async function readList(tx: Database, { userId, kitchenId }: Member): Promise<StoredItem[]> {
  const lines = await listOpenItems(tx, kitchenId);
  await mapYielding(userId, lines, readName);
  return lines;
}
