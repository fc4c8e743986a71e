import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { isMealDay } from '@game-plan/domain/meals/meal-days';
import { isId } from '#lib/is-id.ts';

/** The client and day that the coach is viewing. */
export interface CoachSearch {
  readonly client?: number | undefined;
  readonly date?: CalendarDay | undefined;
}

/** Parses search parameters, which are untrusted input; invalid ones are undefined. */
export function parseCoachSearch({ client, date }: Record<string, unknown>): CoachSearch {
  return {
    client: client !== undefined && isId(String(client)) ? Number(client) : undefined,
    date: typeof date === 'string' && isMealDay(date) ? date : undefined,
  };
}
