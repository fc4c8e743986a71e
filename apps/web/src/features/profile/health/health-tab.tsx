import type { Preferences } from '@game-plan/contracts/people/preferences';
import type { Profile } from '@game-plan/contracts/people/profile';
import { BODY_WORDS, type BodyWords } from '@game-plan/domain/health/conflicts/goal-conflict';
import { goalConflicts } from '@game-plan/domain/health/conflicts/goal-conflicts';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSaveHealth } from '#data/people/profile.ts';
import { useSetUnits, useUnits } from '#data/people/units.ts';
import { t } from '#lib/language.ts';
import { resetToSaved } from '#lib/reset-to-saved.ts';
import { showFieldErrors } from '#lib/show-field-errors.ts';
import { useToday } from '#lib/today.ts';
import { Button } from '#ui/button.tsx';
import { Later } from '#ui/late/later.tsx';
import { WarningList } from '#ui/state/warning-list.tsx';
import { type FormAfterSave, holdsFocus } from '../form-after-save.ts';
import { BodyView, TrainingView } from './fact-cards.tsx';
import { BodyFields, TargetFields, TrainingFields } from './field-cards.tsx';
import { type HealthForm, healthFieldsOf, savedGoalsOf } from './health-fields.ts';
import type { CheckedGoals, HealthBody, HealthFields } from './health-form.ts';
import { MACRO_TARGETS } from './number-fields.ts';
import { SuggestedGoalsCard, type SuggestedTargets } from './suggested-goals-card.tsx';
import { TargetsView } from './targets-view.tsx';

export interface HealthTabProps {
  profile: Profile | null;
  preferences: Preferences | null;
  form: HealthForm;
  editing: boolean;
  onEdit: () => void;
  onSaved: (left: FormAfterSave) => void;
}

const FIELDS = Object.keys(healthFieldsOf(null)) as (keyof HealthFields)[];

/** The health profile, for reading or editing, with suggested goals and warnings. */
export function HealthTab({ profile, preferences, form, editing, onEdit, onSaved }: HealthTabProps) {
  const element = useRef<HTMLFormElement>(null);
  const units = useUnits() ?? 'metric';
  const setUnits = useSetUnits();
  const typedGoals = useTypedGoals(form, editing);
  const goals = { ...(typedGoals ?? savedGoalsOf(profile)), allergies: profile?.allergies ?? [] };
  const words = BODY_WORDS[units];
  const { mutate, isPending } = useSaveHealth({
    onSaved: (saved, typed: HealthFields) => {
      // After Cancel, the form contains no input of the person.
      const sent = editing ? typed : form.getValues();
      const hasLaterChanges = resetToSaved(form, healthFieldsOf(saved), sent);
      onSaved({ hasLaterChanges, hasFocus: holdsFocus(element.current) });
    },
    onRefused: (error) => showFieldErrors(form, error, FIELDS),
  });
  const save = form.handleSubmit((body) => mutate({ body, typed: form.getValues() }));
  const use = (targets: SuggestedTargets) => {
    onEdit();
    for (const name of Object.keys(targets) as (keyof SuggestedTargets)[]) {
      form.setValue(name, String(targets[name]), { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <form
      ref={element}
      noValidate
      className="grid items-start gap-5 lg:grid-cols-12"
      onSubmit={(event) => {
        const half = findHalfTyped(event.currentTarget);
        if (half === undefined) return void save(event);
        event.preventDefault();
        form.setError('dateOfBirth', { message: t('Enter the whole date') });
        half.focus();
      }}
    >
      <div className="grid gap-5 lg:col-span-7">
        {editing ? (
          <BodyFields form={form} units={units} onUnits={setUnits} />
        ) : (
          <BodyView profile={profile} units={units} onUnits={setUnits} />
        )}
        <Later>{editing ? <TrainingFields form={form} /> : <TrainingView profile={profile} />}</Later>
      </div>
      <div className="grid gap-5 lg:col-span-5">
        <Later>
          {editing ? <TargetFields form={form} /> : <TargetsView profile={profile} />}
          <GoalWarnings words={words} goals={goals} preferences={preferences} />
          <SuggestedGoalsCard goals={goals} words={words} onUse={use} />
        </Later>
      </div>
      {editing && (
        <div
          data-save-bar=""
          className="lg:sticky lg:bottom-0 lg:z-10 lg:col-span-12 lg:border-t lg:border-line lg:bg-bg lg:py-4"
        >
          <Button type="submit" className="max-sm:w-full" pending={isPending} pendingLabel={t('Saving...')}>
            {t('Save Changes')}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Loads the form's schema with zod, only when the person types. */
const loadReader = () => import('./read-fields.ts');
type Reader = Awaited<ReturnType<typeof loadReader>>['readFields'];

/** The goals as typed so far; undefined until there is something typed and the schema is loaded. */
function useTypedGoals(form: HealthForm, isTyping: boolean): HealthBody | undefined {
  const typed = useWatch({ control: form.control });
  const [reader, setReader] = useState<{ readonly read: Reader }>();
  useEffect(() => {
    if (!isTyping) return;
    let isGone = false;
    loadReader().then(
      ({ readFields }) => isGone || setReader({ read: readFields }),
      // Sending the form reports it.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isTyping]);
  return reader?.read(typed);
}

/** Finds a date field with an incomplete date. Its value reads as empty, so that saving would remove the date. */
function findHalfTyped(form: HTMLFormElement): HTMLInputElement | undefined {
  return [...form.querySelectorAll<HTMLInputElement>('input[type="date"]')].find(
    ({ validity }) => validity.badInput,
  );
}

interface GoalWarningsProps {
  goals: CheckedGoals;
  words: BodyWords;
  /** The effective goals that apply if none is set here; null while unknown. */
  preferences: Preferences | null;
}

/** Warnings about goals that contradict each other or are not safe. What is not safe is asked about when it is saved. */
function GoalWarnings({ goals, preferences, words }: GoalWarningsProps) {
  const today = useToday();
  const conflicts = goalConflicts(withEffectiveGoals(goals, preferences), today, words);
  return (
    // Without a warning it takes no space between the cards.
    <div role="status" className="empty:contents">
      {conflicts.length > 0 && <WarningList warnings={conflicts} />}
    </div>
  );
}

/**
 * Completes the goals with the effective ones, to find conflicts between them; without any own goal there are no
 * warnings.
 */
function withEffectiveGoals(goals: CheckedGoals, preferences: Preferences | null): CheckedGoals {
  if (preferences === null || MACRO_TARGETS.every((name) => goals[name] === null)) return goals;
  return {
    ...goals,
    targetCalories: goals.targetCalories ?? preferences.dailyCalorieGoal,
    targetProtein: goals.targetProtein ?? preferences.dailyProteinGoal,
    targetCarbs: goals.targetCarbs ?? preferences.dailyCarbGoal,
    targetFat: goals.targetFat ?? preferences.dailyFatGoal,
  };
}
