import type { Keeping } from '@game-plan/lexicon/keeping';
import keepingData from '@game-plan/lexicon/keeping.json' with { type: 'json' };
import { addDays, type CalendarDay } from '../calendar-day.ts';
import { isFrozen } from '../foods/is-frozen.ts';
import type { Place } from '../ingredient.ts';
import { lazy } from '../lazy.ts';
import { inventoryFood } from '../recipes/inventory/inventory-food.ts';
import type { Batch } from './batches.ts';
import { stockKey } from './ledger.ts';

/**
 * How many days a cooked dish keeps: three to four in the refrigerator, three to four months frozen (USDA FSIS, 'Leftovers and Food
 * Safety').
 */
export const DISH_KEEPS = { fridge: 3, freezer: 90, cupboard: 0 } as const satisfies Record<Place, number>;

const byFood = lazy(
  (): ReadonlyMap<string, Keeping> =>
    new Map(keepingData.flatMap(({ keeping, foods }) => foods.map((food) => [food, keeping] as const))),
);

/** How a food keeps by the lexicon; undefined for one that nobody knows that of. */
function keepingOf(name: string): Keeping | undefined {
  const keeping = byFood().get(inventoryFood(name)?.name ?? '');
  return isFrozen(name) ? { ...keeping, in: 'freezer', days: keeping?.days ?? {} } : keeping;
}

/** Where food of this name is usually kept; null if nobody knows. */
export const usualPlace = (name: string): Place | null => keepingOf(name)?.in ?? null;

/** For how many days a member said that food keeps, and where; the place is null if it is not said. */
export interface Said {
  readonly name: string;
  readonly place: Place | null;
  readonly keeps: number;
}

/** How many of the last times show a habit. */
const LAST_TIMES = 5;

/** For how long food keeps: as a kitchen is used to say, otherwise by the lexicon. */
export interface ShelfLives {
  /** Days from the day it is bought; null if nobody knows. A place of null is the usual one. */
  daysIn(name: string, place: Place | null): { readonly days: number; readonly isHabit: boolean } | null;
  /** Days from the day it is opened; null if nobody knows, or it is no matter. */
  daysOpen(name: string): number | null;
}

/** The shelf lives in a kitchen that has said these, the last first. Of the last times the one in the middle counts, so that a slip does not. */
export function shelfLives(said: readonly Said[]): ShelfLives {
  const inPlace = (name: string, place: Place | null) => `${stockKey(name)} ${place ?? usualPlace(name)}`;
  const habits = new Map(
    [...Map.groupBy(said, ({ name, place }) => inPlace(name, place))].map(([key, all]) => {
      const last = all
        .slice(0, LAST_TIMES)
        .map(({ keeps }) => keeps)
        .toSorted((one, other) => one - other);
      return [key, last[Math.floor((last.length - 1) / 2)]] as const;
    }),
  );
  return {
    daysIn: (name, place) => {
      const habit = habits.get(inPlace(name, place));
      if (habit !== undefined) return { days: habit, isHabit: true };
      const keeping = keepingOf(name);
      const days = keeping?.days[place ?? keeping.in];
      return days === undefined ? null : { days, isHabit: false };
    },
    daysOpen: (name) => keepingOf(name)?.opened ?? null,
  };
}

/** Until when food without a date usually keeps. */
export interface UsualDay {
  readonly until: CalendarDay;
  /** Whether the kitchen itself is used to say so. */
  readonly isHabit: boolean;
}

/** Until when a batch without a date usually keeps; null if it has one, or nobody knows. */
export function usualDay(
  { name, place }: { readonly name: string; readonly place: Place | null },
  { expiryDate, openedOn, boughtOn }: Omit<Batch, 'amount'>,
  { daysIn, daysOpen }: ShelfLives,
): UsualDay | null {
  if (expiryDate !== null) return null;
  const open = openedOn === null || place === 'freezer' ? null : daysOpen(name);
  if (openedOn !== null && open !== null) return { until: addDays(openedOn, open), isHabit: false };
  const known = boughtOn === null ? null : daysIn(name, place);
  return boughtOn && known && { until: addDays(boughtOn, known.days), isHabit: known.isHabit };
}

interface Moving {
  readonly from: Place | null;
  readonly to: Place;
  readonly today: CalendarDay;
  /** For how long the food keeps in its new place; null if nobody knows. */
  readonly days: number | null;
}

/**
 * Until when food keeps that is put into another place: frozen food longer and thawed food for as long as it keeps there, from today on;
 * between the other places no longer than before. What has expired stays so.
 */
export function dayInPlace(
  expiryDate: CalendarDay | null,
  { from, to, today, days }: Moving,
): CalendarDay | null {
  const isPast = expiryDate !== null && expiryDate < today;
  if (days === null || isPast || from === to) return expiryDate;
  const until = addDays(today, days);
  if (expiryDate === null || from === 'freezer') return until;
  const isLater = until > expiryDate;
  return isLater === (to === 'freezer') ? until : expiryDate;
}
