import type { BodyInput } from '@game-plan/contracts/endpoint';
import { type KnownCost, type PricedFood, prices } from '@game-plan/contracts/kitchen/prices';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { formatPaid } from '#lib/format/money.ts';
import { t } from '#lib/language.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';

export const pricesQuery = readQuery(prices.list);

/** What the recipes planned from one day to another cost. */
export const planCostQuery = (days: { from: CalendarDay; to: CalendarDay }) =>
  readQuery(prices.ofPlan, { query: days });

/** What a saved recipe costs for so many servings. */
export const recipeCostQuery = (id: number, servings: number) =>
  readQuery(prices.ofRecipe, { params: { id }, query: { servings } });

/** 'about 11.40, 80% of the amount known' */
export function costText(cost: NonNullable<KnownCost>): string {
  const percent = Math.floor(cost.knownShare * 100);
  const amount = formatPaid(cost.cents);
  return percent === 100
    ? t('about {amount}', { amount })
    : t('about {amount}, {percent}% of the amount known', { amount, percent });
}

/** Reads the prices of a text; calls back with them. */
export function useReadPrices(onRead: (foods: PricedFood[]) => void) {
  return useMutation({
    mutationFn: (text: string) => call(prices.read, { body: { text } }),
    onSuccess: onRead,
    onError: (error) => toastFailure(t('The prices were not read'), error),
  });
}

/** Saves prices; calls back on success. */
export function useSavePrices(onSaved: () => void) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof prices.create>) => call(prices.create, { body }),
    onSuccess: (saved) => {
      toast({
        title: t('{count, select, 1 {1 price saved} other {{count} prices saved}}', { count: saved.length }),
      });
      onSaved();
    },
    onError: (error) => toastFailure(t('The prices were not saved'), error),
  });
}

export function useRemovePrice() {
  return useMutation({
    mutationFn: (id: number) => call(prices.remove, { params: { id } }),
    onError: (error) => toastFailure(t('The price was not removed'), error),
  });
}
