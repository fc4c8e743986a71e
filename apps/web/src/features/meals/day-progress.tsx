import { dayProgress } from '@game-plan/domain/meals/day-progress';
import { formatCalories } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { LoadingNote } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DayProgressBar, PLANNED } from './day-progress-bar.tsx';
import { useDay } from './use-day.ts';

/** Today's calories against the goal, with `planned` kcal of the current meal on top, and what then remains. */
export function DayProgress({ planned }: { planned: number }) {
  const { meals, goals, isError, isFetching, retry } = useDay();
  if (isError && !(meals && goals)) return <DayProgressError pending={isFetching} onRetry={retry} />;
  if (!meals || !goals) return <DayProgressSkeleton />;

  const goal = goals.targetCalories;
  const logged = meals.reduce((sum, meal) => sum + meal.totalCalories, 0);
  const { percent, percentWithMeal, remaining } = dayProgress(logged, planned, goal);
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <span className="text-sm font-semibold">Today's progress</span>
        <span className="text-sm text-muted">
          <b className="num text-xl text-ink">{formatCalories(logged)}</b> / {formatCalories(goal)} cal
        </span>
      </div>
      <DayProgressBar
        percent={percent}
        percentWithMeal={percentWithMeal}
        label={`Today's progress: ${formatCalories(logged)} of ${formatCalories(goal)} cal`}
      />
      <div className="mt-2.5 flex flex-wrap justify-between gap-x-3 text-sm text-muted">
        {planned > 0 && (
          <span className="inline-flex items-center gap-2">
            <span className="size-2.5 rounded-[3px]" style={PLANNED} aria-hidden="true" />
            <span>
              With this meal <b className="num text-ink">{formatCalories(logged + planned)}</b>
            </span>
          </span>
        )}
        <span className="ml-auto">
          {remaining < 0 ? 'Over goal by' : 'Remaining'}{' '}
          <b className="num text-ink">{formatCalories(Math.abs(remaining))}</b>
        </span>
      </div>
    </>
  );
}

function DayProgressSkeleton() {
  return (
    <>
      <LoadingNote label="Loading today's progress" />
      <div aria-hidden="true">
        <Skeleton className="h-7 w-full" />
        <Skeleton className="mt-2 h-4 w-full" />
        <Skeleton className="mt-2.5 ml-auto h-5 w-2/5" />
      </div>
    </>
  );
}

function DayProgressError({ pending, onRetry }: { pending: boolean; onRetry: () => void }) {
  return (
    <div role="alert" className="flex items-center justify-between gap-3">
      <p className="text-sm text-muted">Today's progress did not load. The meal you put together is safe.</p>
      <Button variant="secondary" size="sm" pending={pending} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
