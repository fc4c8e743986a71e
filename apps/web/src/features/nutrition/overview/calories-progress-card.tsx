import { barPercent, percentOfGoal } from '@game-plan/domain/nutrition/goal-rates';
import { formatWhole } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { RingArc } from '#nutrition-ui/ring-arc.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { averagedOverLabel, nothingLoggedLabel, remainingLabel } from '../view-labels.ts';
import { averagedInPeriod, dailyIntake, goalsOfPeriod, type NutritionCardProps } from '../with-nutrition.tsx';

/** The calories of a day compared with the goal, as a gauge. */
export function CaloriesProgressCard({ view, data, className = '' }: NutritionCardProps) {
  const calories = dailyIntake(view, data)?.calories;
  const goal = goalsOfPeriod(view, data).calories;
  return (
    <Card aria-labelledby="calories-progress" className={`flex flex-col p-5 sm:p-6 ${className}`}>
      <CardHead
        title={t('Calories Progress')}
        titleId="calories-progress"
        description={averagedOverLabel(view, averagedInPeriod(view, data))}
      />
      <div className="relative mx-auto mt-auto grid w-full max-w-[236px] place-items-center pt-2">
        <Gauge amount={calories ?? null} goal={goal} />
        <div className="absolute inset-x-0 top-[36%] text-center">
          <p className="num text-4xl">{calories === undefined ? '—' : formatWhole(calories)}</p>
          <p className="text-sm text-muted">{t('of {goal} cal', { goal: formatWhole(goal) })}</p>
        </div>
      </div>
      <p className="-mt-3 mb-auto text-center text-sm text-muted">
        {calories === undefined ? (
          nothingLoggedLabel(view)
        ) : (
          <Remaining {...remainingLabel(calories, goal, view)} />
        )}
      </p>
    </Card>
  );
}

function Remaining({ amount, label }: { amount: string; label: string }) {
  return (
    <>
      <b className="num text-lg text-calories-text">{amount}</b> {label}
    </>
  );
}

/** Three quarters of a ring, open at the bottom; shares of the ring, clockwise from twelve o'clock. */
const START = -3 / 8;
const SPAN = 3 / 4;
const RADIUS = 99;
const WIDTH = 22;
const RING = { radius: RADIUS, width: WIDTH, from: START };
const MARKS = Array.from({ length: 9 }, (_, index) => START + (SPAN * (index + 1)) / 10);

interface GaugeProps {
  /** Null when nothing is logged. */
  amount: number | null;
  goal: number;
}

/** Progress towards a goal as a gauge with a mark at every ten percent; full at the goal. */
function Gauge({ amount, goal }: GaugeProps) {
  const percent = percentOfGoal(amount ?? 0, goal) ?? 0;
  const logged = amount === null ? t('Nothing logged') : formatWhole(amount);
  return (
    <svg
      viewBox="0 0 240 216"
      className="w-full"
      role="img"
      aria-label={t('{logged} of {goal} calories, {percent} percent', {
        logged,
        goal: formatWhole(goal),
        percent: Math.round(percent),
      })}
    >
      <g transform="translate(120 120)">
        <RingArc {...RING} share={SPAN} color="var(--track)" />
        {percent > 0 && (
          <RingArc {...RING} share={(SPAN * barPercent(percent)) / 100} color="var(--calories)" />
        )}
        {MARKS.map((mark) => (
          <line
            key={mark}
            transform={`rotate(${mark * 360})`}
            y1={-RADIUS + WIDTH / 2 + 1}
            y2={-RADIUS - WIDTH / 2 - 1}
            stroke="var(--surface)"
            strokeWidth="3"
          />
        ))}
      </g>
    </svg>
  );
}
