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
import { keepInTab, readKept } from '#lib/browser/kept-in-tab.ts';
import { today } from '#lib/today.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { sessionQuery } from '../people/auth.ts';
import { toastFailure, toastFixedFailure } from '../toast-failure.ts';

/** The shopping list in the order it was written. */
export const shoppingListQuery = readQuery(shoppingList.list);

export const settingsQuery = readQuery(shoppingList.settings);

/**
 * Puts the server's answer into the list, so that the former state never shows again: the read that follows every
 * change replaces one in progress, and takes its time.
 */
function write(client: QueryClient, change: (items: readonly ShoppingItem[]) => ShoppingItem[]): void {
  client.setQueryData(shoppingListQuery.queryKey, (items) => items && change(items));
}

/** Puts an item into the list, in its own place if it has one. */
const writeItem = (client: QueryClient, item: ShoppingItem) =>
  write(client, (items) =>
    items.some(({ id }) => id === item.id)
      ? items.map((other) => (other.id === item.id ? item : other))
      : [...items, item],
  );

/** Says what failed, and reads the list again: another device may have removed what it was about. */
function onFailure(client: QueryClient, error: Error, title: string): void {
  toastFailure(title, error);
  void client.invalidateQueries({ queryKey: shoppingListQuery.queryKey });
}

const REMOVE = ['shopping-list', 'remove'];

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

/** Removes an item; calls `onRemoved` when the server has removed it. */
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

/**
 * Puts what the kitchen is short of for a recipe's lines on the list. It adds all or nothing, so that a failure can be
 * tried again.
 */
export function useAddFromRecipe(onAdded: (added: AddedFromRecipe) => void) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof shoppingList.addFromRecipe>) =>
      call(shoppingList.addFromRecipe, { query: { today: today() }, body }),
    onSuccess: onAdded,
    onError: (error) =>
      toastFixedFailure({ description: 'Failed to add ingredients to shopping list' }, error),
  });
}

/** What went onto the list, and what stood there already. */
export type AddedFromRecipe = ResponseOf<typeof shoppingList.addFromRecipe>;

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

const TICK = ['shopping-list', 'tick'];

/** Milliseconds between the tries of a tick that did not get through: more each time, up to this. */
const LONGEST_WAIT = 10_000;

/** Who is signed in, by user id. */
const personIn = (client: QueryClient) => client.getQueryData(sessionQuery.queryKey)?.user.id;

/**
 * Ticks an item or unticks it. Presses are sent one after the other, so that the last one holds. Without a connection
 * they wait and are tried again, since reception is worst in a shop.
 */
const tickMutation = (id: number) =>
  mutationOptions({
    mutationKey: TICK,
    scope: { id: `shopping-item-${id}` },
    networkMode: 'offlineFirst',
    mutationFn: ({ isCompleted, owner }: Tick, { client }) => {
      if (personIn(client) !== owner) throw new Error('The person who ticked this has signed out');
      return call(shoppingList.update, { params: { id }, body: { isCompleted } });
    },
    retry: (_, error) => isUnreachable(error),
    retryDelay: (failures) => Math.min(500 * 2 ** failures, LONGEST_WAIT),
    onMutate: keepTick,
    onSuccess: (item, _, __, { client }) => writeItem(client, item),
    onError: (error, { owner }, _, { client }) => {
      if (personIn(client) === owner) onFailure(client, error, 'Failed to update shopping list');
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

/** Sends what was ticked before a reload and did not get through. */
export function useResumeTicks(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (client.isMutating({ mutationKey: TICK }) > 0) return;
    for (const tick of readKeptTicks().filter(({ owner }) => owner === personIn(client))) {
      const mutation = client.getMutationCache().build(client, tickMutation(tick.id));
      // The mutation itself shows its failure.
      mutation.execute(tick).catch(() => undefined);
    }
  }, [client]);
}

/** Milliseconds after which an open list asks what another device has changed. */
const REFRESH = 10_000;

/** The list as it will be when everything pressed so far has reached the server. */
export function useShoppingList() {
  const list = useQuery({ ...shoppingListQuery, refetchInterval: REFRESH, refetchOnMount: 'always' });
  const ticks = usePendingVariables<Pressed>(TICK);
  const removals = usePendingVariables<Pressed>(REMOVE);
  return { ...list, items: list.data && overlay(list.data, ticks, removals) };
}

/** The ticks that are not answered, the latest of each item. */
export function usePendingTicks(): ReadonlyMap<number, boolean> {
  return latest(usePendingVariables<Pressed>(TICK));
}

/** Whether a tick has been tried in vain and is to be tried again. */
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

const TICKS_KEPT_UNDER = 'ticks to send';

interface Tick {
  /** Of the item. */
  readonly id: number;
  readonly isCompleted: boolean;
  /** Who ticked it, by user id: another person's list may have an item of the same id. */
  readonly owner: number;
}

/** What this browser tab has ticked and not sent, oldest first. It outlives a reload: phones unload what is not looked at. */
function readKeptTicks(): Tick[] {
  const kept = readKept(TICKS_KEPT_UNDER, (ticks) =>
    Array.isArray(ticks) && ticks.every(isTick) ? ticks : undefined,
  );
  return kept ?? [];
}

function isTick(kept: unknown): kept is Tick {
  const { id, isCompleted, owner } = Object(kept);
  return Number.isInteger(id) && typeof isCompleted === 'boolean' && Number.isInteger(owner);
}

/** The latest tick of an item stands for those before it. */
function keepTick(tick: Tick): void {
  keepInTab(TICKS_KEPT_UNDER, [...readKeptTicks().filter((other) => !isOfSameItem(other, tick)), tick]);
}

/** Forgets a tick that is answered, unless its item has been pressed again. */
function forgetTick(tick: Tick): void {
  keepInTab(
    TICKS_KEPT_UNDER,
    readKeptTicks().filter((other) => !isOfSameItem(other, tick) || other.isCompleted !== tick.isCompleted),
  );
}

const isOfSameItem = (one: Tick, other: Tick) => one.id === other.id && one.owner === other.owner;
