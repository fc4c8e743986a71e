import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { type DayRange, daysOf } from '@game-plan/domain/nutrition/day-range';
import { percentOfGoal } from '@game-plan/domain/nutrition/goal-rates';
import type { DayIntake } from '@game-plan/domain/nutrition/intake';
import { formatWeekday, formatWhole } from '#lib/format.ts';

interface DayTableProps {
  caption: string;
  range: DayRange;
  days: readonly DayIntake[];
  goal: number;
  today: CalendarDay;
}

/** The numbers of a chart of days, day by day. */
export function DayTable({ caption, range, days, goal, today }: DayTableProps) {
  const caloriesOf = new Map(days.map(({ date, calories }) => [date, calories]));
  return (
    <table className="w-full max-w-xl text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-muted">
          <th scope="col" className="py-1.5 text-left font-medium">
            Day
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            Calories
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            Of goal
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {daysOf(range).map((day) => {
          const calories = caloriesOf.get(day);
          const percent = calories === undefined ? null : percentOfGoal(calories, goal);
          return (
            <tr key={day}>
              <th scope="row" className="py-1.5 text-left font-normal">
                {formatWeekday(day)}
                {day === today && ' (today)'}
              </th>
              <td className="text-right">{calories === undefined ? 'Not logged' : formatWhole(calories)}</td>
              <td className="text-right">{percent === null ? '—' : `${Math.round(percent)}%`}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
