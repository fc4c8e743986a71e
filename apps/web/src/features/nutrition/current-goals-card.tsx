import type { DailyGoals } from '@game-plan/domain/goals';
import { formatNumber } from '#lib/format.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { NUTRIENT_FILL, NUTRIENTS } from './nutrients.ts';

interface CurrentGoalsCardProps {
  goals: DailyGoals;
  className?: string;
}

/** The daily goals that every screen measures against. */
export function CurrentGoalsCard({ goals, className = '' }: CurrentGoalsCardProps) {
  return (
    <Card aria-labelledby="current-goals" className={`p-5 sm:p-6 ${className}`}>
      <CardHead title="Current Goals" titleId="current-goals" description="A day, on every screen" />
      <dl className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {NUTRIENTS.map(({ key, name, unit }) => (
          <div key={key} className="rounded-md border border-line bg-bg p-3.5 sm:p-4">
            <dt className="flex items-center gap-2 text-sm font-semibold">
              <span className={`size-2.5 rounded-[3px] ${NUTRIENT_FILL[key]}`} aria-hidden="true" />
              {name}
            </dt>
            <dd className="mt-2">
              <span className="num text-2xl">{formatNumber(goals[key])}</span>{' '}
              <span className="text-sm text-muted">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
