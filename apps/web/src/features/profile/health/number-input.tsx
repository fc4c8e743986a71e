import { useFormState, useWatch } from 'react-hook-form';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { NUMBER_LOOKS, type NumberField } from './number-fields.ts';
import { parseNumber } from './parse-number.ts';
import type { HealthForm } from './use-health-form.ts';

/** A figure with its unit; what was typed stays as typed, and is read when it is saved. */
export function NumberInput({ form, name }: { form: HealthForm; name: NumberField }) {
  const { control, register } = form;
  const { errors } = useFormState({ control, name });
  const value = parseNumber(useWatch({ control, name }));
  const { label, unit, say } = NUMBER_LOOKS[name];
  const inOtherUnits = say && value !== null && value > 0 ? say(value) : undefined;
  return (
    <Field
      label={
        <>
          {label} <span className="font-normal text-muted">({unit})</span>
        </>
      }
      hint={inOtherUnits}
      error={errors[name]?.message}
    >
      {(field) => <Input {...field} {...register(name)} inputMode="decimal" autoComplete="off" />}
    </Field>
  );
}
