import type { CartItem } from '@game-plan/contracts/shop/cart';
import { type Order, orders } from '@game-plan/contracts/shop/orders';
import { type QueryClient, queryOptions, useIsMutating, useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { ApiError, serverMessage } from '#lib/api/api-error.ts';
import { openPaymentPage } from '#lib/browser/safe-address.ts';
import { t } from '#lib/language.ts';
import { useIsMounted } from '#lib/use-is-mounted.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';
import { CART_SCOPE, cartQuery, notifyOtherTabs, onCartFailure, writeCart } from './cart.ts';

export const ordersQuery = readQuery(orders.list);
export const orderQuery = (id: number) => readQuery(orders.read, { params: { id } });
export const paymentMethodQuery = readQuery(orders.paymentMethod);

/** How often a pending order is polled, with intervals growing by a second: half a minute in total. */
const ASKS = 8;
const SECOND = 1000;

/**
 * Asks for the state of an order's payment and writes it into the order.
 * @param isExpected whether the person has just paid: the state is then polled while the page is visible
 */
export const paymentStateQuery = (id: number, isExpected: boolean) =>
  queryOptions({
    queryKey: ['payment state', id],
    queryFn: async ({ client }) => {
      const state = await call(orders.checkPayment, { params: { id } });
      const known = client.getQueryData(orderQuery(id).queryKey);
      if (known && known.status !== state.status) {
        client.setQueryData(orderQuery(id).queryKey, (order) => order && { ...order, status: state.status });
        notifyOtherTabs();
      }
      return state;
    },
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) => {
      const attempts = dataUpdateCount + errorUpdateCount;
      const waits = data === undefined || (data.status === 'pending' && !data.isOnItsWay);
      return isExpected && waits && attempts < ASKS && attempts * SECOND;
    },
  });

/** Cancels an order, or requests the cancellation; the answer says which. */
export function useCancelOrder(id: number, onCancelled: () => void) {
  return useMutation({
    mutationFn: (reason: string) => call(orders.cancel, { params: { id }, body: { reason } }),
    onSuccess: (order, _, __, { client }) => {
      client.setQueryData(orderQuery(id).queryKey, order);
      toast(
        order.stage === 'cancelled'
          ? { title: t('Order cancelled') }
          : {
              title: t('You have asked to cancel'),
              description: t('We will let you know whether it can be cancelled.'),
            },
      );
      onCancelled();
    },
    onError: (error, _, __, { client }) => {
      toastFailure(t('The order was not cancelled'), error);
      void client.invalidateQueries({ queryKey: orderQuery(id).queryKey });
    },
  });
}

/** Opens the order's payment page. */
export function usePayOrder(id: number) {
  return useMutation({
    mutationFn: () => call(orders.pay, { params: { id } }),
    onSuccess: ({ paymentUrl }) => {
      if (!openPaymentPage(paymentUrl))
        onNotOpened(t('Its address is not safe to open. Please tell your administrator.'));
    },
    onError: (error, _, __, { client }) => {
      onNotOpened(serverMessage(error));
      // Another tab may have paid it.
      void client.invalidateQueries({ queryKey: orderQuery(id).queryKey });
    },
  });
}

function onNotOpened(description: string | undefined): void {
  toast({ title: t('The payment page did not open'), description, variant: 'destructive' });
}

const CHANGED = t('Your cart has just changed. Check it and try again.');
const NO_ANSWER = t(
  'The server did not answer. Before you try again, check whether the order is already among your orders.',
);

class CartChangedError extends Error {}

const CHECKOUT = ['cart', 'checkout'];

/** Whether a checkout is in progress, even if the cart was closed and reopened meanwhile. */
export function useIsCheckingOut(): boolean {
  return useIsMutating({ mutationKey: CHECKOUT }) > 0;
}

/**
 * Orders the cart that the person sees. The request has no body, so the cart is refetched right before it: nobody
 * should order items that another tab or device added, or at a price they did not see. If the user has left the cart
 * before the answer, a toast replaces the callback.
 * @param onOrdered shows the new order; resolves when it is shown
 */
export function useCheckout(onOrdered: (id: Order['id']) => Promise<void>) {
  const isMounted = useIsMounted();
  return useMutation({
    mutationKey: CHECKOUT,
    scope: CART_SCOPE,
    mutationFn: async (shown: readonly CartItem[], { client }) => {
      const now = await client.fetchQuery({ ...cartQuery, staleTime: 0 });
      if (!isSameCart(shown, now ?? [])) throw new CartChangedError(CHANGED);
      return call(orders.checkout);
    },
    onSuccess: async ({ id, paymentUrl, paymentProblem }, _, __, { client }) => {
      writeCart(client, () => []);
      const created = t('Order #{id} has been created', { id });
      const isWatched = isMounted();
      toast({
        title: t('Order placed successfully!'),
        description: paymentProblem === null ? created : `${created}. ${paymentProblem}`,
        ...(!isWatched && { action: { label: t('View Order'), onPress: () => void onOrdered(id) } }),
      });
      if (!isWatched) return;
      // Shows the order first, so that Back leads from the payment page to it.
      await onOrdered(id);
      if (paymentUrl !== null && !openPaymentPage(paymentUrl)) {
        toast({
          title: t('The payment page did not open'),
          description: t('{created}. You can pay it later.', { created }),
          variant: 'destructive',
        });
      }
    },
    onError: (error, _, __, { client }) => fail(client, error),
  });
}

function fail(client: QueryClient, error: Error): void {
  const silent = error instanceof ApiError ? undefined : NO_ANSWER;
  onCartFailure(
    client,
    t('Checkout failed'),
    error,
    error instanceof CartChangedError ? error.message : silent,
  );
}

/** Whether two versions of a cart have the same lines, quantities and prices. */
export function isSameCart(one: readonly CartItem[], other: readonly CartItem[]): boolean {
  return (
    one.length === other.length &&
    one.every((line) =>
      other.some(
        ({ id, quantity, totalPrice, isAvailable }) =>
          id === line.id &&
          quantity === line.quantity &&
          totalPrice === line.totalPrice &&
          isAvailable === line.isAvailable,
      ),
    )
  );
}
