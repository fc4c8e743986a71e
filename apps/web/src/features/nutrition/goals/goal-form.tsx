import type { dailyGoalsBody } from '@game-plan/contracts/people/preferences';
import type { Profile } from '@game-plan/contracts/people/profile';
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useForm, useFormState } from 'react-hook-form';
import type { z } from 'zod';
import { effectiveGoalsOf, PROFILE_GOALS, preferencesQuery, useSaveGoals } from '#data/people/preferences.ts';
import { useSchemaResolver } from '#data/use-schema-resolver.ts';
import { useLeaveQuestion } from '#lib/ask-before-leaving.ts';
import { localText, t } from '#lib/language.ts';
import { KEEP_TYPED, resetToSaved } from '#lib/reset-to-saved.ts';
import { NUTRIENTS } from '#nutrition-ui/nutrients.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { NumberInput } from '#ui/form/input.tsx';

const GOAL_FIELDS = {
  calories: 'dailyCalorieGoal',
  protein: 'dailyProteinGoal',
  carbs: 'dailyCarbGoal',
  fat: 'dailyFatGoal',
} as const;
const FIELDS = NUTRIENTS.map(({ key, name, unit }) => ({ name: GOAL_FIELDS[key], label: name, unit }));

const goalsSchema = () =>
  import('@game-plan/contracts/people/preferences').then(({ dailyGoalsBody }) => dailyGoalsBody);

/** The editable goals, held above what is read again with the period; empty until loaded. */
export function useGoalForm() {
  const { data: preferences } = useQuery(preferencesQuery);
  return useForm<z.infer<typeof dailyGoalsBody>>({
    resolver: useSchemaResolver(goalsSchema),
    ...(preferences && { values: effectiveGoalsOf(preferences) }),
    resetOptions: KEEP_TYPED,
  });
}
export type GoalFormState = ReturnType<typeof useGoalForm>;

/** Asks before the page is left with unsaved goals. */
export function GoalQuestion({ form }: { form: GoalFormState }) {
  const { isDirty } = useFormState(form);
  const question = useLeaveQuestion(
    isDirty,
    // Another tab, day or period of this page does not leave it.
    (current, next) => current.pathname !== next.pathname,
  );
  return (
    <ConfirmDialog
      open={question.isAsked}
      onOpenChange={(open) => !open && question.stay()}
      title={t('Leave without saving?')}
      description={t('Your changes to Goals are not saved yet and would be lost.')}
      actionLabel={t('Leave')}
      icon={LogOut}
      onConfirm={question.leave}
    />
  );
}

interface GoalFormProps {
  form: GoalFormState;
  profile: Profile | null;
}

/** The effective daily goals. A field says so if the health profile sets its goal, which is then changed there. */
export function GoalForm({ form, profile }: GoalFormProps) {
  const { register, handleSubmit } = form;
  const { mutate, isPending } = useSaveGoals(profile, (saved, sent) => resetToSaved(form, saved, sent));
  const { errors } = useFormState(form);
  return (
    <form
      onSubmit={handleSubmit((goals) => mutate(goals))}
      className="mt-4 grid gap-4 sm:grid-cols-2"
      noValidate
    >
      {FIELDS.map(({ name, label, unit }) => (
        <Field
          key={name}
          label={t('{label} ({unit} a day)', { label, unit: localText(unit) })}
          hint={
            profile?.[PROFILE_GOALS[name]] == null
              ? undefined
              : t('Set in your health profile. Change it there.')
          }
          error={errors[name]?.message}
        >
          {(control) => <NumberInput {...control} {...register(name, { valueAsNumber: true })} />}
        </Field>
      ))}
      <Button
        type="submit"
        pending={isPending}
        pendingLabel={t('Saving...')}
        className="sm:col-span-2 sm:justify-self-start"
      >
        {t('Save Goals')}
      </Button>
    </form>
  );
}
