import { Card, CardHead } from '#ui/card.tsx';
import { MacroRow } from '#ui/macro-row.tsx';
import type { NutritionCardProps } from './card-props.ts';
import { NUTRIENTS } from './nutrients.ts';
import { dailyIntake, loggedInPeriod } from './nutrition-view.ts';
import { sayAveragedOver, sayNothingLogged } from './view-words.ts';

/** Calories and macros against the daily goals, one bar each. */
export function GoalProgressCard({ view, data, className = '' }: NutritionCardProps) {
  const intake = dailyIntake(view, data);
  const averaged = sayAveragedOver(view.period, loggedInPeriod(view, data).length);
  return (
    <Card aria-labelledby="goal-progress" className={`p-5 sm:p-6 ${className}`}>
      <CardHead
        title="Goal Progress"
        titleId="goal-progress"
        description={averaged ?? 'Against your daily goals'}
      />
      {intake ? (
        <div className="mt-5 grid gap-5">
          {NUTRIENTS.map(({ key, name, unit }) => (
            <MacroRow
              key={key}
              name={name}
              value={Math.round(intake[key])}
              goal={Math.round(data.goals[key])}
              tone={key}
              unit={unit}
            />
          ))}
        </div>
      ) : (
        <p className="mt-5 text-muted">{sayNothingLogged(view)}.</p>
      )}
    </Card>
  );
}
