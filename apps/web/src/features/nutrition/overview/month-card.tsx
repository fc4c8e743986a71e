import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { goalsOn } from '@game-plan/domain/goals';
import { type DayRange, daysOf, monthOf } from '@game-plan/domain/nutrition/day-range';
import { percentOfGoal } from '@game-plan/domain/nutrition/goal-rates';
import { type DayIntake, loggedUntil, loggedWithin } from '@game-plan/domain/nutrition/intake';
import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { formatWhole } from '#lib/format/format.ts';
import { formatWeekday } from '#lib/format/weekday.ts';
import { t } from '#lib/language.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { formatMonth } from '../format-days.ts';
import { mealsOf } from '../meals-of.ts';
import type { NutritionCardProps } from '../with-nutrition.tsx';
import { DayBars, GoalLegend } from './day-bars.tsx';
import { describeMonth } from './describe-days.ts';

/** Every day of the month compared with the goal; the numbers can be expanded below. */
export function MonthCard({ view: { day, today }, data, className = '' }: NutritionCardProps) {
  const month = monthOf(day);
  const logged = loggedWithin(data.days, month);
  const count = loggedUntil(logged, today).length;
  const goalOf = (date: CalendarDay) => goalsOn(data.goals, date).calories;
  const name = formatMonth(day);
  return (
    <Card aria-labelledby="calories-per-day" className={`p-5 sm:p-6 ${className}`}>
      <CardHead
        title={t('Calories per Day')}
        titleId="calories-per-day"
        description={t('{count, select, 1 {1 day logged} other {{count} days logged}}', { count })}
      >
        <GoalLegend range={month} goalOf={goalOf} />
      </CardHead>
      <div className="mt-4">
        <DayBars
          range={month}
          days={logged}
          goalOf={goalOf}
          today={today}
          label={describeMonth(month, logged, goalOf, today)}
        />
      </div>
      <details className="group mt-2">
        <summary className="inline-flex min-h-11 items-center gap-1 rounded-sm text-sm font-semibold text-primary underline-offset-4 hover:underline">
          {t('Day by day')}
          <ChevronDown
            className="size-4 transition-transform duration-(--dur-fast) group-open:rotate-180"
            aria-hidden="true"
          />
        </summary>
        <DayTable
          caption={t('Calories per day in {name}', { name })}
          range={month}
          days={logged}
          goalOf={goalOf}
          today={today}
          isLinked
        />
      </details>
    </Card>
  );
}

interface DayTableProps {
  caption: string;
  range: DayRange;
  days: readonly DayIntake[];
  /** The calorie goal of a day. */
  goalOf: (day: CalendarDay) => number;
  today: CalendarDay;
  /** Whether each day is a link to its meals. */
  isLinked?: boolean;
}

/** The numbers of a chart, day by day. */
export function DayTable({ caption, range, days, goalOf, today, isLinked = false }: DayTableProps) {
  const caloriesOf = new Map(days.map(({ date, calories }) => [date, calories]));
  return (
    <table className="w-full max-w-xl text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-muted">
          <th scope="col" className="py-1.5 text-left font-medium">
            {t('Day')}
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            {t('Calories')}
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            {t('Of goal')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {daysOf(range).map((day) => {
          const calories = caloriesOf.get(day);
          const percent = calories === undefined ? null : percentOfGoal(calories, goalOf(day));
          return (
            <tr key={day}>
              <th scope="row" className="py-1.5 text-left font-normal">
                {isLinked ? <DayLink day={day} today={today} /> : dayLabel(day, today)}
              </th>
              <td className="text-right">
                {calories === undefined ? t('Not logged') : formatWhole(calories)}
              </td>
              <td className="text-right">{percent === null ? '—' : `${Math.round(percent)}%`}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** 'Friday, November 20 (today)' */
function dayLabel(day: CalendarDay, today: CalendarDay): string {
  return day === today ? `${formatWeekday(day)} ${t('(today)')}` : formatWeekday(day);
}

function DayLink({ day, today }: { day: CalendarDay; today: CalendarDay }) {
  return (
    <Link
      to="/meal-log"
      search={mealsOf(day, today)}
      className="inline-flex min-h-8 items-center text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      {dayLabel(day, today)}
    </Link>
  );
}
