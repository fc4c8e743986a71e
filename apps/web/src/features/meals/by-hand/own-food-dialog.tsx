import type { OwnFood } from '@game-plan/contracts/food/own-foods';
import { useId } from 'react';
import { useSaveOwnFood } from '#data/food/own-foods.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { type FoodStart, OwnFoodForm } from './own-food-form.tsx';

interface OwnFoodDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The food to edit; without one a new food is saved. */
  food?: OwnFood | undefined;
  start?: FoodStart;
  onSaved: (food: OwnFood) => void;
}

/** Saves an own food. It closes only on success, so that a failed save loses no input. */
export function OwnFoodDialog({ open, onOpenChange, food, start = {}, onSaved }: OwnFoodDialogProps) {
  const formId = useId();
  const { mutate, isPending } = useSaveOwnFood(food?.id, (saved) => {
    onOpenChange(false);
    onSaved(saved);
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      pending={isPending}
      loses={
        food
          ? t('Your changes are not saved yet and would be lost.')
          : t('This food is not saved yet and would be lost.')
      }
      title={food ? t('Edit My Food') : t('New Food')}
      description={
        food
          ? t('Meals you already logged do not change.')
          : t('Enter what the label says. Only you can see this food.')
      }
      action={
        <Button type="submit" form={formId} pending={isPending} pendingLabel={t('Saving...')}>
          {food ? t('Save Food') : t('Save and Add')}
        </Button>
      }
    >
      <OwnFoodForm
        id={formId}
        food={food}
        start={start}
        onSubmit={(body) => mutate(body)}
        pending={isPending}
      />
    </FormDialog>
  );
}
