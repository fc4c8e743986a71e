import type { ResponseOf } from '@game-plan/contracts/endpoint';
import { ledger } from '@game-plan/contracts/kitchen/ledger';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
import { today } from '#lib/today.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';

/** Where the food of the kitchen went in the month of a day. */
export const ledgerQuery = (day: CalendarDay, today: CalendarDay) =>
  readQuery(ledger.read, { query: { day, today } });

export type Ledger = ResponseOf<typeof ledger.read>;

/** What runs out soon, what may be gone, and how long foods last. */
export const forecastQuery = (today: CalendarDay) => readQuery(ledger.forecast, { query: { today } });
export type Forecast = ResponseOf<typeof ledger.forecast>;
export type CardInDoubt = Forecast['mayBeGone'][number];

/** Says that an ingredient is there as the inventory says. */
export function useCounted() {
  return useMutation({
    mutationFn: ({ id }: CardInDoubt) => call(ledger.count, { params: { id }, query: { today: today() } }),
    onSuccess: (_, { name }) =>
      toast({ title: t('Noted'), description: t('{name} is still there', { name }) }),
    onError: (error) => toastFailure(t('Failed to update ingredient'), error),
  });
}
