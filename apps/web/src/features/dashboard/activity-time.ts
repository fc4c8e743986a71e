import { addDays, type CalendarDay, localCalendarDay } from '@game-plan/domain/calendar-day';
import { formatNearDay, formatTime } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';

/** When something happened, in local time: '12:40 PM', 'Yesterday, 12:40 PM', 'Nov 18, 12:40 PM'. */
export function activityTime(at: Date, today: CalendarDay): string {
  const day = localCalendarDay(at);
  if (day === today) return formatTime(at);
  return `${day === addDays(today, -1) ? t('Yesterday') : formatNearDay(day, today)}, ${formatTime(at)}`;
}
