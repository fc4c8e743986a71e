import { type OwnFood, ownFoodBody } from '@game-plan/contracts/food/own-foods';
import { shownGtin } from '@game-plan/domain/packaged-products/gtin';
import { type LabelDoubt, labelDoubts } from '@game-plan/domain/packaged-products/label-doubts';
import { labelGrams } from '@game-plan/domain/packaged-products/label-measure';
import { zodResolver } from '@hookform/resolvers/zod';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type UseFormRegister,
  useForm,
  useWatch,
} from 'react-hook-form';
import { z } from 'zod';
import type { OwnFoodBody } from '#data/food/own-foods.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Select } from '#ui/form/select.tsx';

/** Milligrams of sodium per gram of salt, as European labels count it (Regulation (EU) No 1169/2011, Annex I). */
const SODIUM_OF_SALT = 400;

/** European labels state salt in grams, American ones sodium in milligrams. */
const formSchema = ownFoodBody.extend({
  salt: z
    .number(t('Enter a number'))
    .min(0, t('Cannot be below zero'))
    .max(1000, t('That number is too large'))
    .nullable(),
});
type FormInput = z.input<typeof formSchema>;
type FormOutput = z.output<typeof formSchema>;

/** What is known about a food before its label is entered. */
export interface FoodStart {
  readonly name?: string | undefined;
  readonly gtin?: string | undefined;
}

interface OwnFoodFormProps {
  id: string;
  food: OwnFood | undefined;
  start: FoodStart;
  onSubmit: (body: OwnFoodBody) => void;
  pending: boolean;
}

