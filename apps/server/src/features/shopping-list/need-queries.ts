import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import type { MissingFood } from '@game-plan/domain/shopping/missing-foods';
import { foodIndex } from '@game-plan/domain/shopping/named-food';
import { MOST_LINES, planPurchase, withdrawNeed } from '@game-plan/domain/shopping/plan-purchase';
import type { Database } from '#db/client.ts';
import {
  deleteShoppingItem,
  insertShoppingItem,
  listOpenItems,
  type StoredItem,
  updateShoppingItem,
} from './shopping-list-queries.ts';

/** The lines of the list that have what was missing. */
export interface AddedFoods {
  readonly added: StoredItem[];
  readonly listed: StoredItem[];
}

/** What one recipe lacks. */
export type Need = {
  readonly foods: readonly MissingFood[];
  readonly recipeId: number | null;
  /** Under which its lines remember what it needs. */
  readonly key: string;
};

/**
 * Adds what recipes lack to the list, which must be locked.
 * @param lines the open lines of the list, whose names have been read: thousands of them take long
 */
export async function addNeeds(
  tx: Database,
  member: Member,
  lines: readonly StoredItem[],
  needs: readonly Need[],
): Promise<AddedFoods> {
  const open = new Map(lines.map((line) => [line.id, line]));
  const byFood = foodIndex();
  for (const line of lines) byFood.add(line, line.id);
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

/**
 * Takes what a recipe has put on the list off it again, under any of these keys; what other recipes need and what a person wrote
 * stays. The list must be locked. Returns what was needed.
 */
export async function withdrawNeeds(
  tx: Database,
  kitchenId: KitchenId,
  keys: readonly string[],
): Promise<Need[]> {
  const withdrawn: Need[] = [];
  for (const key of keys)
    for (const line of await listOpenItems(tx, kitchenId)) {
      const need = Object.hasOwn(line.recipeNeeds, key) ? line.recipeNeeds[key] : undefined;
      if (!need) continue;
      withdrawn.push({ foods: [{ name: line.name, ...need }], recipeId: line.recipeId, key });
      const withdrawal = withdrawNeed(line, key);
      if (withdrawal.kind === 'removed') await deleteShoppingItem(tx, kitchenId, line.id);
      else await updateShoppingItem(tx, kitchenId, line.id, withdrawal.change);
    }
  return withdrawn;
}
