import { dailyGoalsBody } from '@game-plan/contracts/preferences';
import type { Profile } from '@game-plan/contracts/profile';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useSaveGoals } from '#data/preferences.ts';
import { KEEP_TYPED, takeOverSaved } from '#lib/follow-saved.ts';
import { formatNumber } from '#lib/format/format.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';

const FIELDS = [
  { name: 'dailyCalorieGoal', label: 'Calories', unit: 'cal', target: 'targetCalories' },
  { name: 'dailyProteinGoal', label: 'Protein', unit: 'g', target: 'targetProtein' },
  { name: 'dailyCarbGoal', label: 'Carbs', unit: 'g', target: 'targetCarbs' },
  { name: 'dailyFatGoal', label: 'Fat', unit: 'g', target: 'targetFat' },
] as const;

interface GoalFormProps {
  stored: z.infer<typeof dailyGoalsBody>;
  profile: Profile | null;
}

/** The person's own daily goals; a field says so where the health profile's goal is in force instead. */
export function GoalForm({ stored, profile }: GoalFormProps) {
  const form = useForm({
    resolver: zodResolver(dailyGoalsBody),
    values: stored,
    resetOptions: KEEP_TYPED,
  });
  const { register, handleSubmit, formState } = form;
  const { mutate, isPending } = useSaveGoals((saved, sent) => takeOverSaved(form, saved, sent));
  const { errors } = formState;
  return (
    <form
      onSubmit={handleSubmit((goals) => mutate(goals))}
      className="mt-4 grid gap-4 sm:grid-cols-2"
      noValidate
    >
      {FIELDS.map(({ name, label, unit, target }) => (
        <Field
          key={name}
          label={`${label} (${unit} a day)`}
          hint={sayInForce(profile?.[target] ?? null, unit)}
          error={errors[name]?.message}
        >
          {(control) => (
            <Input
              {...control}
              {...register(name, { valueAsNumber: true })}
              type="number"
              step="any"
              inputMode="decimal"
              autoComplete="off"
            />
          )}
        </Field>
      ))}
      <Button
        type="submit"
        pending={isPending}
        pendingLabel="Saving..."
        className="sm:col-span-2 sm:justify-self-start"
      >
        Save Goals
      </Button>
    </form>
  );
}

function sayInForce(target: number | null, unit: string): string | undefined {
  return target === null
    ? undefined
    : `Your health profile sets ${formatNumber(target)} ${unit}, which goes first.`;
}
