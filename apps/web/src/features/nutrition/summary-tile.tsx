import { barPercent, percentOfGoal } from '@game-plan/domain/nutrition/goal-rates';
import { formatWhole } from '#lib/format.ts';
import { YardBar } from '#ui/yard-bar.tsx';
import { NUTRIENT_FILL, type Nutrient } from './nutrients.ts';

interface SummaryTileProps {
  name: string;
  tone: Nutrient;
  unit: string;
  /** Null when nothing is logged. */
  amount: number | null;
  /** 0 is no goal. */
  goal: number;
  /** Said in place of a percentage when nothing is logged. */
  nothing: string;
}

/** One amount in large figures, with its goal, the bar and the percentage. */
export function SummaryTile({ name, tone, unit, amount, goal, nothing }: SummaryTileProps) {
  const percent = amount === null ? null : percentOfGoal(amount, goal);
  const eaten = amount === null ? '—' : formatWhole(amount);
  const ofGoal = goal > 0 ? `/ ${formatWhole(goal)} ${unit}` : unit;
  const verdict = percent === null ? 'No goal set' : `${Math.round(percent)}% of goal`;
  return (
    <div className="rounded-md border border-line bg-bg p-3.5 sm:p-4">
      <h3 className="flex items-center gap-2 text-sm font-semibold">
        <span className={`size-2.5 rounded-[3px] ${NUTRIENT_FILL[tone]}`} aria-hidden="true" />
        {name}
      </h3>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-1.5">
        <span className="num text-2xl">{eaten}</span> <span className="text-sm text-muted">{ofGoal}</span>
      </p>
      <YardBar
        percent={barPercent(percent)}
        tone={tone}
        label={`${name}: ${amount === null ? nothing : `${eaten} ${ofGoal.replace('/', 'of')}`}`}
        className="yard-slim mt-3 [--yard-gap:var(--bg)]"
      />
      <p className="mt-2 text-sm text-muted">{amount === null ? nothing : verdict}</p>
    </div>
  );
}
