import type { BodyInput } from '@game-plan/contracts/endpoint';
import { type CartItem, cart } from '@game-plan/contracts/shop/cart';
import { orders } from '@game-plan/contracts/shop/orders';
import { centsFromDollars, dollarsFromCents } from '@game-plan/domain/pricing/cents';
import { lineTotal } from '@game-plan/domain/pricing/line-total';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, readQuery } from '#lib/api/api.ts';
import { usePendingVariables } from '#lib/api/pending-variables.ts';
import { tabChannel } from '#lib/browser/tab-channel.ts';
import { formatDollars } from '#lib/format/money.ts';
import { t } from '#lib/language.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { useUndoAction } from '../people/undo.ts';
import { toastFailure } from '../toast-failure.ts';
import { servicesQuery } from './services.ts';

export const cartQuery = readQuery(cart.list);

/** All changes of the cart are sent one after the other, in the order of the presses. */
export const CART_SCOPE = { id: 'cart' };

const UPDATE = ['cart', 'update'];
const REMOVE = ['cart', 'remove'];

/** Writes the server's answer immediately, so that the old state does not reappear while the cart is refetched. */
export function writeCart(client: QueryClient, change: (items: readonly CartItem[]) => CartItem[]): void {
  client.setQueryData(cartQuery.queryKey, (items) => items && change(items));
  notifyOtherTabs();
}

/** Reports the failure and refetches the cart, because another tab or the catalogue may have changed it. */
export function onCartFailure(client: QueryClient, title: string, error: Error, otherwise?: string): void {
  toastFailure(title, error, otherwise === undefined ? {} : { otherwise });
  void client.invalidateQueries({ queryKey: cartQuery.queryKey });
}

interface LineUpdate {
  readonly id: number;
  readonly quantity: number;
}

/** Changes a line's quantity, which also accepts today's price. */
export function useUpdateLine() {
  return useMutation({
    mutationKey: UPDATE,
    scope: CART_SCOPE,
    mutationFn: ({ id, quantity }: LineUpdate) => call(cart.update, { params: { id }, body: { quantity } }),
    onSuccess: (line, _, __, { client }) =>
      writeCart(client, (items) => items.map((item) => (item.id === line.id ? line : item))),
    onError: (error, _, __, { client }) => onCartFailure(client, t('Failed to update item'), error),
  });
}

interface OptionChange extends Pick<CartItem, 'customizations'> {
  readonly item: CartItem;
}

/** Whether the server, which orders the options of all lines alike, would have taken the other line in. */
const isSameChoice = (line: CartItem, other: CartItem) =>
  line.serviceId === other.serviceId &&
  JSON.stringify(line.customizations) === JSON.stringify(other.customizations);

/** Changes a line's options, which also accepts today's price. */
export function useChangeOptions() {
  return useMutation({
    scope: CART_SCOPE,
    mutationFn: ({ item: { id, quantity }, customizations }: OptionChange) =>
      call(cart.update, { params: { id }, body: { quantity, customizations } }),
    onSuccess: (line, _, __, { client }) =>
      writeCart(client, (items) =>
        items.flatMap((item) => (item.id === line.id ? line : isSameChoice(line, item) ? [] : item)),
      ),
    onError: (error, _, __, { client }) => {
      onCartFailure(client, t('Failed to update item'), error);
      // The service may be gone, or its options changed.
      void client.invalidateQueries({ queryKey: servicesQuery.queryKey });
    },
  });
}

/** Removes a line; the toast offers Undo. */
export function useRemoveLine() {
  const undo = useUndoAction();
  return useMutation({
    mutationKey: REMOVE,
    scope: CART_SCOPE,
    mutationFn: ({ id }: CartItem) => call(cart.remove, { params: { id } }),
    onSuccess: ({ undoId }, removed, __, { client }) => {
      writeCart(client, (items) => items.filter(({ id }) => id !== removed.id));
      const done = { title: t('Item restored'), description: removed.service.name };
      toast({
        title: t('Item removed'),
        description: t('Item has been removed from your cart'),
        action: undo({ undoId, done, onDone: notifyOtherTabs }),
      });
    },
    onError: (error, _, __, { client }) => onCartFailure(client, t('Failed to remove item'), error),
  });
}

export function useClearCart(onCleared: () => void) {
  return useMutation({
    scope: CART_SCOPE,
    mutationFn: () => call(cart.clear),
    onSuccess: (_, __, ___, { client }) => {
      writeCart(client, () => []);
      toast({ title: t('Cart cleared'), description: t('All items have been removed from your cart') });
      onCleared();
    },
    onError: (error, _, __, { client }) => onCartFailure(client, t('Failed to clear cart'), error),
  });
}

/** The service to add, with the displayed price in dollars. */
type NewLine = BodyInput<typeof cart.add> & { totalPrice: number };

/**
 * Adds one of a service to the cart. The server computes the price; a changed price is reported.
 * @param onView opens the cart, from the toast
 */
export function useAddToCart(onView: () => void) {
  return useMutation({
    mutationFn: (line: NewLine) => call(cart.add, { body: line }),
    onSuccess: ({ unitPrice }, { totalPrice: shown }) => {
      notifyOtherTabs();
      toast({
        title: t('Added to cart'),
        description:
          unitPrice === shown
            ? t('Service has been added to your cart')
            : t('Service has been added to your cart. Its price is now {price}', {
                price: formatDollars(unitPrice),
              }),
        action: { label: t('View Cart'), onPress: onView },
      });
    },
    onError: (error, _, __, { client }) => {
      toastFailure(t('Failed to add to cart'), error);
      // The service may be gone, or its options changed.
      void client.invalidateQueries({ queryKey: servicesQuery.queryKey });
    },
  });
}

/** The cart as it will be when all pending changes are saved. */
export function useCart() {
  // Refetched on every visit, because prices and other devices change the cart.
  const read = useQuery({ ...cartQuery, refetchOnMount: 'always' });
  const updates = usePendingVariables<Pressed>(UPDATE);
  const removals = usePendingVariables<Pressed>(REMOVE);
  return { ...read, items: read.data && overlay(read.data, updates, removals) };
}

/**
 * The quantity that `useCart` is about to show. The second of two quick presses may come before the first is rendered.
 */
export function pendingQuantity(client: QueryClient, { id, quantity }: CartItem): number {
  const updates = client
    .getMutationCache()
    .findAll({ mutationKey: UPDATE, status: 'pending' })
    .map(({ state }) => state.variables as Pressed);
  const lines = overlay(client.getQueryData(cartQuery.queryKey) ?? [], updates, []);
  return lines.find((line) => line.id === id)?.quantity ?? quantity;
}

type Pressed = Pick<LineUpdate, 'id'> & Partial<LineUpdate>;

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

const AFFECTED = [cart.list.path, orders.list.path];

const cartChannel = tabChannel('game-plan-cart');

/** Tells the other tabs that the cart or an order has changed. */
export function notifyOtherTabs(): void {
  cartChannel.broadcast();
}

/** Refetches cart and orders whenever another tab has changed them. */
export function useCartBroadcast(): void {
  const client = useQueryClient();
  useEffect(() => {
    const readAgain = () =>
      void client.invalidateQueries({
        predicate: ({ queryKey: [address] }) => AFFECTED.some((path) => String(address).startsWith(path)),
      });
    return cartChannel.subscribe(readAgain);
  }, [client]);
}
