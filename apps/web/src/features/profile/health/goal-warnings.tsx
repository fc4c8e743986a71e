import type { Preferences } from '@game-plan/contracts/people/preferences';
import { goalConflicts } from '@game-plan/domain/health/conflicts/goal-conflicts';
import { TriangleAlert } from 'lucide-react';
import { useToday } from '#lib/today.ts';
import type { HealthBody } from './health-fields.ts';
import { MACRO_TARGETS } from './number-fields.ts';

interface GoalWarningsProps {
  goals: HealthBody;
  /** The goals that count where none is set here; null while they are not known. */
  preferences: Preferences | null;
}

/** Where goals contradict each other or what is known to be healthy: said, never forbidden. */
export function GoalWarnings({ goals, preferences }: GoalWarningsProps) {
  const today = useToday();
  const conflicts = goalConflicts(withThoseInForce(goals, preferences), today);
  return (
    // Without a warning it takes no room of its own between the cards.
    <div role="status" className="empty:contents">
      {conflicts.length > 0 && (
        <ul className="grid gap-3 rounded-lg border border-warning-line bg-warning-soft p-4 text-sm text-warning-text">
          {conflicts.map(({ message, source }, place) => (
            <li key={message} className="flex gap-2.5">
              <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
              <span>
                {message}
                {/* One source for several in a row is told once, below the last of them. */}
                {source && source !== conflicts[place + 1]?.source && (
                  <span className="mt-1 block text-xs">{source}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Someone who sets one goal is told how it goes with those that stay; who sets none is left in peace. */
function withThoseInForce(goals: HealthBody, preferences: Preferences | null): HealthBody {
  if (preferences === null || MACRO_TARGETS.every((name) => goals[name] === null)) return goals;
  return {
    ...goals,
    targetCalories: goals.targetCalories ?? preferences.dailyCalorieGoal,
    targetProtein: goals.targetProtein ?? preferences.dailyProteinGoal,
    targetCarbs: goals.targetCarbs ?? preferences.dailyCarbGoal,
    targetFat: goals.targetFat ?? preferences.dailyFatGoal,
  };
}