/** A form for a food label. Contradictory figures are confirmed before saving. */
export function OwnFoodForm({ id, food, start, onSubmit, pending }: OwnFoodFormProps) {
  const { register, handleSubmit, formState, control } = useForm<FormInput, unknown, FormOutput>({
    resolver: zodResolver(formSchema),
    defaultValues: startOf(food, start),
  });
  const [asked, setAsked] = useState<{ body: OwnFoodBody; doubts: readonly LabelDoubt[] }>();
  const figuresFor = useWatch({ control, name: 'figuresFor' });
  const { errors } = formState;
  const submit = ({ salt, ...fields }: FormOutput) => {
    const sodium = fields.sodium ?? (salt === null ? null : salt * SODIUM_OF_SALT);
    const body = { ...fields, sodium, gtin: fields.gtin };
    const doubts = labelDoubts({ ...body, grams: labelGrams(body) });
    if (doubts.length === 0) onSubmit(body);
    else setAsked({ body, doubts });
  };
  const isPortion = figuresFor === 'portion';
  return (
    <form
      id={id}
      noValidate
      onSubmit={handleSubmit(submit)}
      onChange={() => setAsked(undefined)}
      className="grid grid-cols-2 gap-4"
    >
      <Field label={t('Name')} error={errors.name?.message} className="col-span-2">
        {(own) => <Input {...own} {...register('name')} autoComplete="off" autoFocus />}
      </Field>
      <Field label={t('Brand')} error={errors.brand?.message} className="max-sm:col-span-2">
        {(own) => <Input {...own} {...register('brand')} autoComplete="off" />}
      </Field>
      <Field label={t('Barcode')} error={errors.gtin?.message} className="max-sm:col-span-2">
        {(own) => (
          <Input
            {...own}
            {...register('gtin', { setValueAs: (typed: string | null) => typed?.trim() || null })}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </Field>
      <Field label={t('Values per')} error={errors.figuresFor?.message} className="col-span-2">
        {(own) => (
          <Select {...own} {...register('figuresFor')}>
            <option value="portion">{t('one portion')}</option>
            <option value="100 g">100 g</option>
            <option value="100 ml">{t('100 ml')}</option>
          </Select>
        )}
      </Field>
      <Field
        label={t('Portion')}
        hint={t('A bar, a slice, a glass')}
        error={errors.portionName?.message}
        className="max-sm:col-span-2"
      >
        {(own) => (
          <Input {...own} {...register('portionName')} placeholder={t('portion')} autoComplete="off" />
        )}
      </Field>
      <Field
        label={t('Portion size')}
        hint={
          isPortion
            ? t('The weight of one, if the label gives it')
            : t('The weight of one, to log it by portions')
        }
        error={errors.portionSize?.message}
        className="max-sm:col-span-2"
      >
        {(own) => (
          <span className="flex gap-2">
            <Input {...own} {...numeric(register, 'portionSize')} className="min-w-0 flex-1" />
            {isPortion ? (
              <Select
                label={t('Measure of the portion')}
                {...register('portionMeasure')}
                className="w-20 shrink-0"
              >
                <option>g</option>
                <option>{t('ml')}</option>
              </Select>
            ) : (
              <span className="w-8 shrink-0 self-center text-muted">
                {figuresFor === '100 ml' ? 'ml' : 'g'}
              </span>
            )}
          </span>
        )}
      </Field>
      <Figures register={register} errors={errors} />
      {asked && (
        <Doubts
          doubts={asked.doubts}
          pending={pending}
          onSave={() => onSubmit({ ...asked.body, saveAnyway: true })}
        />
      )}
    </form>
  );
}

const FIGURES = [
  ['calories', t('Calories')],
  ['protein', t('Protein (g)')],
  ['carbs', t('Carbs (g)')],
  ['fat', t('Fat (g)')],
  ['fiber', t('Fiber (g)')],
  ['sugar', t('Sugar (g)')],
  ['saturatedFat', t('Saturated fat (g)')],
  ['alcohol', t('Alcohol (% vol)')],
  ['sodium', t('Sodium (mg)')],
  ['salt', 'or Salt (g)'],
] as const;

type NumberField = (typeof FIGURES)[number][0] | 'portionSize';

function Figures({
  register,
  errors,
}: {
  register: UseFormRegister<FormInput>;
  errors: FieldErrors<FormInput>;
}) {
  return (
    <fieldset className="col-span-2 grid grid-cols-2 gap-4 border-t border-line pt-4 sm:grid-cols-4">
      <legend className="sr-only">{t('Values on the label')}</legend>
      <p className="col-span-full -mb-1 text-sm text-muted">
        {t('Leave blank what the label does not say. It counts as unknown, not as zero.')}
      </p>
      {FIGURES.map(([name, label]) => (
        <Field key={name} label={label} error={errors[name]?.message}>
          {(own) => <Input {...own} {...numeric(register, name)} />}
        </Field>
      ))}
    </fieldset>
  );
}

interface DoubtsProps {
  doubts: readonly LabelDoubt[];
  pending: boolean;
  onSave: () => void;
}

/** The contradictions of the label, with a button to save anyway. */
function Doubts({ doubts, pending, onSave }: DoubtsProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div
      ref={panel}
      role="alert"
      tabIndex={-1}
      className="col-span-2 flex flex-wrap items-start gap-3 rounded-md bg-warning-soft p-4 text-warning-text"
    >
      <TriangleAlert className="size-5 shrink-0" aria-hidden="true" />
      <div className="min-w-48 flex-1">
        <p className="font-semibold">{t('Is this what the label says?')}</p>
        <ul className="mt-1 grid gap-1 text-sm">
          {doubts.map(({ about, sentence }) => (
            <li key={about}>{sentence}</li>
          ))}
        </ul>
      </div>
      <Button variant="secondary" pending={pending} pendingLabel={t('Saving...')} onClick={onSave}>
        {t('Save anyway')}
      </Button>
    </div>
  );
}

/** A number field that accepts a decimal comma; the schema rejects other text. */
function numeric(register: UseFormRegister<FormInput>, name: NumberField) {
  const read = (typed: string | number | null) => {
    if (typeof typed !== 'string') return typed;
    return typed.trim() === '' ? null : Number(typed.trim().replace(',', '.'));
  };
  return { ...register(name, { setValueAs: read }), inputMode: 'decimal' as const, autoComplete: 'off' };
}

/** The form's initial values; the calories are left empty. */
function startOf(food: OwnFood | undefined, { name = '', gtin }: FoodStart): DefaultValues<FormInput> {
  if (food) {
    const code = food.gtin === null ? null : shownGtin(food.gtin);
    return { ...food, gtin: code, salt: null };
  }
  return {
    name,
    brand: null,
    gtin: gtin === undefined ? null : shownGtin(gtin),
    figuresFor: 'portion',
    portionName: '',
    portionSize: null,
    portionMeasure: 'g',
    protein: null,
    carbs: null,
    fat: null,
    fiber: null,
    sugar: null,
    saturatedFat: null,
    sodium: null,
    alcohol: null,
    salt: null,
  };
}
