import type { BodyInput, ResponseOf } from '@game-plan/contracts/endpoint';
import { type ShoppingItem, shoppingList } from '@game-plan/contracts/kitchen/shopping-list';
import {
  mutationOptions,
  type QueryClient,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, readQuery } from '#lib/api/api.ts';
import { isUnreachable } from '#lib/api/api-error.ts';
import { usePendingVariables } from '#lib/api/pending-variables.ts';
import { readFromTab, storeInTab } from '#lib/browser/tab-storage.ts';
import { t } from '#lib/language.ts';
import { today } from '#lib/today.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { sessionQuery } from '../people/auth.ts';
import { toastFailure, toastFixedFailure } from '../toast-failure.ts';

/** The shopping list in order of entry. */
export const shoppingListQuery = readQuery(shoppingList.list);

export const settingsQuery = readQuery(shoppingList.settings);

/** Of which foods there is always to be how much, with the ids of their cards. */
export const minimumsQuery = readQuery(shoppingList.minimums);

export function useSaveMinimum() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof shoppingList.saveMinimum>) =>
      call(shoppingList.saveMinimum, { query: { today: today() }, body }),
    onSuccess: (minimums, _, __, { client }) => {
      client.setQueryData(minimumsQuery.queryKey, minimums);
      toast({ title: t('Minimum saved') });
    },
    onError: (error) => toastFailure(t('Failed to save the minimum'), error),
  });
}

/**
 * Writes the server's answer into the list immediately, because the refetch after every change takes time and the old
 * state would reappear.
 */
function write(client: QueryClient, change: (items: readonly ShoppingItem[]) => ShoppingItem[]): void {
  client.setQueryData(shoppingListQuery.queryKey, (items) => items && change(items));
}

/** Adds an item to the list, or replaces it in its position. */
const writeItem = (client: QueryClient, item: ShoppingItem) =>
  write(client, (items) =>
    items.some(({ id }) => id === item.id)
      ? items.map((other) => (other.id === item.id ? item : other))
      : [...items, item],
  );

/** Reports the failure and refetches the list, because another device may have removed the item. */
function onFailure(client: QueryClient, error: Error, title: string): void {
  toastFailure(title, error);
  void client.invalidateQueries({ queryKey: shoppingListQuery.queryKey });
}

const REMOVE = ['shopping-list', 'remove'];

export type NewItem = Pick<ShoppingItem, 'name' | 'quantity' | 'unit'>;

/** Adds what was typed or pasted, all or none. What is typed afterwards is sent afterwards, so that all keep their order. */
export function useAddTypedItems(onFailed: (text: string) => void) {
  return useMutation({
    scope: { id: 'shopping-list-add' },
    mutationFn: (text: string) => call(shoppingList.addTyped, { body: { text } }),
    onSuccess: ({ added }, _, __, { client }) => {
      for (const item of added) writeItem(client, item);
    },
    onError: (error, text, _, { client }) => {
      onFailure(client, error, t('Failed to add to shopping list'));
      onFailed(text);
    },
  });
}

/** Adds what is used up to the list, without amounts. */
export function useBuyAgain() {
  return useMutation({
    mutationFn: (names: readonly string[]) =>
      call(shoppingList.createSeveral, {
        body: { items: names.map((name) => ({ name, quantity: '', unit: '' })) },
      }),
    onSuccess: (items, names, _, { client }) => {
      for (const item of items) writeItem(client, item);
      toast({ title: t('Added to shopping list'), description: names.join(', ') });
    },
    onError: (error) =>
      toastFixedFailure({ description: t('Failed to add ingredients to shopping list') }, error),
  });
}

/** Changes only the given fields. */
export function useEditItem(id: number, onEdited: () => void) {
  return useMutation({
    scope: { id: `shopping-item-${id}` },
    mutationFn: (change: Partial<NewItem>) => call(shoppingList.update, { params: { id }, body: change }),
    onSuccess: (item, _, __, { client }) => {
      writeItem(client, item);
      onEdited();
    },
    onError: (error, _, __, { client }) => onFailure(client, error, t('Failed to update shopping list')),
  });
}

