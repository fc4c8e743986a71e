import { Check } from 'lucide-react';
import { useState } from 'react';
import { useController, useFormState, useWatch } from 'react-hook-form';
import { formatNumber, formatQuantity } from '#lib/format/format.ts';
import { optionLabel } from '#lib/format/option-label.ts';
import { t } from '#lib/language.ts';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Select } from '#ui/form/select.tsx';
import { ToggleChip } from '#ui/form/toggle-chip.tsx';
import type { HealthForm } from './health-fields.ts';
import { NUMBER_FORMATS, type NumberField, US_FORMATS, type UsField } from './number-fields.ts';
import { NUMBER_READERS, tidyCentimetres } from './read-number.ts';

/** A number with its unit. The text stays as typed, and is parsed when it is saved. */
export function NumberInput({ form, name }: { form: HealthForm; name: NumberField }) {
  const { control, register, getValues, setValue } = form;
  const { errors } = useFormState({ control, name });
  const { label, unit, format } = NUMBER_FORMATS[name];
  const value = NUMBER_READERS[name](useWatch({ control, name }));
  const leave = () => {
    const typed = getValues(name);
    const tidied = name === 'height' ? tidyCentimetres(typed) : typed;
    if (tidied !== typed) setValue(name, tidied, { shouldDirty: true });
  };
  const inOtherUnits = format && value !== null && value > 0 ? format(value) : undefined;
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
      {(field) => (
        <Input {...field} {...register(name, { onBlur: leave })} inputMode="decimal" autoComplete="off" />
      )}
    </Field>
  );
}

/** Represents text that is not a number; the form's rules reject it. */
const NO_NUMBER = '?';

/**
 * A body measure in feet, inches or pounds. The form always holds centimetres or kilograms, so that an untouched field
 * is saved exactly as before.
 */
export function UsNumberInput({ form, name }: { form: HealthForm; name: UsField }) {
  const { field, fieldState } = useController({ control: form.control, name });
  const [typed, setTyped] = useState({ text: '', value: '' });
  const { label, unit } = NUMBER_FORMATS[name];
  const { usUnit, read, write, messages } = US_FORMATS[name];
  const metric = NUMBER_READERS[name](field.value);
  const isKnown = metric !== null && !Number.isNaN(metric);
  // A value that was not typed in this field, such as after Cancel, is formatted again.
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
      hint={isKnown && metric > 0 ? formatQuantity(formatNumber(metric), unit) : undefined}
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

interface ChoiceInputProps {
  form: HealthForm;
  name: 'gender' | 'activityLevel';
  label: string;
  options: readonly string[];
}

/** A single choice from a list, or none. */
export function ChoiceInput({ form, name, label, options }: ChoiceInputProps) {
  const { errors } = useFormState({ control: form.control, name });
  return (
    <Field label={label} error={errors[name]?.message}>
      {(field) => (
        <Select {...field} {...form.register(name)}>
          <option value="">{t('Not set')}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {optionLabel(option)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface OptionChipsProps<Option extends string> {
  legend: string;
  options: readonly Option[];
  chosen: readonly Option[];
  /** Called with the selection and the pressed option. */
  onChange: (chosen: Option[], pressed: Option) => void;
}

/**
 * A multiple choice from a list. Selected options that are no longer listed are shown, too, so that they can be
 * deselected.
 */
export function OptionChips<Option extends string>(props: OptionChipsProps<Option>) {
  const { legend, options, chosen, onChange } = props;
  const toggle = (option: Option) =>
    onChange(
      chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option],
      option,
    );
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {[...new Set([...options, ...chosen])].map((option) => (
          <ToggleChip
            key={option}
            pressed={chosen.includes(option)}
            onPress={() => toggle(option)}
            icon={Check}
            tone="keep"
          >
            {optionLabel(option)}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  );
}
