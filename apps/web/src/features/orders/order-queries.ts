import { orders } from '@game-plan/contracts/orders';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api.ts';
import { serverMessage } from '#lib/api-error.ts';
import { tellOtherTabs } from '#lib/cart-news.ts';
import { leaveToPay } from '#lib/leave-to-pay.ts';
import { toast } from '#ui/toast-store.ts';

export const ordersQuery = readQuery(orders.list);
export const orderQuery = (id: number) => readQuery(orders.read, { params: { id } });
export const paymentMethodQuery = readQuery(orders.paymentMethod);

/** How often an order that waits is asked for, each time a second later than the time before: for half a minute. */
const ASKS = 8;
const SECOND = 1000;

/**
 * Asks how an order's payment stands, and writes the answer into the order.
 * @param isExpected whether the person has just paid: then it is asked again, while the page is looked at
 */
export const paymentStateQuery = (id: number, isExpected: boolean) =>
  queryOptions({
    queryKey: ['payment state', id],
    queryFn: async ({ client }) => {
      const state = await call(orders.checkPayment, { params: { id } });
      const known = client.getQueryData(orderQuery(id).queryKey);
      if (known && known.status !== state.status) {
        client.setQueryData(orderQuery(id).queryKey, (order) => order && { ...order, status: state.status });
        tellOtherTabs();
      }
      return state;
    },
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) => {
      const asked = dataUpdateCount + errorUpdateCount;
      const waits = data === undefined || (data.status === 'pending' && !data.isOnItsWay);
      return isExpected && waits && asked < ASKS && asked * SECOND;
    },
  });

/** Opens the page on which the order is paid. */
export function usePayOrder(id: number) {
  return useMutation({
    mutationFn: () => call(orders.pay, { params: { id } }),
    onSuccess: ({ paymentUrl }) => {
      if (!leaveToPay(paymentUrl))
        onNotOpened('Its address is not safe to open. Tell the people who run this.');
    },
    onError: (error, _, __, { client }) => {
      onNotOpened(serverMessage(error));
      // Another tab may have paid it.
      void client.invalidateQueries({ queryKey: orderQuery(id).queryKey });
    },
  });
}

function onNotOpened(description: string | undefined): void {
  toast({ title: 'The payment page did not open', description, variant: 'destructive' });
}
