import type { Meal } from '@game-plan/contracts/food/meals';
import { isCalendarDay } from '@game-plan/domain/calendar-day';
import { mealDayFault } from '@game-plan/domain/meals/meal-days';
import { useState } from 'react';
import { useUpdateMeal } from '#data/food/meals.ts';
import { formatCalories } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { LargeMealNote } from '#nutrition-ui/large-meal-note.tsx';
import { MealDayField } from '#nutrition-ui/meal-day-field.tsx';
import { Button } from '#ui/button.tsx';
import { SaveDialog } from '#ui/dialog/save-dialog.tsx';
import { OtherWays, useHandDialogs } from '../by-hand/use-hand-dialogs.tsx';
import { addFood, type DraftedMeal, draftTotals, mealBody, type NewFood } from '../draft-food.ts';
import { FoodSearch } from '../food-search.tsx';
import { useLoggedFoods } from '../logged-food.ts';
import { MealFoodList, toastNoFoods } from '../meal-food-list.tsx';
import { MealTypePicker } from '../meal-type-picker.tsx';

interface EditMealDialogProps {
  meal: Meal;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Edits a logged meal. It closes only on success, so that a failed save loses no input. */
export function EditMealDialog({ meal, open, onOpenChange }: EditMealDialogProps) {
  const [type, setType] = useState(meal.type);
  const [date, setDate] = useState<string>(meal.date);
  const [foods, setFoods] = useLoggedFoods(meal.foods);
  const today = useToday();
  // A meal may stay on a day that can no longer be chosen.
  const dayFault = date === meal.date ? undefined : mealDayFault(date, today);
  const now = { type, date, foods };
  const add = (...eaten: readonly NewFood[]) => setFoods((current) => eaten.reduce(addFood, current));
  const byHand = useHandDialogs(add);
  // Changes made while saving stay on the screen, to be saved next.
  const update = useUpdateMeal((sent: DraftedMeal) => {
    if (JSON.stringify(sent) === JSON.stringify(now)) onOpenChange(false);
  });
  const save = () => {
    if (foods.length === 0) toastNoFoods();
    else if (!dayFault && isCalendarDay(date)) {
      const draft = { type, date, foods };
      update.mutate({ meal, body: mealBody(draft), draft });
    }
  };

  return (
    <SaveDialog
      open={open}
      onOpenChange={onOpenChange}
      pending={update.isPending}
      title={t('Edit Meal')}
      action={
        <Button pending={update.isPending} pendingLabel={t('Saving...')} onClick={save}>
          {t('Save Meal ({totalCalories} cal)', {
            totalCalories: formatCalories(draftTotals(foods).totalCalories),
          })}
        </Button>
      }
    >
      <div className="grid gap-4">
        <MealTypePicker type={type} onChange={setType} />
        <MealDayField label={t('Date')} date={date} error={dayFault} today={today} onChange={setDate} />
        <div>
          <FoodSearch onAdd={add} onKeep={(name) => byHand.show({ kind: 'new', start: { name } })} />
          <OtherWays show={byHand.show} />
        </div>
        <MealFoodList label={t('Foods of this meal')} foods={foods} onChange={setFoods} />
        <LargeMealNote calories={draftTotals(foods).totalCalories} />
      </div>
      {byHand.dialog}
    </SaveDialog>
  );
}
