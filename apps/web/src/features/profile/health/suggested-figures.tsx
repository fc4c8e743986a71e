import type { SuggestedGoals } from '@game-plan/domain/health/suggest-goals';
import type { SuggestedFigure } from '@game-plan/domain/health/suggested-figure';
import { formatNumber } from '#lib/format.ts';
import { Explanation } from '#ui/explanation.tsx';

const GOALS = [
  { name: 'Calories', key: 'calories', unit: 'cal', dot: 'bg-calories' },
  { name: 'Protein', key: 'protein', unit: 'g', dot: 'bg-protein' },
  { name: 'Carbs', key: 'carbs', unit: 'g', dot: 'bg-carbs' },
  { name: 'Fat', key: 'fat', unit: 'g', dot: 'bg-fat' },
  { name: 'Water intake', key: 'water', unit: 'L', dot: null },
  { name: 'Sleep', key: 'sleep', unit: 'hours', dot: null },
] as const;

const BASIS = [
  { name: 'Energy at rest', key: 'resting', unit: 'cal', dot: null },
  { name: 'Used on a day', key: 'daily', unit: 'cal', dot: null },
] as const;

/** Every figure with the formula and the source behind it, and what the goals rest on. */
export function SuggestedFigures({ suggestion }: { suggestion: SuggestedGoals }) {
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
    <div className="flex min-h-11 items-center justify-between gap-3">
      <dt className="flex items-center gap-2 text-sm">
        {dot && <span className={`size-2.5 rounded-[3px] ${dot}`} aria-hidden="true" />}
        <span className={dot ? 'font-semibold' : 'text-muted'}>{name}</span>
        <Explanation label={`Formula and source of ${name.toLowerCase()}`}>
          <p>{figure.formula}</p>
          <p className="mt-2 text-xs text-muted">Source: {figure.source}</p>
        </Explanation>
      </dt>
      <dd>
        <span className="num text-lg">{formatNumber(figure.value)}</span>{' '}
        <span className="text-sm text-muted">{unit}</span>
      </dd>
    </div>
  );
}
