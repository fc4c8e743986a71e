import type { CartItem } from '@game-plan/contracts/cart';
import { centsFromDollars, dollarsFromCents } from '@game-plan/domain/pricing/cents';
import { lineTotal } from '@game-plan/domain/pricing/line-total';
import { type MutationKey, type QueryClient, useMutationState, useQuery } from '@tanstack/react-query';
import { cartQuery, type LineUpdate, REMOVE, UPDATE } from './cart-queries.ts';

/**
 * The cart as it will be when everything pressed so far has reached the server. What waits for an answer lies over
 * what was read, so that no read, however late, brings back an old state; with the answer it is the server's again.
 */
export function useCart() {
  // Services are repriced and other devices change the cart, so coming here reads it anew.
  const read = useQuery({ ...cartQuery, refetchOnMount: 'always' });
  const updates = usePending(UPDATE);
  const removals = usePending(REMOVE);
  return { ...read, items: read.data && overlay(read.data, updates, removals) };
}

/**
 * The quantity that `useCart` is about to show of a line. A second press on a busy machine comes before the screen has
 * shown the first.
 */
export function quantityToBe(client: QueryClient, { id, quantity }: CartItem): number {
  const updates = client
    .getMutationCache()
    .findAll({ mutationKey: UPDATE, status: 'pending' })
    .map(({ state }) => state.variables as Pressed);
  const lines = overlay(client.getQueryData(cartQuery.queryKey) ?? [], updates, []);
  return lines.find((line) => line.id === id)?.quantity ?? quantity;
}

type Pressed = Pick<LineUpdate, 'id'> & Partial<LineUpdate>;

/** What was pressed and is not answered, oldest first. */
function usePending(mutationKey: MutationKey): Pressed[] {
  return useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Pressed,
  });
}

function overlay(
  items: readonly CartItem[],
  updates: readonly Pressed[],
  removals: readonly Pressed[],
): CartItem[] {
  const removed = new Set(removals.map(({ id }) => id));
  const quantities = new Map(updates.map(({ id, quantity }) => [id, quantity]));
  return items
    .filter(({ id }) => !removed.has(id))
    .map((item) => withQuantity(item, quantities.get(item.id) ?? item.quantity));
}

function withQuantity(item: CartItem, quantity: number): CartItem {
  if (quantity === item.quantity) return item;
  const totalPrice = dollarsFromCents(lineTotal(centsFromDollars(item.unitPrice), quantity));
  return { ...item, quantity, totalPrice };
}
