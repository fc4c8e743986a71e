import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import { INGREDIENT_CATEGORIES, INGREDIENT_STATUSES, INGREDIENT_UNITS } from '@game-plan/domain/ingredient';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type IngredientFields, ingredientsQuery, type NewIngredient } from '#data/kitchen/ingredients.ts';
import { useSchemaResolver } from '#data/use-schema-resolver.ts';
import { changedFields } from '#lib/changed-fields.ts';
import { t } from '#lib/language.ts';
import { KEEP_TYPED } from '#lib/reset-to-saved.ts';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Select } from '#ui/form/select.tsx';
import { UsualDay } from '../batches/usual-day.tsx';
import type { Amount } from '../existing/add-to-amount.ts';
import { ExistingIngredient } from '../existing/existing-ingredient.tsx';
import { useTypedName } from './use-typed-name.ts';

/** Without a maximum, date fields accept six-digit years. */
const LAST_DAY = '9999-12-31';

/** The contract's rules; an empty date means none. */
const formSchema = () =>
  import('@game-plan/contracts/kitchen/ingredients').then(({ createIngredientBody }) =>
    createIngredientBody.omit({ allergens: true, dietaryTags: true }),
  );

/** A choice that was not made yet is ''. */
type TypedFields = Omit<NewIngredient, 'category' | 'unit'> & {
  category: IngredientFields['category'] | '';
  unit: IngredientFields['unit'] | '';
};

const BLANK = { category: '', quantity: '', unit: '', expiryDate: null, status: 'fresh' } as const;

interface IngredientFormProps {
  id: string;
  ingredient: Ingredient | undefined;
  name: string | undefined;
  /** `changed` holds only the fields that the person has changed. */
  onSubmit: (fields: IngredientFields, changed: Partial<IngredientFields>) => void;
  /** Called after the amount was added to an existing card. */
  onAddedToIt: () => void;
}

export function IngredientForm({ id, ingredient, name = '', onSubmit, onAddedToIt }: IngredientFormProps) {
  const { data: inventory } = useQuery(ingredientsQuery);
  // Untouched fields follow changes by other members; a deleted ingredient stays as it was.
  const current = inventory?.find((other) => other.id === ingredient?.id) ?? ingredient;
  const {
    register,
    handleSubmit,
    formState,
    control: form,
    getFieldState,
    getValues,
    setValue,
    resetField,
  } = useForm({
    resolver: useSchemaResolver<TypedFields, IngredientFields>(formSchema),
    defaultValues: ingredient ?? { ...BLANK, name },
    ...(current && { values: current }),
    resetOptions: KEEP_TYPED,
  });
  const { errors, dirtyFields } = formState;
  const [typedName, expiryDate] = useWatch({ control: form, name: ['name', 'expiryDate'] });
  const { existing, usual, keeps, isCurrent } = useTypedName(ingredient ? '' : typedName);
  const { category = '', quantity = '', unit = '' } = usual ?? {};
  const isChosen = {
    category: dirtyFields.category ?? false,
    quantity: dirtyFields.quantity ?? false,
    unit: dirtyFields.unit ?? false,
  };
  useEffect(() => {
    if (ingredient) return;
    // A choice that was made since this was rendered is known to the form already.
    const suggest = (
      field: keyof typeof isChosen,
      isChosenNow: boolean,
      defaultValue: typeof category | typeof quantity | typeof unit,
    ) => {
      if (isChosenNow || getFieldState(field).isDirty) return;
      resetField(field, { defaultValue, keepError: defaultValue === '' });
    };
    suggest('category', isChosen.category, category);
    suggest('quantity', isChosen.quantity, quantity);
    suggest('unit', isChosen.unit, unit);
  }, [
    ingredient,
    category,
    quantity,
    unit,
    isChosen.category,
    isChosen.quantity,
    isChosen.unit,
    getFieldState,
    resetField,
  ]);
  // Typed units that are not on the list: tins, and the item of the dashboard's one-field form.
  const kept = current?.unit ?? usual?.unit;
  const units = [...new Set([...INGREDIENT_UNITS, ...(kept ? [kept] : [])])];

  const submit = handleSubmit((fields) => {
    // An amount that its field has as well is left out of the name.
    const isSaidTwice = isCurrent && fields.quantity === usual?.quantity && fields.unit === usual.unit;
    const name = (isSaidTwice ? usual.name : undefined) ?? fields.name;
    onSubmit({ ...fields, name }, changedFields(fields, dirtyFields));
  });

  return (
    <form id={id} onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <Field label={t('Name')} error={errors.name?.message} className="sm:col-span-2">
        {(control) => <Input {...control} {...register('name')} autoComplete="off" autoFocus />}
      </Field>
      {!ingredient && (
        <ExistingNotice
          existing={existing}
          more={() => ({
            quantity: getValues('quantity') ?? '',
            unit: getValues('unit') ?? '',
            expiryDate: getValues('expiryDate') ?? null,
          })}
          onAdded={onAddedToIt}
          className="sm:col-span-2"
        />
      )}
      <Field label={t('Category')} error={errors.category?.message}>
        {(control) => (
          <Select {...control} {...register('category')}>
            <Options values={INGREDIENT_CATEGORIES} placeholder={t('Choose a category')} />
          </Select>
        )}
      </Field>
      <Field label={t('Quantity')} error={errors.quantity?.message}>
        {(control) => <Input {...control} {...register('quantity')} inputMode="decimal" autoComplete="off" />}
      </Field>
      <Field label={t('Unit')} error={errors.unit?.message}>
        {(control) => (
          <Select {...control} {...register('unit')}>
            <Options values={units} placeholder={t('Choose a unit')} />
          </Select>
        )}
      </Field>
      <Field label={t('Status')} error={errors.status?.message}>
        {(control) => (
          <Select {...control} {...register('status')}>
            <Options values={INGREDIENT_STATUSES} />
          </Select>
        )}
      </Field>
      <Field
        label={t('Expiry Date')}
        hint={t('Optional. We flag items seven days ahead.')}
        error={errors.expiryDate?.message}
        className="sm:col-span-2"
      >
        {(control) => (
          <>
            <Input
              {...control}
              {...register('expiryDate', { setValueAs: (day) => day || null })}
              type="date"
              max={LAST_DAY}
            />
            {keeps && !expiryDate && (
              <UsualDay
                until={keeps.until}
                onUse={() => setValue('expiryDate', keeps.until, { shouldDirty: true })}
              />
            )}
          </>
        )}
      </Field>
    </form>
  );
}

interface OptionsProps {
  values: readonly string[];
  /** Shown before a choice is made. */
  placeholder?: string;
}

function Options({ values, placeholder }: OptionsProps) {
  return (
    <>
      {placeholder && <option value="">{placeholder}</option>}
      {values.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </>
  );
}

interface ExistingNoticeProps {
  existing: Ingredient | undefined;
  more: () => Amount;
  onAdded: () => void;
  className?: string;
}

/** Shown below the name if the inventory has that food, until the person asks for a separate card. */
function ExistingNotice({ existing, more, onAdded, className }: ExistingNoticeProps) {
  const [another, setAnother] = useState<Ingredient['id']>();
  if (!existing || existing.id === another) return null;
  return (
    <ExistingIngredient
      key={existing.id}
      existing={existing}
      more={more}
      onAdded={onAdded}
      onAnother={() => setAnother(existing.id)}
      {...(className && { className })}
    />
  );
}