/** Calls back when the server has removed items, with the id to undo it. */
type OnRemoved<Removed> = (undoId: number, removed: Removed) => void;

export function useRemoveItem(onRemoved: OnRemoved<ShoppingItem>) {
  return useMutation({
    mutationKey: REMOVE,
    mutationFn: ({ id }: ShoppingItem) => call(shoppingList.remove, { params: { id } }),
    onSuccess: ({ undoId }, item, __, { client }) => {
      write(client, (items) => items.filter(({ id }) => id !== item.id));
      onRemoved(undoId, item);
    },
    onError: (error, _, __, { client }) => onFailure(client, error, t('Failed to remove item')),
  });
}

/** Adds what the kitchen lacks for a recipe's lines to the list: all or nothing, so that it can be retried. */
export function useAddFromRecipe(onAdded: (added: AddedFromRecipe) => void) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof shoppingList.addFromRecipe>) =>
      call(shoppingList.addFromRecipe, { query: { today: today() }, body }),
    onSuccess: onAdded,
    onError: (error) =>
      toastFixedFailure({ description: t('Failed to add ingredients to shopping list') }, error),
  });
}

/** The added items, and those that were on the list already. */
export type AddedFromRecipe = ResponseOf<typeof shoppingList.addFromRecipe>;

/** Removes all ticked items; calls back if there were some. */
export function useRemoveCompleted(onRemoved: OnRemoved<readonly number[]>) {
  return useMutation({
    mutationFn: () => call(shoppingList.removeCompleted),
    onSuccess: ({ removed, undoId }, _, __, { client }) => {
      write(client, (items) => items.filter(({ id }) => !removed.includes(id)));
      if (undoId !== null) onRemoved(undoId, removed);
    },
    onError: (error, _, __, { client }) => onFailure(client, error, t('Failed to remove completed items')),
  });
}

/** Saves whether ticked items are added to the inventory; the last press wins. */
export function useStockBought() {
  return useMutation({
    scope: { id: 'stock-bought' },
    mutationFn: (stockBought: boolean) =>
      call(shoppingList.changeSettings, { query: { today: today() }, body: { stockBought } }),
    onSuccess: (settings, _, __, { client }) => client.setQueryData(settingsQuery.queryKey, settings),
    onError: (error, _, __, { client }) => onFailure(client, error, t('Failed to save the choice')),
  });
}

const TICK = ['shopping-list', 'tick'];

/** Maximum delay (ms) between retries of a failed tick; delays grow up to it. */
const LONGEST_WAIT = 10_000;

/** The user id of the signed-in person. */
const personIn = (client: QueryClient) => client.getQueryData(sessionQuery.queryKey)?.user.id;

/**
 * Ticks or unticks an item. Presses are sent one after the other, so that the last one wins. Without a connection they
 * are retried, because reception in shops is bad.
 */
const tickMutation = (id: number) =>
  mutationOptions({
    mutationKey: TICK,
    scope: { id: `shopping-item-${id}` },
    networkMode: 'offlineFirst',
    mutationFn: ({ isCompleted, owner }: Tick, { client }) => {
      if (personIn(client) !== owner) throw new Error('The person who ticked this has signed out');
      return call(shoppingList.update, { params: { id }, query: { today: today() }, body: { isCompleted } });
    },
    retry: (_, error) => isUnreachable(error),
    retryDelay: (failures) => Math.min(500 * 2 ** failures, LONGEST_WAIT),
    onMutate: keepTick,
    onSuccess: (item, _, __, { client }) => writeItem(client, item),
    onError: (error, { owner }, _, { client }) => {
      if (personIn(client) === owner) onFailure(client, error, t('Failed to update shopping list'));
    },
    onSettled: (_, __, tick) => forgetTick(tick),
  });

