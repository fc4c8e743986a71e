import type { NutritionSummary } from '@game-plan/contracts/food/nutrition';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { DailyGoals } from '@game-plan/domain/goals';
import type { DayRange } from '@game-plan/domain/nutrition/day-range';
import { averageIntake, finishedDays, type Intake, loggedWithin } from '@game-plan/domain/nutrition/intake';
import { type Period, periodRange } from '@game-plan/domain/nutrition/period';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { summaryQuery } from '#data/food/nutrition.ts';
import { dailyGoalsOf, preferencesQuery } from '#data/people/preferences.ts';
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
  readonly goals: DailyGoals;
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

/** Loads the nutrition of the range and the goals, and renders once both are loaded. */
export function WithNutrition({ range, children }: WithNutritionProps) {
  const summary = useQuery(summaryQuery(range));
  const preferences = useQuery(preferencesQuery);
  const isWaiting = useDeferredPending(!summary.data || !preferences.data);
  const failed = [summary, preferences].filter((query) => query.isError);
  // If a refetch fails, the loaded data stays: a form in it may hold unsaved changes.
  if (failed.length > 0 && !(summary.data && preferences.data)) {
    return (
      <ErrorPanel
        title="Your nutrition did not load"
        description="What you logged is safe. Check the connection and try again."
        failed={failed}
      />
    );
  }
  if (isWaiting || !summary.data || !preferences.data) return <NutritionSkeletons />;
  return children({ ...summary.data, goals: dailyGoalsOf(preferences.data) });
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
