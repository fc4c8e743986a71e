import type { Meal } from '@game-plan/contracts/meals';
import { MEAL_TYPES, type MealType } from '@game-plan/domain/meals/meal-types';
import { Suspense, useState } from 'react';
import { lazyPart } from '#lib/load-part.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { DaySummary } from './day-summary.tsx';
import { MealTypeCard } from './meal-type-card.tsx';
import { TodaysMealsSkeleton } from './todays-meals-skeleton.tsx';
import { useDay } from './use-day.ts';

/** Loaded when it is first opened: it brings the food table along, for the units of what was logged. */
const EditMealDialog = lazyPart(() => import('./edit-meal-dialog.tsx'), 'EditMealDialog');

interface TodaysMealsProps {
  /** Leads to where a meal of this type is put together. */
  onAdd: (type: MealType) => void;
}

/** What was eaten today, by the four types of meal, against the goals. */
export function TodaysMeals({ onAdd }: TodaysMealsProps) {
  const { meals, goals, isError, isFetching, retry } = useDay();
  const [edited, setEdited] = useState<{ readonly meal: Meal; readonly visit: number }>();
  const [open, setOpen] = useState(false);
  const edit = (meal: Meal) => {
    setEdited((last) => ({ meal, visit: (last?.visit ?? 0) + 1 }));
    setOpen(true);
  };

  if (isError && !(meals && goals)) {
    return (
      <ErrorPanel
        title="Today's meals did not load"
        description="What you logged is safe. Check the connection and try again."
        pending={isFetching}
        onRetry={retry}
        className="mt-6"
      />
    );
  }
  if (!meals || !goals) return <TodaysMealsSkeleton />;
  return (
    <div className="mt-6 grid items-start gap-5 lg:grid-cols-12">
      <div className="grid min-w-0 gap-5 *:min-w-0 lg:col-span-7">
        {MEAL_TYPES.map((type) => (
          <MealTypeCard
            key={type}
            type={type}
            meals={meals.filter((meal) => meal.type === type)}
            onEdit={edit}
            onAdd={() => onAdd(type)}
          />
        ))}
      </div>
      <DaySummary meals={meals} goals={goals} className="min-w-0 p-5 sm:p-6 lg:col-span-5" />
      {/* A closed dialog stays until the next, so that it can leave with what it showed. Each visit starts anew. */}
      <Suspense>
        {edited && (
          <EditMealDialog key={edited.visit} meal={edited.meal} open={open} onOpenChange={setOpen} />
        )}
      </Suspense>
    </div>
  );
}
