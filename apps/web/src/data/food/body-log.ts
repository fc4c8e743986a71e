import { type BodyDay, bodyLog, MOST_MILLILITERS_A_DAY } from '@game-plan/contracts/food/body-log';
import { addDays, type CalendarDay } from '@game-plan/domain/calendar-day';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { usePendingVariables } from '#lib/api/pending-variables.ts';
import { t } from '#lib/language.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { callConfirmed } from '../call-confirmed.ts';
import { sessionQuery } from '../people/auth.ts';
import { toastFailure } from '../toast-failure.ts';

/** How many days of weights are shown. */
export const TREND_DAYS = 90;

/** Logged weight and water of the 90 days that end with the day. */
const bodyLogQuery = (day: CalendarDay) =>
  readQuery(bodyLog.list, { query: { startDate: addDays(day, 1 - TREND_DAYS), endDate: day } });

const ADD_WATER = ['add water'];

interface Glass {
  readonly date: CalendarDay;
  readonly milliliters: number;
}

/** The log up to a day, including glasses of water that are still being saved. */
export function useBodyLog(day: CalendarDay) {
  const query = useQuery(bodyLogQuery(day));
  const pending = usePendingVariables<Glass>(ADD_WATER).filter(({ date }) => date === day);
  const saved = query.data?.find(({ date }) => date === day);
  const water = pending.reduce(
    (sum, { milliliters }) => Math.min(MOST_MILLILITERS_A_DAY, Math.max(0, sum + milliliters)),
    saved?.waterMilliliters ?? 0,
  );
  return { query, water, weight: saved?.weight ?? null };
}

/** Returns the days with this one replaced or added. */
function withDay(days: readonly BodyDay[] | null | undefined, day: BodyDay): BodyDay[] {
  const others = (days ?? []).filter(({ date }) => date !== day.date);
  return [...others, day].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Adds to the water of a day; a negative amount subtracts. Every quick press counts. */
export function useAddWater() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: ADD_WATER,
    scope: { id: 'add-water' },
    mutationFn: ({ date, milliliters }: Glass) =>
      call(bodyLog.addWater, { params: { date }, body: { milliliters } }),
    onSuccess: (day) => client.setQueryData(bodyLogQuery(day.date).queryKey, (days) => withDay(days, day)),
    onError: (error, glass) =>
      toastFailure(t('Failed to log water'), error, {
        action: { label: t('Try again'), onPress: () => mutate(glass) },
      }),
  });
  return mutate;
}

interface Weighing {
  readonly date: CalendarDay;
  /** Kilograms; null removes the weight. */
  readonly weight: number | null;
}

/** Saves the weight of a day. Calls back with what was sent, because the field may have changed meanwhile. */
export function useSaveWeight(onSaved: (sent: Weighing) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ date, weight }: Weighing) =>
      callConfirmed(
        (confirmed) => call(bodyLog.setWeight, { params: { date }, query: { confirmed }, body: { weight } }),
        { title: t('Is this weight right?'), actionLabel: t('Log it') },
      ),
    onSuccess: (day, sent) => {
      client.setQueryData(bodyLogQuery(day.date).queryKey, (days) => withDay(days, day));
      // The latest weight is also stored in the health profile, which is part of the session.
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      toast({ title: sent.weight === null ? t('Weight removed') : t('Weight logged') });
      onSaved(sent);
    },
    onError: (error) => toastFailure(t('Failed to log weight'), error),
  });
}
