import type { BodyOf } from '@game-plan/contracts/endpoint';
import { ITEMS_MAX, type shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import { mergeEntry } from '@game-plan/domain/shopping/merge-entry';
import { readName } from '@game-plan/domain/shopping/named-food';
import type { Database } from '#db/client.ts';
import type { Deps } from '#deps';
import { AppError, notFound } from '#http/app-error.ts';
import { mapYielding } from '#http/limits/map-yielding.ts';
import { changeList } from './change-list.ts';
import {
  hasRecipe,
  insertShoppingItem,
  listOpenItems,
  type StoredItem,
  updateShoppingItem,
} from './shopping-list-queries.ts';

type NewItem = BodyOf<typeof shoppingList.create>;

/**
 * Adds an item to the open line of the same food if the amounts can be added, otherwise as a new line. Its recipe must
 * belong to the kitchen.
 */
export async function addShoppingItem(db: Database, member: Member, item: NewItem): Promise<StoredItem> {
  return changeList(db, member.kitchenId, async (tx) => {
    await requireRecipe(tx, member.kitchenId, item.recipeId);
    const [added] = await addEach(tx, member, [item]);
    if (!added) throw new Error('The new item was not returned');
    return added;
  });
}

type PlainItem = BodyOf<typeof shoppingList.createSeveral>['items'][number];

/** Adds items one after the other, all or none. Returns the resulting lines, each once. */
export function addShoppingItems(
  db: Database,
  member: Member,
  items: readonly PlainItem[],
): Promise<StoredItem[]> {
  return changeList(db, member.kitchenId, (tx) =>
    addEach(
      tx,
      member,
      items.map((item) => ({ ...item, category: 'other', recipeId: null })),
    ),
  );
}

const LONGEST_NAME = 200;

/** Adds the items of a typed or pasted list, all or none. Returns the resulting lines, each once, and the lines that were left out. */
export async function addTypedItems(
  { composer, db, concurrency }: Pick<Deps, 'composer' | 'db' | 'concurrency'>,
  member: Member,
  text: string,
): Promise<{ added: StoredItem[]; leftOut: string[] }> {
  // Beside the thread that answers, which a long text would hold up.
  const { items, leftOut } = await concurrency.ideas.run(member.userId, () =>
    composer.readShoppingList(text),
  );
  if (items.length > ITEMS_MAX)
    throw new AppError('bad_request', `At most ${ITEMS_MAX} items can be added at once`);
  const added = await addShoppingItems(
    db,
    member,
    items.map((item) => ({ ...item, name: item.name.slice(0, LONGEST_NAME) })),
  );
  return { added, leftOut: [...leftOut] };
}

async function addEach(tx: Database, member: Member, items: readonly NewItem[]): Promise<StoredItem[]> {
  const { userId, kitchenId } = member;
  const open: StoredItem[] = await listOpenItems(tx, kitchenId);
  await mapYielding(userId, [...open, ...items], readName);
  const added = new Map<number, StoredItem>();
  for (const item of items) {
    const merge = mergeEntry(open, item);
    const line = merge
      ? await updateShoppingItem(tx, kitchenId, merge.line.id, { quantity: merge.quantity, unit: merge.unit })
      : await insertShoppingItem(tx, member, item);
    if (!line) throw new Error('A locked line was gone');
    if (merge) open.splice(open.indexOf(merge.line), 1, line);
    else open.push(line);
    added.set(line.id, line);
  }
  return [...added.values()];
}

/** Throws if the kitchen has no such recipe. */
export async function requireRecipe(
  tx: Database,
  kitchenId: KitchenId,
  recipeId: number | null,
): Promise<void> {
  if (recipeId !== null && !(await hasRecipe(tx, kitchenId, recipeId))) throw notFound('This recipe');
}
