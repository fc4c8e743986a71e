import { useFormState } from 'react-hook-form';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { sayOption } from '../say-option.ts';
import type { HealthForm } from './use-health-form.ts';

interface ChoiceInputProps {
  form: HealthForm;
  name: 'gender' | 'activityLevel';
  label: string;
  options: readonly string[];
}

/** One of a list, or none of it. */
export function ChoiceInput({ form, name, label, options }: ChoiceInputProps) {
  const { errors } = useFormState({ control: form.control, name });
  return (
    <Field label={label} error={errors[name]?.message}>
      {(field) => (
        <Select {...field} {...form.register(name)}>
          <option value="">Not set</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {sayOption(option)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
