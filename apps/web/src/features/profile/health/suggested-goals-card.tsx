import { type GoalSuggestion, type NeededField, suggestGoals } from '@game-plan/domain/health/suggest-goals';
import { WandSparkles } from 'lucide-react';
import { useToday } from '#lib/today.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import type { HealthBody } from './health-fields.ts';
import { SuggestedFigures } from './suggested-figures.tsx';
import { type SuggestedTargets, targetsOf } from './suggested-targets.ts';

const NEEDED: Readonly<Record<NeededField, string>> = {
  dateOfBirth: 'your date of birth',
  gender: 'your gender',
  height: 'your height',
  weight: 'your weight',
  activityLevel: 'your activity level',
};
const LIST = new Intl.ListFormat('en-US');

interface SuggestedGoalsCardProps {
  /** The form as it stands, typed but not yet saved fields included. */
  goals: HealthBody;
  onUse: (targets: SuggestedTargets) => void;
}

/** Goals worked out from the body and the activity, each with how; they only fill the form. */
export function SuggestedGoalsCard({ goals, onUse }: SuggestedGoalsCardProps) {
  const suggestion = suggestGoals(goals, useToday());
  return (
    <Card aria-labelledby="suggest-goals">
      <CardHead
        title="Suggest goals"
        titleId="suggest-goals"
        description="Worked out from your body, your activity and your fitness goals"
      />
      <div className="mt-4">
        <Suggestion suggestion={suggestion} goals={goals} onUse={onUse} />
      </div>
    </Card>
  );
}

function Suggestion({ suggestion, goals, onUse }: SuggestedGoalsCardProps & { suggestion: GoalSuggestion }) {
  if (suggestion.status === 'unsuitable') return <p>{suggestion.reason}</p>;
  if (suggestion.status === 'incomplete') {
    return <p>To suggest goals we need {LIST.format(suggestion.missing.map((field) => NEEDED[field]))}.</p>;
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
          Use these goals
        </Button>
        <p role="status" className="text-sm text-muted">
          {inUse && 'These are the goals above.'}
        </p>
      </div>
    </>
  );
}
