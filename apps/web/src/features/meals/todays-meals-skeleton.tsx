import { MEAL_TYPES } from '@game-plan/domain/meals/meal-types';
import { Card } from '#ui/card.tsx';
import { LoadingNote } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The four meals and the summary to come. */
export function TodaysMealsSkeleton() {
  return (
    <>
      <LoadingNote label="Loading today's meals" />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-12" aria-hidden="true">
        <div className="grid gap-5 lg:col-span-7">
          {MEAL_TYPES.map((type) => (
            <Card key={type} as="div" className="p-5 sm:px-6">
              <Skeleton className="h-6 w-2/5" />
              <Skeleton className="mt-4 h-11 w-full" />
            </Card>
          ))}
        </div>
        <Card as="div" className="p-5 sm:p-6 lg:col-span-5">
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="mt-4 h-40 w-full" />
        </Card>
      </div>
    </>
  );
}
