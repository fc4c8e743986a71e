import { Link } from '@tanstack/react-router';
import { Card, CardHead } from '#ui/card.tsx';
import type { NutritionCardProps } from './card-props.ts';
import { NUTRIENTS } from './nutrients.ts';
import { dailyIntake, loggedInPeriod } from './nutrition-view.ts';
import { SummaryTile } from './summary-tile.tsx';
import { sayAveragedOver, sayNothingLogged } from './view-words.ts';

/** Calories and macros against the goals of a day. */
export function SummaryCard({ view, data, className = '' }: NutritionCardProps) {
  const intake = dailyIntake(view, data);
  return (
    <Card aria-labelledby="nutrition-summary" className={`p-5 sm:p-6 ${className}`}>
      <CardHead
        title="Nutrition Summary"
        titleId="nutrition-summary"
        description={sayAveragedOver(view.period, loggedInPeriod(view, data).length)}
      >
        {view.period === 'day' && view.day === view.today && (
          <Link
            to="/meal-log"
            className="-m-3 inline-flex items-center p-3 text-sm font-semibold whitespace-nowrap text-primary underline-offset-4 hover:underline"
          >
            Log a meal
          </Link>
        )}
      </CardHead>
      <div className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {NUTRIENTS.map(({ key, name, unit }) => (
          <SummaryTile
            key={key}
            name={name}
            tone={key}
            unit={unit}
            amount={intake === null ? null : intake[key]}
            goal={data.goals[key]}
            nothing={sayNothingLogged(view)}
          />
        ))}
      </div>
    </Card>
  );
}
