import { monthOf } from '@game-plan/domain/nutrition/day-range';
import { loggedWithin } from '@game-plan/domain/nutrition/intake';
import { ChevronDown } from 'lucide-react';
import { Card, CardHead } from '#ui/card.tsx';
import type { NutritionCardProps } from './card-props.ts';
import { DayBars } from './charts/day-bars.tsx';
import { DayTable } from './charts/day-table.tsx';
import { GoalLegend } from './charts/goal-legend.tsx';
import { formatMonth } from './format-days.ts';
import { sayMonth } from './say-days.ts';

/** Every day of the month against the goal; the numbers unfold below. */
export function MonthCard({ view: { day, today }, data, className = '' }: NutritionCardProps) {
  const month = monthOf(day);
  const logged = loggedWithin(data.days, month);
  const goal = data.goals.calories;
  const name = formatMonth(day);
  return (
    <Card aria-labelledby="calories-per-day" className={`p-5 sm:p-6 ${className}`}>
      <CardHead
        title="Calories per Day"
        titleId="calories-per-day"
        description={logged.length === 1 ? '1 day logged' : `${logged.length} days logged`}
      >
        <GoalLegend goal={goal} />
      </CardHead>
      <div className="mt-4">
        <DayBars
          range={month}
          days={logged}
          goal={goal}
          today={today}
          label={sayMonth(month, logged, goal)}
        />
      </div>
      <details className="group mt-2">
        <summary className="inline-flex min-h-11 items-center gap-1 rounded-sm text-sm font-semibold text-primary underline-offset-4 hover:underline">
          Day by day
          <ChevronDown
            className="size-4 transition-transform duration-(--dur-fast) group-open:rotate-180"
            aria-hidden="true"
          />
        </summary>
        <DayTable
          caption={`Calories per day in ${name}`}
          range={month}
          days={logged}
          goal={goal}
          today={today}
        />
      </details>
    </Card>
  );
}
