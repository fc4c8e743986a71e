import type { BodyWords } from '@game-plan/domain/health/conflicts/goal-conflict';
import {
  type GoalSuggestion,
  type NeededField,
  type SuggestedGoals,
  suggestGoals,
} from '@game-plan/domain/health/suggest-goals';
import type { SuggestedFigure } from '@game-plan/domain/health/suggested-figure';
import { WandSparkles } from 'lucide-react';
import { formatNumber } from '#lib/format/format.ts';
import { localList } from '#lib/format/local.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { NUTRIENT_FILL, NUTRIENTS } from '#nutrition-ui/nutrients.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { Explanation } from '#ui/explanation.tsx';
import type { CheckedGoals } from './health-form.ts';

const NEEDED: Readonly<Record<NeededField, string>> = {
  dateOfBirth: t('your date of birth'),
  gender: t('your gender'),
  height: t('your height'),
  weight: t('your weight'),
  activityLevel: t('your activity level'),
};

interface SuggestedGoalsCardProps {
  /** The form's current values, including unsaved ones. */
  goals: CheckedGoals;
  /** Formats weights and heights. */
  words: BodyWords;
  onUse: (targets: SuggestedTargets) => void;
}

/** Goals computed from body and activity, with explanations; applying them only fills the form. */
export function SuggestedGoalsCard({ goals, words, onUse }: SuggestedGoalsCardProps) {
  const suggestion = suggestGoals(goals, useToday(), words);
  return (
    <Card aria-labelledby="suggest-goals">
      <CardHead
        title={t('Suggest goals')}
        titleId="suggest-goals"
        description={t('Worked out from your body, activity and fitness goals')}
      />
      <div className="mt-4">
        <Suggestion suggestion={suggestion} goals={goals} onUse={onUse} />
      </div>
    </Card>
  );
}

type SuggestionProps = Omit<SuggestedGoalsCardProps, 'words'> & { suggestion: GoalSuggestion };

function Suggestion({ suggestion, goals, onUse }: SuggestionProps) {
  if (suggestion.status === 'unsuitable') return <p>{suggestion.reason}</p>;
  if (suggestion.status === 'incomplete') {
    return (
      <p>
        {t('To suggest goals, we need {localList}.', {
          localList: localList(suggestion.missing.map((field) => NEEDED[field])),
        })}
      </p>
    );
  }
  const targets = targetsOf(suggestion);
  const inUse = Object.entries(targets).every(([name, value]) =>
    Object.entries(goals).some(([field, set]) => field === name && set === value),
  );
  return (
    <>
      <SuggestedFigures suggestion={suggestion} />
      {suggestion.notes.map((note) => (
        <p key={note} className="mt-3 text-sm text-muted">
          {note}
        </p>
      ))}
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="soft" icon={WandSparkles} onClick={() => onUse(targets)}>
          {t('Use these goals')}
        </Button>
        <p role="status" className="text-sm text-muted">
          {inUse && t('These are the goals above.')}
        </p>
      </div>
    </>
  );
}

const GOALS = [
  ...NUTRIENTS.map((nutrient) => ({ ...nutrient, dot: NUTRIENT_FILL[nutrient.key] })),
  { name: t('Water intake'), key: 'water', unit: 'L', dot: null },
  { name: t('Sleep'), key: 'sleep', unit: 'hours', dot: null },
] as const;

const BASIS = [
  { name: t('Energy at rest'), key: 'resting', unit: 'cal', dot: null },
  { name: t('Used on a day'), key: 'daily', unit: 'cal', dot: null },
] as const;

/** Each figure with its formula and source, and the assumptions behind the goals. */
function SuggestedFigures({ suggestion }: { suggestion: SuggestedGoals }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {[...BASIS, ...GOALS].map(({ name, key, unit, dot }) => (
        <FigureRow key={key} name={name} unit={unit} dot={dot} figure={suggestion[key]} />
      ))}
    </dl>
  );
}

interface FigureRowProps {
  name: string;
  unit: string;
  dot: string | null;
  figure: SuggestedFigure;
}

function FigureRow({ name, unit, dot, figure }: FigureRowProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
      <dt className="flex items-center gap-2 text-sm">
        {dot && <span className={`size-2.5 rounded-[3px] ${dot}`} aria-hidden="true" />}
        <span className={dot ? 'font-semibold' : 'text-muted'}>{name}</span>
        <Explanation label={t('Formula and source of {name}', { name: name.toLowerCase() })}>
          <p>{figure.formula}</p>
          <p className="mt-2 text-xs text-muted">{t('Source: {source}', { source: figure.source })}</p>
        </Explanation>
      </dt>
      <dd>
        <span className="num text-lg">{formatNumber(figure.value)}</span>{' '}
        <span className="text-sm text-muted">{unit}</span>
      </dd>
    </div>
  );
}

/** The health profile's fields that the suggestion sets. */
function targetsOf({ calories, protein, carbs, fat, water, sleep }: SuggestedGoals) {
  return {
    targetCalories: calories.value,
    targetProtein: protein.value,
    targetCarbs: carbs.value,
    targetFat: fat.value,
    waterIntakeGoal: water.value,
    sleepGoal: sleep.value,
  };
}
export type SuggestedTargets = ReturnType<typeof targetsOf>;
