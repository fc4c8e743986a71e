import type { CalendarDay } from '../calendar-day.ts';

/** Food of a card that came at one time, and what is said of it alone. */
export interface Batch {
  /** In the unit of the card. */
  readonly amount: number;
  readonly expiryDate: CalendarDay | null;
  readonly openedOn: CalendarDay | null;
  /** Null for what was there before this was kept. */
  readonly boughtOn: CalendarDay | null;
}
