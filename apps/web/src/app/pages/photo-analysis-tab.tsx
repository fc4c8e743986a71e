import type { Meal } from '@game-plan/contracts/meals';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { Suspense, useState } from 'react';
import { useSession } from '#features/auth/session-context.tsx';
import { MealTypePicker, useLikelyMealType } from '#features/meals/meal-type-picker.tsx';
import { PhotoAnalyzer } from '#features/photo-analysis/photo-analyzer.tsx';
import { lazyPart } from '#lib/browser/load-part.ts';

/** Loaded when it is first opened: it brings the food table along, for the units of what was logged. */
const EditMealDialog = lazyPart(() => import('#features/meals/edit-meal-dialog.tsx'), 'EditMealDialog');

/** The photo analyzer with the meal log's own type picker and edit dialog. */
export function PhotoAnalysisTab() {
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
        mealTypePicker={<MealTypePicker type={mealType} onChange={setChosen} />}
        onEdit={edit}
      />
      {edited && (
        <Suspense>
          <EditMealDialog key={edited.visit} meal={edited.meal} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
