import type { CalendarDay } from '../calendar-day.ts';
import type { DayRange } from './day-range.ts';
import { isWithin } from './day-range.ts';

/** Intake in kcal and grams. */
export interface Intake {
  readonly calories: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
}

/** The intake of a day that has entries. */
export interface DayIntake extends Intake {
  readonly date: CalendarDay;
}

/** The logged days that lie in the range. */
export function loggedWithin<Day extends DayIntake>(days: readonly Day[], range: DayRange): Day[] {
  return days.filter(({ date }) => isWithin(date, range));
}

/**
 * The days over which a period is averaged: logged days before today. Today is not over, so half a day would count as a
 * whole one, and later days are only planned. If no earlier day is logged, today so far, otherwise the planned days.
 */
export function finishedDays<Day extends { readonly date: CalendarDay }>(
  days: readonly Day[],
  today: CalendarDay,
): Day[] {
  const past = days.filter(({ date }) => date < today);
  if (past.length > 0) return past;
  const now = days.filter(({ date }) => date === today);
  return now.length > 0 ? now : [...days];
}

/** The logged days up to today. A meal planned for a later day is not logged yet. */
export function loggedUntil<Day extends DayIntake>(days: readonly Day[], today: CalendarDay): Day[] {
  return days.filter(({ date }) => date <= today);
}

export function totalIntake(intakes: readonly Intake[]): Intake {
  const sum = (key: keyof Intake) => intakes.reduce((total, intake) => total + intake[key], 0);
  return { calories: sum('calories'), protein: sum('protein'), carbs: sum('carbs'), fat: sum('fat') };
}

/** The average of the logged days. A day without a log is unknown, not zero. Null if no day is logged. */
export function averageIntake(days: readonly DayIntake[]): Intake | null {
  if (days.length === 0) return null;
  const { calories, protein, carbs, fat } = totalIntake(days);
  return {
    calories: calories / days.length,
    protein: protein / days.length,
    carbs: carbs / days.length,
    fat: fat / days.length,
  };
}
