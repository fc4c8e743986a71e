import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { isExpired } from '@game-plan/domain/expiry';
import { foodNameKey } from '@game-plan/domain/foods/food-name';
import type { Member } from '@game-plan/domain/kitchen-member';
import { createInventory } from '@game-plan/domain/recipes/availability';
import { missingFoods } from '@game-plan/domain/shopping/missing-foods';
import { foodIndex } from '@game-plan/domain/shopping/named-food';
import { MOST_LINES, planPurchase } from '@game-plan/domain/shopping/plan-purchase';
import type { Database } from '#db/client.ts';
import { listIngredients } from '#features/ingredients/ingredient-queries.ts';
import { foodsAtHome } from '#features/kitchens/kitchen-queries.ts';
import { versionOf } from '#http/etag.ts';
import { mapInTurns } from '#http/limits/take-turns.ts';
import { requireRecipe } from './add-shopping-items.ts';
import { changeList } from './change-list.ts';
import {
  insertShoppingItem,
  listOpenItems,
  type StoredItem,
  updateShoppingItem,
} from './shopping-list-queries.ts';

type FromRecipe = BodyOf<typeof shoppingList.addFromRecipe>;

/**
 * Adds what the kitchen lacks (expired food does not count), in amounts that shops sell. Each recipe adds an item only
 * once: items it has added before, and those already on the list, are reported as listed.
 */
export function addFromRecipe(
  db: Database,
  member: Member,
  { recipeId, lines: needed }: FromRecipe,
  today: CalendarDay,
): Promise<{ readonly added: StoredItem[]; readonly listed: StoredItem[] }> {
  const { userId, kitchenId } = member;
  return changeList(db, kitchenId, async (tx) => {
    await requireRecipe(tx, kitchenId, recipeId);
    const kitchen = await listIngredients(tx, kitchenId);
    const usable = kitchen.filter((ingredient) => !isExpired(ingredient, today));
    const home = createInventory(await foodsAtHome(tx, kitchenId));
    await mapInTurns(userId, usable, home.add);
    const lines = await listOpenItems(tx, kitchenId);
    const open = new Map(lines.map((line) => [line.id, line]));
    const byFood = foodIndex();
    await mapInTurns(userId, lines, (line) => byFood.add(line, line.id));
    const added = new Set<number>();
    const listed = new Set<number>();
    const key = recipeKey(needed);
    for (const food of missingFoods(needed, home)) {
      const same = byFood.sameAs(food, MOST_LINES).flatMap((id) => open.get(id) ?? []);
      const purchase = planPurchase(same, food, key);
      const item = await write(tx, member, purchase, recipeId);
      if (!item) throw new Error('A locked line was gone');
      if (!open.has(item.id)) byFood.add(item, item.id);
      open.set(item.id, item);
      (purchase.kind === 'listed' ? listed : added).add(item.id);
    }
    const linesOf = (ids: Iterable<number>) => [...ids].flatMap((id) => open.get(id) ?? []);
    return { added: linesOf(added), listed: linesOf(listed).filter(({ id }) => !added.has(id)) };
  });
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
function recipeKey(lines: FromRecipe['lines']): string {
  return versionOf([...new Set(lines.map(({ name }) => foodNameKey(name)))].toSorted());
}
