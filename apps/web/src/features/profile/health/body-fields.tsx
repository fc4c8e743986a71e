import { ACTIVITY_LEVELS, GENDERS } from '@game-plan/domain/health/profile-options';
import type { UnitSystem } from '@game-plan/domain/units/unit';
import { useFormState } from 'react-hook-form';
import { useToday } from '#lib/today.ts';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { BodyHead } from './body-head.tsx';
import { ChoiceInput } from './choice-input.tsx';
import { BODY_NUMBERS } from './number-fields.ts';
import { NumberInput } from './number-input.tsx';
import { UsNumberInput } from './us-number-input.tsx';
import type { HealthForm } from './use-health-form.ts';

interface BodyFieldsProps {
  form: HealthForm;
  units: UnitSystem;
  onUnits: (units: UnitSystem) => void;
}

export function BodyFields({ form, units, onUnits }: BodyFieldsProps) {
  const { errors } = useFormState({ control: form.control, name: 'dateOfBirth' });
  const today = useToday();
  return (
    <Card aria-labelledby="body">
      <BodyHead units={units} onUnits={onUnits} />
      <div className="mt-4 grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <Field label="Date of birth" error={errors.dateOfBirth?.message}>
          {(field) => (
            <Input {...field} {...form.register('dateOfBirth')} type="date" max={today} autoComplete="bday" />
          )}
        </Field>
        <ChoiceInput form={form} name="gender" label="Gender" options={GENDERS} />
        <ChoiceInput form={form} name="activityLevel" label="Activity level" options={ACTIVITY_LEVELS} />
        {BODY_NUMBERS.map((name) =>
          units === 'us' ? (
            <UsNumberInput key={name} form={form} name={name} />
          ) : (
            <NumberInput key={name} form={form} name={name} />
          ),
        )}
      </div>
    </Card>
  );
}
