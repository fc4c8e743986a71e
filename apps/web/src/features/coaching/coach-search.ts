import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { isMealDay } from '@game-plan/domain/meals/meal-days';
import { isId } from '#lib/is-id.ts';

/** Which client and which day of theirs a coach looks at. */
export interface CoachSearch {
  readonly client?: number | undefined;
  readonly date?: CalendarDay | undefined;
}

/** Reads an address that anyone may have typed; what makes no sense is undefined. */
export function parseCoachSearch({ client, date }: Record<string, unknown>): CoachSearch {
  return {
    client: client !== undefined && isId(String(client)) ? Number(client) : undefined,
    date: typeof date === 'string' && isMealDay(date) ? date : undefined,
  };
}
