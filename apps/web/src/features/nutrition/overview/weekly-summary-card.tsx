import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { goalsOn } from '@game-plan/domain/goals';
import { type DayRange, daysOf, weekOf } from '@game-plan/domain/nutrition/day-range';
import { goalAchievement } from '@game-plan/domain/nutrition/goal-rates';
import { averageIntake, finishedDays, loggedUntil, loggedWithin } from '@game-plan/domain/nutrition/intake';
import { Link } from '@tanstack/react-router';
import { formatWhole } from '#lib/format/format.ts';
import { formatWeekday } from '#lib/format/weekday.ts';
import { t } from '#lib/language.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { formatDayRange } from '../format-days.ts';
import { mealsOf } from '../meals-of.ts';
import { averagedDaysLabel, describeGoals } from '../view-labels.ts';
import type { NutritionCardProps } from '../with-nutrition.tsx';
import { DayBars, GoalLegend } from './day-bars.tsx';
import { describeWeek } from './describe-days.ts';
import { DayTable } from './month-card.tsx';

/** The week of the chosen day: averages over the logged days, and every day compared with the goal. */
export function WeeklySummaryCard({ view: { day, today }, data, className = '' }: NutritionCardProps) {
  const week = weekOf(day);
  const logged = loggedWithin(data.days, week);
  const averaged = finishedDays(logged, today);
  const average = averageIntake(averaged);
  const achieved = goalAchievement(averaged, data.goals);
  const goalOf = (date: CalendarDay) => goalsOn(data.goals, date).calories;
  return (
    <Card aria-labelledby="weekly-summary" className={`p-5 sm:p-6 ${className}`}>
      <CardHead title={t('Weekly Summary')} titleId="weekly-summary" description={formatDayRange(week)}>
        <GoalLegend range={week} goalOf={goalOf} />
      </CardHead>
      <dl className="mt-3 grid grid-cols-2 gap-x-2 sm:grid-cols-4">
        <WeekStat label={t('Avg Calories/Day')} value={average && formatWhole(average.calories)} unit="cal" />
        <WeekStat label={t('Avg Protein/Day')} value={average && formatWhole(average.protein)} unit="g" />
        <WeekStat label={t('Days Logged')} value={String(loggedUntil(logged, today).length)} unit="/ 7" />
        <WeekStat
          label={t('Goal Achievement')}
          value={achieved === null ? null : `${Math.round(achieved)}%`}
        />
      </dl>
      <p className="mt-1 text-xs text-muted">
        {average
          ? t('Averages over {averaged}, their achievement against {describeGoals} cal.', {
              averaged: averagedDaysLabel(averaged, week, today),
              describeGoals: describeGoals(averaged.map(({ date }) => goalOf(date))),
            })
          : week.to < today
            ? t('Nothing logged in that week.')
            : t('Nothing logged this week yet.')}
      </p>
      <div className="relative mt-4">
        <DayBars
          range={week}
          days={logged}
          goalOf={goalOf}
          today={today}
          label={describeWeek(week, logged, goalOf, today)}
        />
        <WeekLinks week={week} today={today} />
        <div className="sr-only">
          <DayTable
            caption={t('Calories per day, {week}', { week: formatDayRange(week) })}
            range={week}
            days={logged}
            goalOf={goalOf}
            today={today}
          />
        </div>
      </div>
    </Card>
  );
}

/** Links to each day's meals, laid over the chart. */
function WeekLinks({ week, today }: { week: DayRange; today: CalendarDay }) {
  return (
    <ul aria-label={t('Meals by day')} className="absolute inset-y-0 right-0 left-9 grid grid-cols-7">
      {daysOf(week).map((day) => (
        <li key={day}>
          <Link
            to="/meal-log"
            search={mealsOf(day, today)}
            aria-label={t('Meals of {day}', { day: formatWeekday(day) })}
            title={t('Meals of {day}', { day: formatWeekday(day) })}
            className="block size-full rounded-md hover:bg-ink/5"
          />
        </li>
      ))}
    </ul>
  );
}

interface WeekStatProps {
  label: string;
  /** Null when nothing is logged. */
  value: string | null;
  unit?: string;
}

/** A named figure of the week, inside a description list. */
function WeekStat({ label, value, unit }: WeekStatProps) {
  return (
    <div className="py-1">
      <dt className="text-xs text-muted sm:whitespace-nowrap">{label}</dt>
      <dd className="mt-0.5">
        <span className="num text-2xl">{value ?? '—'}</span>{' '}
        {value !== null && unit && <span className="text-sm text-muted">{unit}</span>}
      </dd>
    </div>
  );
}
