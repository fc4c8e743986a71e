import type { SavedMeal } from '@game-plan/contracts/food/saved-meals';
import { useState } from 'react';
import { useUpdateSavedMeal } from '#data/food/saved-meals.ts';
import { formatCalories } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { SaveDialog } from '#ui/dialog/save-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { addFood, draftTotals, toMealFood } from '../draft-food.ts';
import { FoodSearch } from '../food-search.tsx';
import { useLoggedFoods } from '../logged-food.ts';
import { MealFoodList, toastNoFoods } from '../meal-food-list.tsx';
import { MealTypePicker } from '../meal-type-picker.tsx';

interface EditSavedMealDialogProps {
  meal: SavedMeal;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Edits a saved meal; logged copies stay. It closes only on success, so that a failed save loses no input. */
export function EditSavedMealDialog({ meal, open, onOpenChange }: EditSavedMealDialogProps) {
  const [name, setName] = useState(meal.name);
  const [type, setType] = useState(meal.type);
  const [foods, setFoods] = useLoggedFoods(meal.foods);
  const update = useUpdateSavedMeal(() => onOpenChange(false));
  const isNamed = name.trim() !== '';
  const save = () => {
    if (foods.length === 0) toastNoFoods();
    else if (isNamed) update.mutate({ id: meal.id, body: { name, type, foods: foods.map(toMealFood) } });
  };
  return (
    <SaveDialog
      open={open}
      onOpenChange={onOpenChange}
      pending={update.isPending}
      title={t('Edit Saved Meal')}
      action={
        <Button pending={update.isPending} pendingLabel={t('Saving...')} onClick={save}>
          {t('Save ({totalCalories} cal)', {
            totalCalories: formatCalories(draftTotals(foods).totalCalories),
          })}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Field label={t('Name')} error={isNamed ? undefined : t('Name is required')}>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={100}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <MealTypePicker type={type} onChange={setType} />
        <FoodSearch onAdd={(food) => setFoods((current) => addFood(current, food))} />
        <MealFoodList label={t('Foods of this meal')} foods={foods} onChange={setFoods} />
      </div>
    </SaveDialog>
  );
}
