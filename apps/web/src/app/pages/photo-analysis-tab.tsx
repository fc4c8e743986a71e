import type { Meal } from '@game-plan/contracts/food/meals';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { useState } from 'react';
import { useSession } from '#features/auth/session-context.tsx';
import { MealTypePicker, useLikelyMealType } from '#features/meals/meal-type-picker.tsx';
import { PhotoAnalyzer } from '#features/photo-analysis/photo-analyzer.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';

/** Loaded when first opened, because it contains the food table for units. */
const EditMealDialog = lazyDialog(() => import('#features/meals/day/edit-meal-dialog.tsx'), 'EditMealDialog');

/** The photo analyzer with the meal log's type picker and edit dialog. */
export function PhotoAnalysisTab({ date }: { date: CalendarDay | undefined }) {
  const { user } = useSession();
  const likely = useLikelyMealType();
  const [chosen, setChosen] = useState<MealType>();
  const [edited, setEdited] = useState<{ readonly meal: Meal; readonly visit: number }>();
  const [open, setOpen] = useState(false);
  const mealType = chosen ?? likely;
  const edit = (meal: Meal) => {
    setEdited((last) => ({ meal, visit: (last?.visit ?? 0) + 1 }));
    setOpen(true);
  };
  return (
    <>
      <PhotoAnalyzer
        isAdmin={user.role === 'admin'}
        mealType={mealType}
        date={date}
        mealTypePicker={<MealTypePicker type={mealType} onChange={setChosen} />}
        onEdit={edit}
      />
      {edited && <EditMealDialog key={edited.visit} meal={edited.meal} open={open} onOpenChange={setOpen} />}
    </>
  );
}
