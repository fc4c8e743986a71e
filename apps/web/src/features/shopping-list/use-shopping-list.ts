import type { ShoppingItem } from '@game-plan/contracts/shopping-list';
import { type MutationKey, useMutationState, useQuery } from '@tanstack/react-query';
import { REMOVE, shoppingListQuery } from './shopping-list-queries.ts';
import { TICK } from './tick-item.ts';

/** Milliseconds after which an open list asks what another device has changed. */
const REFRESH = 10_000;

/**
 * The list as it will be when everything pressed so far has reached the server. What waits for an answer lies over
 * what was read, so that no read, however late, brings back an old state; with the answer it is the server's again.
 */
export function useShoppingList() {
  const list = useQuery({ ...shoppingListQuery, refetchInterval: REFRESH, refetchOnMount: 'always' });
  const ticks = usePending(TICK);
  const removals = usePending(REMOVE);
  return { ...list, items: list.data && overlay(list.data, ticks, removals) };
}

/** The ticks that are not answered, the latest of each item. */
export function usePendingTicks(): ReadonlyMap<number, boolean> {
  return latest(usePending(TICK));
}

/** Whether a tick has been tried in vain and is to be tried again. */
export function useIsTickWaiting(): boolean {
  const failures = useMutationState({
    filters: { mutationKey: TICK, status: 'pending' },
    select: ({ state }) => state.failureCount,
  });
  return failures.some((count) => count > 0);
}

/** What was pressed and is not answered, oldest first. */
function usePending(mutationKey: MutationKey): Pressed[] {
  return useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Pressed,
  });
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
