import {
  ACTIVITY_LEVELS,
  FITNESS_GOALS,
  GENDERS,
  HEALTH_CONDITIONS,
  SPORTS,
} from '@game-plan/domain/health/profile-options';
import type { UnitSystem } from '@game-plan/domain/units/unit';
import { useFormState, useWatch } from 'react-hook-form';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input, Textarea } from '#ui/form/input.tsx';
import { BodyHead } from './fact-cards.tsx';
import type { HealthForm } from './health-fields.ts';
import { ChoiceInput, NumberInput, OptionChips, UsNumberInput } from './health-inputs.tsx';
import { IllnessNote } from './illness-note.tsx';
import { BODY_NUMBERS, DAILY_TARGETS } from './number-fields.ts';
import { UNSET_TARGETS } from './targets-view.tsx';

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
        <Field label={t('Date of birth')} error={errors.dateOfBirth?.message}>
          {(field) => (
            <Input {...field} {...form.register('dateOfBirth')} type="date" max={today} autoComplete="bday" />
          )}
        </Field>
        <ChoiceInput form={form} name="gender" label={t('Gender')} options={GENDERS} />
        <ChoiceInput form={form} name="activityLevel" label={t('Activity level')} options={ACTIVITY_LEVELS} />
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

const CHANGED = { shouldDirty: true, shouldValidate: true };
const NONE = 'none';

export function TrainingFields({ form }: { form: HealthForm }) {
  const { control, register, setValue } = form;
  const { errors } = useFormState({ control, name: 'notes' });
  const fitnessGoals = useWatch({ control, name: 'fitnessGoals' });
  const sports = useWatch({ control, name: 'sportsInterests' });
  const conditions = useWatch({ control, name: 'healthConditions' });
  return (
    <Card aria-labelledby="training-and-health">
      <CardHead title={t('Training and health')} titleId="training-and-health" />
      <div className="mt-4 grid gap-6">
        <OptionChips
          legend={t('Fitness goals')}
          options={FITNESS_GOALS}
          chosen={fitnessGoals}
          onChange={(chosen) => setValue('fitnessGoals', chosen, CHANGED)}
        />
        <OptionChips
          legend={t('Sports')}
          options={SPORTS}
          chosen={sports}
          onChange={(chosen) => setValue('sportsInterests', chosen, CHANGED)}
        />
        <div>
          <OptionChips
            legend={t('Health conditions')}
            options={HEALTH_CONDITIONS}
            chosen={conditions}
            onChange={(chosen, pressed) => setValue('healthConditions', settle(chosen, pressed), CHANGED)}
          />
          <IllnessNote conditions={conditions} />
        </div>
        <Field label={t('Notes')} error={errors.notes?.message}>
          {(field) => <Textarea {...field} {...register('notes')} />}
        </Field>
      </div>
    </Card>
  );
}

/** 'None' is exclusive: it deselects the others, and any other deselects it. */
function settle(chosen: readonly string[], pressed: string): string[] {
  return chosen.filter((condition) => (condition === NONE) === (pressed === NONE));
}

export function TargetFields({ form }: { form: HealthForm }) {
  return (
    <Card aria-labelledby="daily-targets">
      <CardHead title={t('Daily targets')} titleId="daily-targets" description={UNSET_TARGETS} />
      <div className="mt-4 grid grid-cols-2 items-start gap-4">
        {DAILY_TARGETS.map((name) => (
          <NumberInput key={name} form={form} name={name} />
        ))}
      </div>
    </Card>
  );
}
