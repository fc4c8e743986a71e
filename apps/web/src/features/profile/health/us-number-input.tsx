import { useState } from 'react';
import { useController } from 'react-hook-form';
import { formatQuantity } from '#lib/format.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { NUMBER_LOOKS, US_LOOKS, type UsField } from './number-fields.ts';
import { parseNumber } from './parse-number.ts';
import type { HealthForm } from './use-health-form.ts';

/** What no number is: the form's own rules refuse it. */
const NO_NUMBER = '?';

/**
 * A figure of the body in feet, inches or pounds. The form holds it in centimetres or kilograms all the while, so that
 * what nobody touches is saved as it was, to the last digit.
 */
export function UsNumberInput({ form, name }: { form: HealthForm; name: UsField }) {
  const { field, fieldState } = useController({ control: form.control, name });
  const [typed, setTyped] = useState({ text: '', value: '' });
  const { label, unit } = NUMBER_LOOKS[name];
  const { usUnit, read, write, messages } = US_LOOKS[name];
  const metric = parseNumber(field.value);
  const isKnown = metric !== null && !Number.isNaN(metric);
  // What is not of this field's own typing, as after 'Cancel', is written anew.
  const text = typed.value === field.value && typed.text !== '' ? typed.text : isKnown ? write(metric) : '';
  const type = (next: string) => {
    const kept = read(next);
    const value = kept === null ? '' : Number.isNaN(kept) ? NO_NUMBER : String(kept);
    setTyped({ text: next, value });
    field.onChange(value);
  };
  const message = fieldState.error?.message;
  return (
    <Field
      label={
        <>
          {label} <span className="font-normal text-muted">({usUnit})</span>
        </>
      }
      hint={isKnown && metric > 0 ? formatQuantity(metric, unit) : undefined}
      error={message && (messages[message] ?? message)}
    >
      {(control) => (
        <Input
          {...control}
          ref={field.ref}
          name={name}
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={field.onBlur}
          autoComplete="off"
        />
      )}
    </Field>
  );
}
