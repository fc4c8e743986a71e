import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { Utensils } from 'lucide-react';
import { useLogMeal } from '#data/meals.ts';
import { formatCalories, formatNearDay } from '#lib/format/format.ts';
import { today, useToday } from '#lib/today.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { type DraftFood, draftTotals, mealBody } from './draft-food.ts';
import { MealFoodList, toastNoFoods } from './meal-food-list.tsx';
import { MEAL_TYPE_LOOK } from './meal-type-picker.tsx';

interface CurrentMealProps {
  type: MealType;
  /** The day that it is logged on; without one the day that it is by then. */
  date: CalendarDay | undefined;
  foods: readonly DraftFood[];
  onChange: (foods: DraftFood[]) => void;
  /** The foods that were logged: others may have been added meanwhile. */
  onLogged: (foods: readonly DraftFood[]) => void;
}

/** The meal that is being put together, and the button that logs it, which names any day but the present one. */
export function CurrentMeal({ type, date, foods, onChange, onLogged }: CurrentMealProps) {
  const logging = useLogMeal(onLogged);
  const totals = draftTotals(foods);
  const now = useToday();
  const otherDay = date && date !== now ? ` for ${formatNearDay(date, now)}` : '';
  const log = () => {
    if (foods.length === 0) toastNoFoods();
    else logging.mutate({ body: mealBody({ type, date: date ?? today(), foods }), draft: foods });
  };
  return (
    <Card className="p-5 sm:px-6" aria-labelledby="current-meal">
      <CardHead title="Current Meal" titleId="current-meal">
        <Badge>{foods.length === 1 ? '1 food' : `${foods.length} foods`}</Badge>
      </CardHead>
      <div className="mt-2">
        {foods.length === 0 && <p className="pb-2 text-muted">Add foods from the search or quick add.</p>}
        <MealFoodList label="Foods of this meal" foods={foods} onChange={onChange} />
      </div>
      <Button
        variant="accent"
        size="lg"
        icon={Utensils}
        className="mt-2 w-full"
        pending={logging.isPending}
        pendingLabel="Logging..."
        onClick={log}
      >
        {`Log ${MEAL_TYPE_LOOK[type].label}${otherDay} (${formatCalories(totals.totalCalories)} cal)`}
      </Button>
    </Card>
  );
}
