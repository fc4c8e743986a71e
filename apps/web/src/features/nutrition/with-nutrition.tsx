import type { NutritionSummary } from '@game-plan/contracts/food/nutrition';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { averageGoals, type DailyGoals, type GoalsFrom, goalsOn } from '@game-plan/domain/goals';
import type { DayRange } from '@game-plan/domain/nutrition/day-range';
import { averageIntake, finishedDays, type Intake, loggedWithin } from '@game-plan/domain/nutrition/intake';
import { type Period, periodRange } from '@game-plan/domain/nutrition/period';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { summaryQuery } from '#data/food/nutrition.ts';
import { goalsQuery } from '#data/people/goals.ts';
import { t } from '#lib/language.ts';
import { useDeferredPending } from '#lib/use-deferred-pending.ts';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingNote } from '#ui/state/loading.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';

/** The displayed period around a chosen day, on the person's own calendar. */
export interface NutritionView {
  readonly period: Period;
  readonly day: CalendarDay;
  readonly today: CalendarDay;
}

/** The data of a tab. */
interface NutritionData {
  readonly days: NutritionSummary['days'];
  readonly sources: NutritionSummary['sources'];
  /** By the day they begin. */
  readonly goals: readonly GoalsFrom[];
}

/** The days of the period with entries. */
export function loggedInPeriod({ period, day }: NutritionView, { days }: NutritionData) {
  return loggedWithin(days, periodRange(period, day));
}

/** The days over which the period is averaged: its logged days that are over. */
export function averagedInPeriod(view: NutritionView, data: NutritionData) {
  return finishedDays(loggedInPeriod(view, data), view.today);
}

/** The average of a day of the period; of a single day its total. Null when nothing is logged. */
export function dailyIntake(view: NutritionView, data: NutritionData): Intake | null {
  return averageIntake(averagedInPeriod(view, data));
}

/** The goals that a day of the period is compared with: the average of those days' own, or the chosen day's. */
export function goalsOfPeriod(view: NutritionView, data: NutritionData): DailyGoals {
  return averageGoals(data.goals, averagedInPeriod(view, data)) ?? goalsOn(data.goals, view.day);
}

/** The props of every card on the page. */
export interface NutritionCardProps {
  view: NutritionView;
  data: NutritionData;
  className?: string;
}

interface WithNutritionProps {
  range: DayRange;
  children: (data: NutritionData) => ReactNode;
}

/** Loads the nutrition and the goals of the range, and renders once both are loaded. */
export function WithNutrition({ range, children }: WithNutritionProps) {
  const summary = useQuery(summaryQuery(range));
  const goals = useQuery(goalsQuery(range));
  const isWaiting = useDeferredPending(!summary.data || !goals.data);
  const failed = [summary, goals].filter((query) => query.isError);
  // If a refetch fails, the loaded data stays: a form in it may hold unsaved changes.
  if (failed.length > 0 && !(summary.data && goals.data)) {
    return (
      <ErrorPanel
        title={t('Your nutrition did not load')}
        description={t('What you logged is safe. Check the connection and try again.')}
        failed={failed}
      />
    );
  }
  if (isWaiting || !summary.data || !goals.data) return <NutritionSkeletons />;
  return children({ ...summary.data, goals: goals.data });
}

function NutritionSkeletons() {
  return (
    <>
      <LoadingNote />
      <div className="grid gap-5 lg:grid-cols-12" aria-hidden="true">
        <Skeleton className="h-56 rounded-lg! lg:col-span-12" />
        <Skeleton className="h-80 rounded-lg! lg:col-span-3" />
        <Skeleton className="h-80 rounded-lg! lg:col-span-5" />
        <Skeleton className="h-80 rounded-lg! lg:col-span-4" />
      </div>
    </>
  );
}
