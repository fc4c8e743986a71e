import type { Meal } from '@game-plan/contracts/meals';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useDeleteMeal } from '#data/meals.ts';
import { formatCalories } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LoggedMeal } from './logged-meal.tsx';
import { MEAL_TYPE_LOOK } from './meal-type-look.ts';

interface MealTypeCardProps {
  type: MealType;
  /** The meals of this type, often one and seldom many. */
  meals: readonly Meal[];
  onEdit: (meal: Meal) => void;
  onAdd: () => void;
}

export function MealTypeCard({ type, meals, onEdit, onAdd }: MealTypeCardProps) {
  const { label, icon: Icon } = MEAL_TYPE_LOOK[type];
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button goes with its meal; the focus stays near.
  const deleteMeal = useDeleteMeal(() => heading.current?.focus());
  const calories = meals.reduce((sum, meal) => sum + meal.totalCalories, 0);
  return (
    <Card className="p-5 sm:px-6" aria-labelledby={`${type}-heading`}>
      <div className="flex items-center gap-2.5">
        <Icon className="size-5 text-muted" aria-hidden="true" />
        <h2 ref={heading} id={`${type}-heading`} tabIndex={-1} className="h-card min-w-0 flex-1">
          {label}
        </h2>
        {meals.length > 0 && (
          <p className="text-sm text-muted">
            <b className="num text-lg text-ink">{formatCalories(calories)}</b> cal
          </p>
        )}
      </div>
      {meals.length > 0 ? (
        <ul aria-label={`${label} meals`} className="mt-1 -mb-3 divide-y divide-line">
          {meals.map((meal) => (
            <LoggedMeal
              key={meal.id}
              meal={meal}
              onEdit={() => onEdit(meal)}
              onDelete={() => deleteMeal(meal)}
            />
          ))}
        </ul>
      ) : (
        <div className="mt-2 flex items-center justify-between gap-3">
          <p className="text-muted">No {type} logged</p>
          <Button variant="secondary" size="sm" icon={Plus} onClick={onAdd}>
            Add {type}
          </Button>
        </div>
      )}
    </Card>
  );
}
