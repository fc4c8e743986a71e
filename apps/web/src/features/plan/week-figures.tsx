import type { ProposedWeek } from '@game-plan/contracts/kitchen/plan';
import { formatNumber } from '#lib/format/format.ts';

const PERCENT = 100;

interface WeekFiguresProps {
  week: ProposedWeek;
  isImproving: boolean;
}

/** What the person gets of the proposed meals, and how good the week is at least. */
export function WeekFigures({ week: { own, gap }, isImproving }: WeekFiguresProps) {
  const of = (key: 'calories' | 'protein') =>
    own && `${formatNumber(Math.round(own.got[key]))} of ${formatNumber(Math.round(own.goals[key]))}`;
  return (
    <div className="mt-4 text-sm" aria-live="polite">
      {own && (
        <p>{`Your share of these meals on an average day: ${of('calories')} kcal, ${of('protein')} g protein.`}</p>
      )}
      <p className="text-muted">
        {isImproving
          ? 'Looking for a better week…'
          : `No week of the dishes that suit you can be more than ${Math.ceil(gap * PERCENT)}% better.`}
      </p>
    </div>
  );
}
