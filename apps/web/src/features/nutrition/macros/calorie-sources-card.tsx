import { formatWhole } from '#lib/format/format.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { nothingLoggedLabel } from '../view-labels.ts';
import { loggedInPeriod, type NutritionCardProps } from '../with-nutrition.tsx';
import { type CalorieSource, calorieSources } from './calorie-sources.ts';

/** Which foods the period's calories came from. */
export function CalorieSourcesCard({ view, data, className = '' }: NutritionCardProps) {
  const sources = calorieSources(loggedInPeriod(view, data), data.sources);
  const most = Math.max(...sources.map(({ percent }) => percent));
  return (
    <Card aria-labelledby="calorie-sources" className={`p-5 sm:p-6 ${className}`}>
      <CardHead title="Calorie Sources" titleId="calorie-sources" description="By food, in total" />
      {sources.length === 0 ? (
        <p className="mt-5 text-muted">{nothingLoggedLabel(view)}.</p>
      ) : (
        <ol
          className="mt-4 grid gap-x-10 gap-y-3 lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-[repeat(var(--rows),auto)]"
          style={rows(sources.length)}
        >
          {sources.map((source) => (
            <SourceRow key={source.name} source={source} width={(source.percent / most) * 100} />
          ))}
        </ol>
      )}
    </Card>
  );
}

/** Two columns that are read one after the other. */
function rows(count: number) {
  const style: Record<`--${string}`, number> = { '--rows': Math.ceil(count / 2) };
  return style;
}

interface SourceRowProps {
  source: CalorieSource;
  /** Percent of the longest bar. */
  width: number;
}

function SourceRow({ source: { name, calories, times, percent }, width }: SourceRowProps) {
  return (
    <li>
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 font-medium wrap-anywhere">
          {name}{' '}
          {times !== undefined && times > 1 && <span className="text-sm text-muted">{times} times</span>}
        </p>
        <p className="shrink-0 text-sm text-muted">
          <b className="num text-lg text-ink">{formatWhole(calories)}</b> cal, {Math.round(percent)}%
        </p>
      </div>
      <div className="mt-1 h-2 rounded-[3px] bg-track" aria-hidden="true">
        <div className="h-full rounded-[3px] bg-calories" style={{ width: `${width}%` }} />
      </div>
    </li>
  );
}
