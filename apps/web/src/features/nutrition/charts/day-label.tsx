import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { formatWhole } from '#lib/format.ts';
import { formatShortWeekday } from '../format-days.ts';

interface DayLabelProps {
  day: CalendarDay;
  /** Percent of the width. */
  x: number;
  /** Pixels: the zero line. */
  y: number;
  /** Undefined on a day without a log. */
  calories: number | undefined;
  isToday: boolean;
  isWeek: boolean;
}

/** Under a bar: of a week the weekday and the calories, of a month the date of every seventh day. */
export function DayLabel({ day, x, y, calories, isToday, isWeek }: DayLabelProps) {
  const dayOfMonth = Number(day.slice(8));
  if (!isWeek && (dayOfMonth - 1) % 7 !== 0) return null;
  const name = isWeek ? (isToday ? 'Today' : formatShortWeekday(day)) : dayOfMonth;
  return (
    <g textAnchor="middle">
      <text
        x={`${x}%`}
        y={y + 18}
        fontSize="12"
        fontWeight={isToday ? 700 : 500}
        fill={isToday ? 'var(--ink)' : 'var(--muted)'}
      >
        {name}
      </text>
      {isWeek && (
        <text
          x={`${x}%`}
          y={y + 36}
          className="num text-[15px] max-[379px]:text-xs"
          fill={calories === undefined ? 'var(--muted)' : 'var(--ink)'}
        >
          {calories === undefined ? '—' : formatWhole(calories)}
        </text>
      )}
    </g>
  );
}