export function useTickItem(id: number) {
  const client = useQueryClient();
  const { mutate, isSuccess } = useMutation(tickMutation(id));
  const tick = (isCompleted: boolean) => {
    const owner = personIn(client);
    if (owner !== undefined) mutate({ id, isCompleted, owner });
  };
  return { tick, isSuccess };
}

/** Sends ticks from before a reload that were not saved. */
export function useResumeTicks(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (client.isMutating({ mutationKey: TICK }) > 0) return;
    for (const tick of readStoredTicks().filter(({ owner }) => owner === personIn(client))) {
      const mutation = client.getMutationCache().build(client, tickMutation(tick.id));
      // The mutation itself reports its failure.
      mutation.execute(tick).catch(() => undefined);
    }
  }, [client]);
}

/** How often (ms) an open list is refetched for changes by other devices. */
const REFRESH = 10_000;

/** The list as it will be when all pending changes are saved. */
export function useShoppingList() {
  const list = useQuery({ ...shoppingListQuery, refetchInterval: REFRESH, refetchOnMount: 'always' });
  const ticks = usePendingVariables<Pressed>(TICK);
  const removals = usePendingVariables<Pressed>(REMOVE);
  return { ...list, items: list.data && overlay(list.data, ticks, removals) };
}

/** Pending ticks, the latest per item. */
export function usePendingTicks(): ReadonlyMap<number, boolean> {
  return latest(usePendingVariables<Pressed>(TICK));
}

/** Whether a tick has failed and will be retried. */
export function useIsTickWaiting(): boolean {
  const failures = useMutationState({
    filters: { mutationKey: TICK, status: 'pending' },
    select: ({ state }) => state.failureCount,
  });
  return failures.some((count) => count > 0);
}

type Pressed = Pick<ShoppingItem, 'id' | 'isCompleted'>;

const latest = (ticks: readonly Pressed[]) => new Map(ticks.map(({ id, isCompleted }) => [id, isCompleted]));

function overlay(
  items: readonly ShoppingItem[],
  ticks: readonly Pressed[],
  removals: readonly Pressed[],
): ShoppingItem[] {
  const removed = new Set(removals.map(({ id }) => id));
  const ticked = latest(ticks);
  return items
    .filter(({ id }) => !removed.has(id))
    .map((item) => ({ ...item, isCompleted: ticked.get(item.id) ?? item.isCompleted }));
}

const TICKS_STORAGE_KEY = 'ticks to send';

interface Tick {
  /** The item's id. */
  readonly id: number;
  readonly isCompleted: boolean;
  /** The user id of the person who ticked it, because another person's list may have an item with the same id. */
  readonly owner: number;
}

/** Unsaved ticks of this browser tab, oldest first. They survive a reload, because phones unload background tabs. */
function readStoredTicks(): Tick[] {
  const kept = readFromTab(TICKS_STORAGE_KEY, (ticks) =>
    Array.isArray(ticks) && ticks.every(isTick) ? ticks : undefined,
  );
  return kept ?? [];
}

function isTick(kept: unknown): kept is Tick {
  const { id, isCompleted, owner } = Object(kept);
  return Number.isInteger(id) && typeof isCompleted === 'boolean' && Number.isInteger(owner);
}

/** Stores a tick, replacing earlier ones of the same item. */
function keepTick(tick: Tick): void {
  storeInTab(TICKS_STORAGE_KEY, [...readStoredTicks().filter((other) => !isOfSameItem(other, tick)), tick]);
}

/** Removes a saved tick, unless its item has been pressed again. */
function forgetTick(tick: Tick): void {
  storeInTab(
    TICKS_STORAGE_KEY,
    readStoredTicks().filter((other) => !isOfSameItem(other, tick) || other.isCompleted !== tick.isCompleted),
  );
}

const isOfSameItem = (one: Tick, other: Tick) => one.id === other.id && one.owner === other.owner;
