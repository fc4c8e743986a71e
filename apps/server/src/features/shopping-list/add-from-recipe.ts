import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { plan } from '@game-plan/contracts/kitchen/plan';
import type { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { foodNameKey } from '@game-plan/domain/foods/food-name';
import type { Member } from '@game-plan/domain/kitchen-member';
import { planKey } from '@game-plan/domain/plan/plan-entry';
import { lackingFoods, takenBefore } from '@game-plan/domain/plan/reserved-stock';
import { createInventory, type NeededLine } from '@game-plan/domain/recipes/availability';
import { type MissingFood, missingFoods } from '@game-plan/domain/shopping/missing-foods';
import { foodIndex } from '@game-plan/domain/shopping/named-food';
import { MOST_LINES, planPurchase } from '@game-plan/domain/shopping/plan-purchase';
import type { Database } from '#db/client.ts';
import { readKitchen } from '#features/recipes/library-queries.ts';
import { versionOf } from '#http/etag.ts';
import { mapYielding } from '#http/limits/map-yielding.ts';
import { requireRecipe } from './add-shopping-items.ts';
import { changeList } from './change-list.ts';
import { withdrawNeeds } from './need-queries.ts';
import {
  insertShoppingItem,
  listOpenItems,
  type StoredItem,
  updateShoppingItem,
} from './shopping-list-queries.ts';

type FromRecipe = BodyOf<typeof shoppingList.addFromRecipe>;

/** The lines of the list that have what was missing. */
interface AddedFoods {
  readonly added: StoredItem[];
  readonly listed: StoredItem[];
}

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
    return addMissing(tx, member, [{ foods, recipeId, key: own ? planKey(own.id) : recipeKey(needed) }]);
  });
}

/**
 * Adds what the kitchen lacks for the meals that are planned from one day to another, after what those planned before them take. What a
 * recipe had put on the list by itself becomes the plan's.
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
    const needs = planned.flatMap((meal, at) => {
      const isAsked = meal.day >= from && meal.day <= to;
      return isAsked ? [{ meal, foods: lacking[at] ?? [], key: planKey(meal.id) }] : [];
    });
    const recipeKeys = needs.map(({ meal }) => recipeKey(meal.recipe.ingredients));
    await withdrawNeeds(tx, member.kitchenId, recipeKeys);
    return addMissing(
      tx,
      member,
      needs.map(({ meal, ...need }) => ({ ...need, recipeId: meal.recipeId })),
    );
  });
}

/** The kitchen's inventory, and the meals that are planned from today on. */
async function readInventory(tx: Database, { userId, kitchenId }: Member, today: CalendarDay) {
  const { items, atHome, planned } = await readKitchen(tx, kitchenId, today);
  const inventory = createInventory(atHome);
  await mapYielding(userId, items, inventory.add);
  return { inventory, planned };
}

/** What one recipe lacks. */
interface Need {
  readonly foods: readonly MissingFood[];
  readonly recipeId: number | null;
  /** Under which its lines remember what it needs. */
  readonly key: string;
}

/** Adds what recipes lack to the list, which must be locked. */
async function addMissing(tx: Database, member: Member, needs: readonly Need[]): Promise<AddedFoods> {
  const lines = await listOpenItems(tx, member.kitchenId);
  const open = new Map(lines.map((line) => [line.id, line]));
  const byFood = foodIndex();
  await mapYielding(member.userId, lines, (line) => byFood.add(line, line.id));
  const added = new Set<number>();
  const listed = new Set<number>();
  for (const { foods, recipeId, key } of needs) {
    for (const food of foods) {
      const same = byFood.sameAs(food, MOST_LINES).flatMap((id) => open.get(id) ?? []);
      const purchase = planPurchase(same, food, key);
      const item = await write(tx, member, purchase, recipeId);
      if (!item) throw new Error('A locked line was gone');
      if (!open.has(item.id)) byFood.add(item, item.id);
      open.set(item.id, item);
      (purchase.kind === 'listed' ? listed : added).add(item.id);
    }
  }
  const linesOf = (ids: Iterable<number>) => [...ids].flatMap((id) => open.get(id) ?? []);
  return { added: linesOf(added), listed: linesOf(listed).filter(({ id }) => !added.has(id)) };
}

function write(
  tx: Database,
  member: Member,
  purchase: ReturnType<typeof planPurchase<StoredItem>>,
  recipeId: number | null,
): Promise<StoredItem | undefined> {
  switch (purchase.kind) {
    case 'listed':
      return updateShoppingItem(tx, member.kitchenId, purchase.line.id, {
        recipeNeeds: purchase.recipeNeeds,
      });
    case 'more':
      return updateShoppingItem(tx, member.kitchenId, purchase.line.id, purchase.change);
    case 'new':
      return insertShoppingItem(tx, member, { ...purchase.entry, category: 'recipes', recipeId });
  }
}

/** Identifies a recipe by its foods, whether or not it is saved and for any number of servings. */
function recipeKey(lines: readonly Pick<NeededLine, 'name'>[]): string {
  return versionOf([...new Set(lines.map(({ name }) => foodNameKey(name)))].toSorted());
}
