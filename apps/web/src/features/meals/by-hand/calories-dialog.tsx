import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { SaveDialog } from '#ui/dialog/save-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';

const formSchema = z.object({
  name: z.string().trim().min(1, t('Name is required')).max(200, t('At most 200 characters')),
  calories: z
    .number(t('Enter a number'))
    .positive(t('Must be above zero'))
    .max(20_000, t('That is more than anyone eats in a day')),
});

interface CaloriesDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A name that the person has typed elsewhere. */
  name?: string | undefined;
  onAdd: (name: string, calories: number) => void;
}

/** A dialog for a meal of which only the calories are known. */
export function CaloriesDialog({ open, onOpenChange, name = '', onAdd }: CaloriesDialogProps) {
  const formId = useId();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { name: name || t('Restaurant') },
  });
  const { errors } = formState;
  const add = (line: z.output<typeof formSchema>) => {
    onAdd(line.name, line.calories);
    onOpenChange(false);
  };
  return (
    <SaveDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Just Calories')}
      description={t(
        'For when calories are all you know. Protein, carbs and fat stay unknown, and your day says so.',
      )}
      action={
        <Button type="submit" form={formId}>
          {t('Add to Meal')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit(add)} className="grid gap-4 sm:grid-cols-2">
        <Field label={t('What was it?')} error={errors.name?.message}>
          {(control) => <Input {...control} {...register('name')} autoComplete="off" />}
        </Field>
        <Field label={t('Calories')} error={errors.calories?.message}>
          {(control) => (
            <Input
              {...control}
              {...register('calories', { setValueAs: readNumber })}
              inputMode="decimal"
              autoComplete="off"
              autoFocus
            />
          )}
        </Field>
      </form>
    </SaveDialog>
  );
}

const readNumber = (typed: string | number) =>
  typeof typed === 'number' ? typed : Number(typed.trim().replace(',', '.') || Number.NaN);
