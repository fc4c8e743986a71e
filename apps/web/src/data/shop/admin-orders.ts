import type { BodyInput } from '@game-plan/contracts/endpoint';
import {
  type AdminOrder,
  adminOrders,
  type HandledOrder,
  ORDER_PAGE_MAX,
  type OrderFilter,
} from '@game-plan/contracts/shop/admin-orders';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { t } from '#lib/language.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';

/** The displayed part of the orders. `page` counts from 0. */
export interface OrdersView {
  readonly filter: OrderFilter;
  readonly search: string;
  readonly page: number;
}

const searchOf = (search: string) => (search === '' ? {} : { search });

/** The previous rows stay visible until the new ones are loaded. */
export const adminOrdersQuery = ({ filter, search, page }: OrdersView) =>
  queryOptions({
    ...readQuery(adminOrders.list, {
      query: { filter, ...searchOf(search), offset: String(page * ORDER_PAGE_MAX) },
    }),
    placeholderData: keepPreviousData,
  });

/** The newest orders of a user. */
export const ordersOfUserQuery = (userId: number) =>
  readQuery(adminOrders.list, { query: { buyer: String(userId) } });

export const orderCountsQuery = (search = '') =>
  queryOptions({
    ...readQuery(adminOrders.counts, { query: searchOf(search) }),
    placeholderData: keepPreviousData,
  });

export const adminOrderQuery = (id: AdminOrder['id']) => readQuery(adminOrders.read, { params: { id } });

type Move = Omit<BodyInput<typeof adminOrders.move>, 'revision'> & {
  /** The title of the success toast. */
  readonly done: string;
};

/** That another order has its appointment at the chosen time; undefined for other errors. */
export const clashOf = (error: Error | null): string | undefined =>
  error instanceof ApiError && error.status === 409 ? error.problem?.errors?.appointment?.[0] : undefined;

/** Performs a step on the displayed version of an order; an order that has changed meanwhile is refetched. */
export function useMoveOrder({ id, revision }: Pick<HandledOrder, 'id' | 'revision'>, onMoved: () => void) {
  return useMutation({
    mutationFn: ({ done, ...move }: Move) =>
      call(adminOrders.move, { params: { id }, body: { ...move, revision } }),
    onSuccess: (order, { done }, _, { client }) => {
      client.setQueryData(adminOrderQuery(id).queryKey, order);
      toast({ title: done });
      onMoved();
    },
    onError: (error, _, __, { client }) => {
      if (clashOf(error) === undefined) toastFailure(t('The order was not changed'), error);
      void client.invalidateQueries({ queryKey: adminOrderQuery(id).queryKey });
    },
  });
}
