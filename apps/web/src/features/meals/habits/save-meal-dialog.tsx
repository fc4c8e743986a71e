import type { MealFood } from '@game-plan/contracts/food/meals';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { useState } from 'react';
import { useSaveMeal } from '#data/food/saved-meals.ts';
import { localList } from '#lib/format/local.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { SaveDialog } from '#ui/dialog/save-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';

const NAME_MAX = 100;

interface SaveMealDialogProps {
  type: MealType;
  foods: readonly MealFood[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Saves a meal under a name, by default the names of its foods. It closes only on success. */
export function SaveMealDialog({ type, foods, open, onOpenChange }: SaveMealDialogProps) {
  const [name, setName] = useState(() => localList(foods.map((food) => food.name)).slice(0, NAME_MAX));
  const [isTried, setIsTried] = useState(false);
  const save = useSaveMeal(() => onOpenChange(false));
  const submit = () => {
    setIsTried(true);
    if (name.trim() !== '') save.mutate({ name, type, foods: [...foods] });
  };
  return (
    <SaveDialog
      open={open}
      onOpenChange={onOpenChange}
      pending={save.isPending}
      title={t('Save Meal')}
      description={t('Log it again with one tap whenever you like.')}
      action={
        <Button type="submit" form="save-meal" pending={save.isPending} pendingLabel={t('Saving...')}>
          {t('Save')}
        </Button>
      }
    >
      <form
        id="save-meal"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label={t('Name')} error={isTried && name.trim() === '' ? t('Name is required') : undefined}>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={NAME_MAX}
              autoComplete="off"
              onFocus={(event) => event.target.select()}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </form>
    </SaveDialog>
  );
}
