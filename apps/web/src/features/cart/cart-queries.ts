import { type CartItem, cart } from '@game-plan/contracts/cart';
import { orders } from '@game-plan/contracts/orders';
import { type QueryClient, useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api.ts';
import { serverMessage } from '#lib/api-error.ts';
import { tellOtherTabs } from '#lib/cart-news.ts';
import { toast } from '#ui/toast-store.ts';

export const cartQuery = readQuery(cart.list);
export const paymentMethodQuery = readQuery(orders.paymentMethod);

/** Everything that is pressed about the cart is sent one after the other, in the order it was pressed. */
export const CART_SCOPE = { id: 'cart' };

export const UPDATE = ['cart', 'update'];
export const REMOVE = ['cart', 'remove'];

/** Writes what the server answered, so that no moment shows the state before while the cart is read again. */
export function writeCart(client: QueryClient, change: (items: readonly CartItem[]) => CartItem[]): void {
  client.setQueryData(cartQuery.queryKey, (items) => items && change(items));
  tellOtherTabs();
}

/** Says what failed, and reads the cart again: another tab or the catalogue may have changed it. */
export function onCartFailure(client: QueryClient, title: string, message: string | undefined): void {
  toast({ title, description: message, variant: 'destructive' });
  void client.invalidateQueries({ queryKey: cartQuery.queryKey });
}

export interface LineUpdate {
  readonly id: number;
  readonly quantity: number;
}

/** Changes a line's quantity, which also agrees to its price of today. */
export function useUpdateLine() {
  return useMutation({
    mutationKey: UPDATE,
    scope: CART_SCOPE,
    mutationFn: ({ id, quantity }: LineUpdate) => call(cart.update, { params: { id }, body: { quantity } }),
    onSuccess: (line, _, __, { client }) =>
      writeCart(client, (items) => items.map((item) => (item.id === line.id ? line : item))),
    onError: (error, _, __, { client }) =>
      onCartFailure(client, 'Failed to update item', serverMessage(error)),
  });
}

/** Removes a line; the toast puts it back, unless it could not be ordered as it was. */
export function useRemoveLine() {
  const { mutate: putBack } = usePutBack();
  return useMutation({
    mutationKey: REMOVE,
    scope: CART_SCOPE,
    mutationFn: ({ id }: CartItem) => call(cart.remove, { params: { id } }),
    onSuccess: (_, removed, __, { client }) => {
      writeCart(client, (items) => items.filter(({ id }) => id !== removed.id));
      toast({
        title: 'Item removed',
        description: 'Item has been removed from your cart',
        ...(canBeOrdered(removed) && { action: { label: 'Undo', onPress: () => putBack(removed) } }),
      });
    },
    onError: (error, _, __, { client }) =>
      onCartFailure(client, 'Failed to remove item', serverMessage(error)),
  });
}

const canBeOrdered = ({ isAvailable, earlierPrice }: CartItem) => isAvailable && earlierPrice === null;

function usePutBack() {
  return useMutation({
    scope: CART_SCOPE,
    mutationFn: ({ serviceId, quantity, customizations, totalPrice }: CartItem) =>
      call(cart.add, { body: { serviceId, quantity, customizations, totalPrice } }),
    onSuccess: (line, _, __, { client }) =>
      writeCart(client, (items) => [...items.filter(({ id }) => id !== line.id), line]),
    onError: (error, _, __, { client }) =>
      onCartFailure(client, 'Failed to add to cart', serverMessage(error)),
  });
}

export function useClearCart(onCleared: () => void) {
  return useMutation({
    scope: CART_SCOPE,
    mutationFn: () => call(cart.clear),
    onSuccess: (_, __, ___, { client }) => {
      writeCart(client, () => []);
      toast({ title: 'Cart cleared', description: 'All items have been removed from your cart' });
      onCleared();
    },
    onError: (error, _, __, { client }) =>
      onCartFailure(client, 'Failed to clear cart', serverMessage(error)),
  });
}
