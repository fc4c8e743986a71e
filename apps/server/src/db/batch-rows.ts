import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { type SQLWrapper, sql } from 'drizzle-orm';
import { ingredients } from './schema/kitchen/ingredients.ts';

/*
 * The batches of cards, for queries that do not read the cards as a whole: those of several, or a card as its only one.
 */

/** Rows of `amount`, a text, and `"expiryDate"`, to join with cards laterally. */
export const batchRows = sql`lateral (
  select ${ingredients.quantity} as amount, ${ingredients.expiryDate} as "expiryDate"
  where ${ingredients.batches} = '[]'
  union all
  select amount, "expiryDate" from jsonb_to_recordset(${ingredients.batches}) as one (amount text, "expiryDate" date)
) as batch`;

/** Whether a batch of a card expires between two days, both included. */
export const expiresBetween = (from: CalendarDay, to: CalendarDay | SQLWrapper) =>
  sql<boolean>`exists (select 1 from ${batchRows} where batch."expiryDate" between ${from}::date and ${to}::date)`;
