import { type CalendarDay, localCalendarDay } from '@game-plan/domain/calendar-day';
import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

/** The current day by the person's own clock. */
export function today(): CalendarDay {
  return localCalendarDay(new Date());
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** The current day by the person's own clock; updates at midnight. */
export function useToday(): CalendarDay {
  return useSyncExternalStore(subscribe, today);
}
