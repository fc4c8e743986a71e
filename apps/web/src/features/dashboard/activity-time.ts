import { addDays, type CalendarDay, localCalendarDay } from '@game-plan/domain/calendar-day';

const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;
const DAY_AND_CLOCK = { month: 'short', day: 'numeric', ...CLOCK } as const;

/** When something happened, in local time: '12:40 PM', 'Yesterday, 12:40 PM', 'Nov 18, 12:40 PM'. */
export function activityTime(at: Date, today: CalendarDay): string {
  const day = localCalendarDay(at);
  if (day === today) return print(at, CLOCK);
  if (day === addDays(today, -1)) return `Yesterday, ${print(at, CLOCK)}`;
  return print(
    at,
    day.slice(0, 4) === today.slice(0, 4) ? DAY_AND_CLOCK : { year: 'numeric', ...DAY_AND_CLOCK },
  );
}

function print(at: Date, options: Intl.DateTimeFormatOptions): string {
  return at.toLocaleString('en-US', options).replace('\u202f', ' ');
}
