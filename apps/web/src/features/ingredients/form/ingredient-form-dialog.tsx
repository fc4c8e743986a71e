import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import { useId } from 'react';
import {
  type IngredientFields,
  useCreateIngredient,
  useUpdateIngredient,
} from '#data/kitchen/ingredients.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { IngredientForm } from './ingredient-form.tsx';

interface IngredientFormDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The ingredient to edit; without one the form adds a new one. */
  ingredient?: Ingredient;
  /** A name that the person has typed elsewhere. */
  name?: string | undefined;
}

/** The dialog for Custom Add and Edit. It closes only on success, so that a failed save loses no input. */
export function IngredientFormDialog({ open, onOpenChange, ingredient, name }: IngredientFormDialogProps) {
  const formId = useId();
  const { save, isPending } = useSaveIngredient(ingredient, () => onOpenChange(false));
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      pending={isPending}
      loses={
        ingredient
          ? t('Your changes are not saved yet and would be lost.')
          : t('This ingredient is not saved yet and would be lost.')
      }
      title={ingredient ? t('Edit Ingredient') : 'Custom Add'}
      action={
        <Button
          type="submit"
          form={formId}
          pending={isPending}
          pendingLabel={ingredient ? t('Updating...') : t('Adding...')}
        >
          {ingredient ? t('Update Ingredient') : t('Add Ingredient')}
        </Button>
      }
    >
      <IngredientForm
        id={formId}
        ingredient={ingredient}
        name={name}
        onSubmit={save}
        onAddedToIt={() => onOpenChange(false)}
      />
    </FormDialog>
  );
}

/** Saves the form: updates `ingredient` if there is one, otherwise adds a new ingredient. */
function useSaveIngredient(ingredient: Ingredient | undefined, onSaved: () => void) {
  const creation = useCreateIngredient({ onCreated: onSaved });
  const update = useUpdateIngredient(onSaved);
  const save = (fields: IngredientFields, changed: Partial<IngredientFields>) => {
    if (ingredient) update.mutate({ id: ingredient.id, fields: changed });
    else creation.mutate(fields);
  };
  return { save, isPending: creation.isPending || update.isPending };
}
