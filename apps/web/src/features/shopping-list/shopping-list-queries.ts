import { type ShoppingItem, shoppingList } from '@game-plan/contracts/shopping-list';
import { type QueryClient, useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api.ts';
import { serverMessage } from '#lib/api-error.ts';
import { toast } from '#ui/toast-store.ts';

/** The shopping list in the order it was written. */
export const shoppingListQuery = readQuery(shoppingList.list);

export const settingsQuery = readQuery(shoppingList.settings);

/**
 * Puts what the server answered into the list, so that no moment shows the state before: the read that follows every
 * change takes the place of one under way, but takes its time.
 */
function write(client: QueryClient, change: (items: readonly ShoppingItem[]) => ShoppingItem[]): void {
  client.setQueryData(shoppingListQuery.queryKey, (items) => items && change(items));
}

/** Puts an item into the list, in its own place if it has one. */
export const writeItem = (client: QueryClient, item: ShoppingItem) =>
  write(client, (items) =>
    items.some(({ id }) => id === item.id)
      ? items.map((other) => (other.id === item.id ? item : other))
      : [...items, item],
  );

/** Says what failed, and reads the list anew: another device may have removed what it was about. */
export function onFailure(client: QueryClient, error: Error, title: string): void {
  toast({ title, description: serverMessage(error), variant: 'destructive' });
  void client.invalidateQueries({ queryKey: shoppingListQuery.queryKey });
}

export const REMOVE = ['shopping-list', 'remove'];

export type NewItem = Pick<ShoppingItem, 'name' | 'quantity' | 'unit'>;

/** Adds an item. Several are sent one after the other, so that they stand in the order they were written in. */
export function useAddItem(onFailed: (item: NewItem) => void) {
  return useMutation({
    scope: { id: 'shopping-list-add' },
    mutationFn: (item: NewItem) => call(shoppingList.create, { body: item }),
    onSuccess: (item, _, __, { client }) => writeItem(client, item),
    onError: (error, item, _, { client }) => {
      onFailure(client, error, 'Failed to add to shopping list');
      onFailed(item);
    },
  });
}

/** Changes only the fields that are given. */
export function useEditItem(id: number, onEdited: () => void) {
  return useMutation({
    scope: { id: `shopping-item-${id}` },
    mutationFn: (change: Partial<NewItem>) => call(shoppingList.update, { params: { id }, body: change }),
    onSuccess: (item, _, __, { client }) => {
      writeItem(client, item);
      onEdited();
    },
    onError: (error, _, __, { client }) => onFailure(client, error, 'Failed to update shopping list'),
  });
}

/** Removes an item; `onRemoved` hears of it when the server has agreed. */
export function useRemoveItem(onRemoved: (item: ShoppingItem) => void) {
  return useMutation({
    mutationKey: REMOVE,
    mutationFn: ({ id }: ShoppingItem) => call(shoppingList.remove, { params: { id } }),
    onSuccess: (_, item, __, { client }) => {
      write(client, (items) => items.filter(({ id }) => id !== item.id));
      onRemoved(item);
    },
    onError: (error, _, __, { client }) => onFailure(client, error, 'Failed to remove item'),
  });
}

export function useRemoveCompleted(onRemoved: (ids: readonly number[]) => void) {
  return useMutation({
    mutationFn: () => call(shoppingList.removeCompleted),
    onSuccess: ({ removed }, _, __, { client }) => {
      write(client, (items) => items.filter(({ id }) => !removed.includes(id)));
      onRemoved(removed);
    },
    onError: (error, _, __, { client }) => onFailure(client, error, 'Failed to remove completed items'),
  });
}

/** Puts removed items back as they were. */
export function useRestoreItems() {
  return useMutation({
    mutationFn: (ids: readonly number[]) => call(shoppingList.restore, { body: { ids: [...ids] } }),
    onSuccess: (items) =>
      toast({
        title: 'Put back on the list',
        description: items.length === 1 ? items[0]?.name : `${items.length} items`,
      }),
    onError: (error, _, __, { client }) => onFailure(client, error, 'Failed to put back'),
  });
}

/** Remembers whether what is ticked goes into the inventory; of several presses the last holds. */
export function useStockBought() {
  return useMutation({
    scope: { id: 'stock-bought' },
    mutationFn: (stockBought: boolean) => call(shoppingList.changeSettings, { body: { stockBought } }),
    onSuccess: (settings, _, __, { client }) => client.setQueryData(settingsQuery.queryKey, settings),
    onError: (error, _, __, { client }) => onFailure(client, error, 'Failed to save the choice'),
  });
}
