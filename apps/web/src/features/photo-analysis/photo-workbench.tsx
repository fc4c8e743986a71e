import type { Meal } from '@game-plan/contracts/food/meals';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { type ReactNode, useState } from 'react';
import { useUndoMeal } from '#data/food/meals.ts';
import { useAnalyzePhoto } from '#data/food/photo-analysis.ts';
import { t } from '#lib/language.ts';
import { today } from '#lib/today.ts';
import { Card } from '#ui/card.tsx';
import { AnalyzeForm } from './analyze-form.tsx';
import { LoggedSummary } from './logged-summary.tsx';
import { PhotoPicker } from './photo-picker.tsx';

interface PhotoWorkbenchProps {
  mealType: MealType;
  /** The day to log on; without one, the current day at that time. */
  date: CalendarDay | undefined;
  mealTypePicker: ReactNode;
  onEdit: (meal: Meal) => void;
}

/** The photo on one side; on the other the form, then the result. */
export function PhotoWorkbench({ mealType, date, mealTypePicker, onEdit }: PhotoWorkbenchProps) {
  const [photo, setPhoto] = useState<File>();
  const analysis = useAnalyzePhoto();
  const undo = useUndoMeal(analysis.reset);
  const { data: analyzed } = analysis;
  const reset = () => {
    setPhoto(undefined);
    analysis.reset();
  };

  return (
    <Card
      aria-label={t('Photo analysis')}
      className="mt-6 grid items-start gap-5 p-5 *:min-w-0 sm:p-6 md:grid-cols-2 md:gap-7"
    >
      <PhotoPicker photo={photo} locked={analysis.isPending || analyzed !== undefined} onPick={setPhoto} />
      {analyzed ? (
        <LoggedSummary
          analyzed={analyzed}
          undoing={undo.isPending}
          onEdit={onEdit}
          onUndo={undo.mutate}
          onReset={reset}
        />
      ) : (
        <AnalyzeForm
          hasPhoto={photo !== undefined}
          analyzing={analysis.isPending}
          date={date}
          mealTypePicker={mealTypePicker}
          onAnalyze={() => photo && analysis.mutate({ file: photo, mealType, date: date ?? today() })}
          onCancel={analysis.cancel}
          onReset={reset}
        />
      )}
    </Card>
  );
}
