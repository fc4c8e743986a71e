import { useQuery } from '@tanstack/react-query';
import { activityQuery } from '#data/activity.ts';
import { useToday } from '#lib/today.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { LoadingNote } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ActivityLine } from './activity-line.tsx';

/** What the person added, logged, saved and bought lately, newest first. */
export function RecentActivityCard({ className = '' }: { className?: string }) {
  const { data: activities, isError, isFetching, refetch } = useQuery(activityQuery);
  const today = useToday();
  if (isError) {
    return (
      <ErrorPanel
        title="Recent activity did not load"
        description="Nothing is lost. Check the connection and try again."
        onRetry={() => void refetch()}
        pending={isFetching}
        className={className}
      />
    );
  }
  return (
    <Card aria-labelledby="recent-activity" className={`p-5 sm:p-6 ${className}`}>
      <CardHead title="Recent Activity" titleId="recent-activity" />
      {!activities && <LoadingLines />}
      {activities?.length === 0 && (
        <p className="mt-2 text-sm text-muted">Nothing yet. What you add, log, save and buy shows up here.</p>
      )}
      {activities && activities.length > 0 && (
        <ul className="mt-2 grid gap-x-8 max-lg:divide-y max-lg:divide-line lg:grid-cols-3">
          {activities.map((activity) => (
            <ActivityLine
              key={`${activity.kind} ${activity.subject} ${activity.at}`}
              activity={activity}
              today={today}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

function LoadingLines() {
  return (
    <>
      <LoadingNote />
      <div className="mt-4 grid gap-6 lg:grid-cols-3 lg:gap-x-8" aria-hidden="true">
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </div>
    </>
  );
}
