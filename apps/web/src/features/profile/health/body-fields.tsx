import { ACTIVITY_LEVELS, GENDERS } from '@game-plan/domain/health/profile-options';
import { useFormState } from 'react-hook-form';
import { useToday } from '#lib/today.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { ChoiceInput } from './choice-input.tsx';
import { NumberInput } from './number-input.tsx';
import type { HealthForm } from './use-health-form.ts';

export function BodyFields({ form }: { form: HealthForm }) {
  const { errors } = useFormState({ control: form.control, name: 'dateOfBirth' });
  const today = useToday();
  return (
    <Card aria-labelledby="body">
      <CardHead title="Body" titleId="body" />
      <div className="mt-4 grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <Field label="Date of birth" error={errors.dateOfBirth?.message}>
          {(field) => (
            <Input {...field} {...form.register('dateOfBirth')} type="date" max={today} autoComplete="bday" />
          )}
        </Field>
        <ChoiceInput form={form} name="gender" label="Gender" options={GENDERS} />
        <ChoiceInput form={form} name="activityLevel" label="Activity level" options={ACTIVITY_LEVELS} />
        <NumberInput form={form} name="height" />
        <NumberInput form={form} name="weight" />
        <NumberInput form={form} name="targetWeight" />
      </div>
    </Card>
  );
}
