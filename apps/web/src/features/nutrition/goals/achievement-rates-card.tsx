import { goalsOn } from '@game-plan/domain/goals';
import { weekOf } from '@game-plan/domain/nutrition/day-range';
import {
  barPercent,
  calorieGoalAccuracy,
  proteinGoalAchievement,
} from '@game-plan/domain/nutrition/goal-rates';
import { averageIntake, loggedUntil, loggedWithin } from '@game-plan/domain/nutrition/intake';
import { periodRange } from '@game-plan/domain/nutrition/period';
import type { ReactNode } from 'react';
import { formatWhole } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { type BarTone, YardBar } from '#nutrition-ui/yard-bar.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { formatDayRange } from '../format-days.ts';
import { averagedDaysLabel, describeGoals, formatPeriod, nothingLoggedLabel } from '../view-labels.ts';
import { averagedInPeriod, goalsOfPeriod, type NutritionCardProps } from '../with-nutrition.tsx';

const DAYS_A_WEEK = 7;

/** How regularly meals were logged, and how well goals were met. */
export function AchievementRatesCard({ view, data, className = '' }: NutritionCardProps) {
  const { goals } = data;
  const week = weekOf(view.day);
  const inWeek = loggedUntil(loggedWithin(data.days, week), view.today).length;
  const logged = averagedInPeriod(view, data);
  const protein = averageIntake(logged)?.protein;
  const wanted = goalsOfPeriod(view, data).protein;
  const nothing = `${nothingLoggedLabel(view)}.`;
  return (
    <Card aria-labelledby="achievement-rates" className={`p-5 sm:p-6 ${className}`}>
      <CardHead title={t('Achievement Rates')} titleId="achievement-rates" description={formatPeriod(view)} />
      <dl className="mt-4 grid gap-6">
        <AchievementRate
          name={t('Weekly Consistency')}
          value={t('{days}/{week} days', { days: inWeek, week: DAYS_A_WEEK })}
          percent={(inWeek / DAYS_A_WEEK) * 100}
        >
          {t('Days logged in the week of {week}.', { week: formatDayRange(week) })}
        </AchievementRate>
        <AchievementRate
          name={t('Calorie Goal Accuracy')}
          percent={calorieGoalAccuracy(logged, goals)}
          tone="calories"
        >
          {logged.length === 0
            ? nothing
            : t('How close {days} came to {goals} cal: every percent above or below counts against it.', {
                days:
                  view.period === 'day'
                    ? t('the day')
                    : averagedDaysLabel(logged, periodRange(view.period, view.day), view.today),
                goals: describeGoals(logged.map(({ date }) => goalsOn(goals, date).calories)),
              })}
        </AchievementRate>
        <AchievementRate
          name={t('Protein Goal Achievement')}
          percent={proteinGoalAchievement(logged, goals)}
          tone="protein"
        >
          {protein === undefined
            ? nothing
            : wanted > 0
              ? t('{protein} g a day logged, against {wanted} g.', {
                  protein: formatWhole(protein),
                  wanted: formatWhole(wanted),
                })
              : t('No protein goal is set.')}
        </AchievementRate>
      </dl>
    </Card>
  );
}

interface AchievementRateProps {
  name: string;
  /** Null if there is no data. */
  percent: number | null;
  /** Shown instead of the percentage. */
  value?: string;
  tone?: BarTone;
  /** What is compared with what. */
  children: ReactNode;
}

/** A rate as a large number with its bar, inside a description list. */
function AchievementRate({ name, percent, value, tone = 'primary', children }: AchievementRateProps) {
  const shown = value ?? (percent === null ? '—' : `${Math.round(percent)}%`);
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5">
      <dt className="font-semibold">{name}</dt>
      <dd className="num text-xl">{shown}</dd>
      <dd className="col-span-2">
        <YardBar percent={barPercent(percent)} tone={tone} label={`${name}: ${shown}`} />
        <span className="mt-1.5 block text-sm text-muted">{children}</span>
      </dd>
    </div>
  );
}
