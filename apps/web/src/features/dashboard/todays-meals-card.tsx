import { useQuery } from '@tanstack/react-query';
import { Egg, Sandwich, Utensils } from 'lucide-react';
import { mealsQuery } from '#data/meals.ts';
import { formatWhole } from '#lib/format.ts';
import { useToday } from '#lib/today.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { LoadingNote } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CardLink } from './card-link.tsx';
import { MealPanel } from './meal-panel.tsx';
import { mealOfType } from './sum-meals.ts';

const PANELS = [
  { type: 'breakfast', name: 'Breakfast', icon: Egg, empty: 'No breakfast logged', isInvitation: false },
  { type: 'lunch', name: 'Lunch', icon: Sandwich, empty: 'No lunch logged', isInvitation: false },
  { type: 'dinner', name: 'Dinner', icon: Utensils, empty: 'Plan dinner', isInvitation: true },
] as const;

/** What was eaten today, meal by meal. */
export function TodaysMealsCard({ className = '' }: { className?: string }) {
  const { data: meals, isError, isFetching, refetch } = useQuery(mealsQuery(useToday()));
  if (isError) {
    return (
      <ErrorPanel
        title="Today's meals did not load"
        description="What you logged is safe. Check the connection and try again."
        onRetry={() => void refetch()}
        pending={isFetching}
        className={className}
      />
    );
  }
  const snacks = mealOfType(meals ?? [], 'snack');
  return (
    <Card aria-labelledby="todays-meals" className={`flex flex-col p-5 sm:p-6 ${className}`}>
      <CardHead title="Today's Meals" titleId="todays-meals">
        <CardLink to="/meal-log">Log a meal</CardLink>
      </CardHead>
      {!meals && <LoadingNote />}
      <div className="mt-4 grid flex-1 gap-3 sm:grid-cols-3">
        {PANELS.map((panel) =>
          meals ? (
            <MealPanel key={panel.type} {...panel} meal={mealOfType(meals, panel.type)} />
          ) : (
            <Skeleton key={panel.type} className="h-16 rounded-md! sm:h-32" />
          ),
        )}
      </div>
      {snacks && (
        <p className="mt-3 text-sm text-muted">
          Snacks: <b className="num text-base text-ink">{formatWhole(snacks.calories)}</b> cal,{' '}
          {snacks.foods.join(', ')}
        </p>
      )}
    </Card>
  );
}
