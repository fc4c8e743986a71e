import type { DayRange } from '@game-plan/domain/nutrition/day-range';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { summaryQuery } from '#data/nutrition.ts';
import { dailyGoalsOf, preferencesQuery } from '#data/preferences.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { LoadingNote } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { NutritionData } from './nutrition-view.ts';

interface WithNutritionProps {
  range: DayRange;
  children: (data: NutritionData) => ReactNode;
}

/** Reads what was eaten in the range and the goals, and shows it when both are there. */
export function WithNutrition({ range, children }: WithNutritionProps) {
  const summary = useQuery(summaryQuery(range));
  const preferences = useQuery(preferencesQuery);
  const failed = [summary, preferences].filter((query) => query.isError);
  // What failed to reload stays as it was: a form among it may hold what nobody has saved yet.
  if (failed.length > 0 && !(summary.data && preferences.data)) {
    return (
      <ErrorPanel
        title="Your nutrition did not load"
        description="What you logged is safe. Check the connection and try again."
        onRetry={() => {
          for (const query of failed) void query.refetch();
        }}
        pending={failed.some((query) => query.isFetching)}
      />
    );
  }
  if (!summary.data || !preferences.data) return <NutritionSkeletons />;
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
