import { CUISINES, OTHER_CUISINES } from '@game-plan/domain/ingredient';
import type { ReactNode } from 'react';
import {
  type FieldErrors,
  type UseFormRegister,
  type UseFormReturn,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { t } from '#lib/language.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input, Textarea } from '#ui/form/input.tsx';
import { Select } from '#ui/form/select.tsx';
import { type CheckedRecipe, DIFFICULTIES, type TypedRecipe, withOwn } from './own-recipe-fields.ts';

export type OwnRecipeForm = UseFormReturn<TypedRecipe, unknown, CheckedRecipe>;

interface OwnRecipeFormProps {
  id: string;
  form: OwnRecipeForm;
  /** Whether it is saved already: favorites are then chosen at the recipe. */
  isSaved: boolean;
  onSubmit: (recipe: CheckedRecipe) => void;
  /** Shown below the ingredients. */
  cautions: ReactNode;
}

/** The fields of a recipe. Ingredients and steps are plain texts, one line each, because people paste them. */
export function OwnRecipeFields({ id, form, isSaved, onSubmit, cautions }: OwnRecipeFormProps) {
  const { control, register, handleSubmit } = form;
  const { errors } = useFormState({ control });
  const picture = useWatch({ control, name: 'picture' });
  return (
    <form id={id} noValidate onSubmit={handleSubmit(onSubmit)} className="grid grid-cols-6 gap-4">
      <Field label={t('Name')} error={errors.name?.message} className="col-span-full">
        {(control) => <Input {...control} {...register('name')} autoComplete="off" autoFocus={isSaved} />}
      </Field>
      <NumberField name="servings" label={t('Servings')} register={register} errors={errors} />
      <NumberField name="prepTime" label={t('Prep (min)')} register={register} errors={errors} />
      <NumberField name="cookTime" label={t('Cook (min)')} register={register} errors={errors} />
      <Field
        label={t('Ingredients')}
        hint={t(
          'One a line: 200 g red lentils, half an onion, 2 tbsp olive oil. A line that ends with a colon is a heading. A recipe of yours in brackets is a part of this one: 2 servings [Tomato sauce].',
        )}
        error={errors.ingredients?.message}
        className="col-span-full"
      >
        {(control) => <Textarea {...control} {...register('ingredients')} rows={9} className="resize-y" />}
      </Field>
      <div className="col-span-full -mt-2">{cautions}</div>
      <Field
        label={t('Steps')}
        hint={t('One a line. Numbers are added for you.')}
        error={errors.instructions?.message}
        className="col-span-full"
      >
        {(control) => <Textarea {...control} {...register('instructions')} rows={8} className="resize-y" />}
      </Field>
      <Choice name="cuisine" label={t('Cuisine')} choices={[...CUISINES, ...OTHER_CUISINES]} form={form} />
      <Choice name="difficulty" label={t('Difficulty')} choices={DIFFICULTIES} form={form} />
      <Field
        label={t('Description')}
        hint={t('Optional')}
        error={errors.description?.message}
        className="col-span-full"
      >
        {(control) => (
          <Textarea {...control} {...register('description')} rows={2} className="min-h-16! resize-y" />
        )}
      </Field>
      <Field
        label={t('Source')}
        hint={t('Optional: the address of its page')}
        error={errors.sourceUrl?.message}
        className="col-span-full"
      >
        {(control) => (
          <Input {...control} {...register('sourceUrl')} type="url" inputMode="url" autoComplete="off" />
        )}
      </Field>
      {picture !== '' && (
        <Checkbox {...register('takesPicture')} className="col-span-full">
          {t('Take the Picture of Its Page')}
        </Checkbox>
      )}
      {!isSaved && (
        <Checkbox {...register('isFavorite')} className="col-span-full">
          {t('Save to Favorites')}
        </Checkbox>
      )}
    </form>
  );
}

interface NumberFieldProps {
  name: 'servings' | 'prepTime' | 'cookTime';
  label: string;
  register: UseFormRegister<TypedRecipe>;
  errors: FieldErrors<TypedRecipe>;
}

/** A whole number; the schema refuses other text. */
function NumberField({ name, label, register, errors }: NumberFieldProps) {
  const read = (typed: string | number | null) => {
    if (typeof typed !== 'string') return typed;
    return typed.trim() === '' ? null : Number(typed.trim().replace(',', '.'));
  };
  return (
    <Field label={label} error={errors[name]?.message} className="col-span-2">
      {(control) => (
        <Input
          {...control}
          {...register(name, { setValueAs: read })}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </Field>
  );
}

interface ChoiceProps {
  name: 'cuisine' | 'difficulty';
  label: string;
  choices: readonly string[];
  form: OwnRecipeForm;
}

/** One of the app's choices, or what the recipe says instead. */
function Choice({ name, label, choices, form: { register, control } }: ChoiceProps) {
  const { errors } = useFormState({ control });
  const own = useWatch({ control, name });
  return (
    <Field label={label} error={errors[name]?.message} className="col-span-3">
      {(props) => (
        <Select {...props} {...register(name)}>
          <option value="">{t('Not stated')}</option>
          {withOwn(choices, own ?? '').map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}
