import { formatWhole } from '#lib/format.ts';
import { Card, CardHead } from '#ui/card.tsx';
import type { NutritionCardProps } from './card-props.ts';
import { Gauge } from './charts/gauge.tsx';
import { dailyIntake, loggedInPeriod } from './nutrition-view.ts';
import { sayAveragedOver, sayNothingLogged, sayRemaining } from './view-words.ts';

/** The calories of a day against the goal, as a gauge. */
export function CaloriesProgressCard({ view, data, className = '' }: NutritionCardProps) {
  const calories = dailyIntake(view, data)?.calories;
  const goal = data.goals.calories;
  return (
    <Card aria-labelledby="calories-progress" className={`flex flex-col p-5 sm:p-6 ${className}`}>
      <CardHead
        title="Calories Progress"
        titleId="calories-progress"
        description={sayAveragedOver(view.period, loggedInPeriod(view, data).length)}
      />
      <div className="relative mx-auto mt-auto grid w-full max-w-[236px] place-items-center pt-2">
        <Gauge amount={calories ?? null} goal={goal} />
        <div className="absolute inset-x-0 top-[36%] text-center">
          <p className="num text-4xl">{calories === undefined ? '—' : formatWhole(calories)}</p>
          <p className="text-sm text-muted">of {formatWhole(goal)} cal</p>
        </div>
      </div>
      <p className="-mt-3 mb-auto text-center text-sm text-muted">
        {calories === undefined ? (
          sayNothingLogged(view)
        ) : (
          <Remaining {...sayRemaining(calories, goal, view)} />
        )}
      </p>
    </Card>
  );
}

function Remaining({ amount, words }: { amount: string; words: string }) {
  return (
    <>
      <b className="num text-lg text-calories-text">{amount}</b> {words}
    </>
  );
}
