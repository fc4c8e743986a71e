import { FITNESS_GOALS, HEALTH_CONDITIONS, SPORTS } from '@game-plan/domain/health/profile-options';
import { useFormState, useWatch } from 'react-hook-form';
import { Card, CardHead } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/input.tsx';
import { OptionChips } from './option-chips.tsx';
import type { HealthForm } from './use-health-form.ts';

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
      <CardHead title="Training and health" titleId="training-and-health" />
      <div className="mt-4 grid gap-6">
        <OptionChips
          legend="Fitness goals"
          options={FITNESS_GOALS}
          chosen={fitnessGoals}
          onChange={(chosen) => setValue('fitnessGoals', chosen, CHANGED)}
        />
        <OptionChips
          legend="Sports"
          options={SPORTS}
          chosen={sports}
          onChange={(chosen) => setValue('sportsInterests', chosen, CHANGED)}
        />
        <OptionChips
          legend="Health conditions"
          options={HEALTH_CONDITIONS}
          chosen={conditions}
          onChange={(chosen, pressed) => setValue('healthConditions', settle(chosen, pressed), CHANGED)}
        />
        <Field label="Notes" error={errors.notes?.message}>
          {(field) => <Textarea {...field} {...register('notes')} />}
        </Field>
      </div>
    </Card>
  );
}

/** 'None' stands alone: it takes the others off, and any other takes it off. */
function settle(chosen: readonly string[], pressed: string): string[] {
  return chosen.filter((condition) => (condition === NONE) === (pressed === NONE));
}
