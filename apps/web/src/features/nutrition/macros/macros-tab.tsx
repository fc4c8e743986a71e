import { periodRange } from '@game-plan/domain/nutrition/period';
import { MacroRow } from '#nutrition-ui/macro-row.tsx';
import { MeasuredNote } from '#nutrition-ui/measured-note.tsx';
import { NUTRIENTS } from '#nutrition-ui/nutrients.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { averagedOverLabel, nothingLoggedLabel } from '../view-labels.ts';
import {
  dailyIntake,
  loggedInPeriod,
  type NutritionCardProps,
  type NutritionView,
  WithNutrition,
} from '../with-nutrition.tsx';
import { CalorieSourcesCard } from './calorie-sources-card.tsx';
import { MacroDistributionCard } from './macro-distribution-card.tsx';
import { MoreNutrientsCard } from './more-nutrients-card.tsx';

/** What the period's calories are made of. */
export function MacrosTab({ view }: { view: NutritionView }) {
  return (
    <WithNutrition range={periodRange(view.period, view.day)}>
      {(data) => (
        <div className="grid items-stretch gap-5 lg:grid-cols-12">
          <MacroDistributionCard view={view} data={data} className="lg:col-span-6" />
          <GoalProgressCard view={view} data={data} className="lg:col-span-6" />
          <MoreNutrientsCard view={view} data={data} className="lg:col-span-12" />
          <CalorieSourcesCard view={view} data={data} className="lg:col-span-12" />
        </div>
      )}
    </WithNutrition>
  );
}

/** Of the calories the share, 0 to 1, in which the macro that is known least was measured; null without calories. */
function shareWithMacros(days: NutritionCardProps['data']['days']): number | null {
  const sumOf = (key: 'protein' | 'carbs' | 'fat') =>
    days.reduce((sum, { measured }) => sum + measured[key], 0);
  const calories = days.reduce((sum, day) => sum + day.calories, 0);
  return calories > 0 ? Math.min(sumOf('protein'), sumOf('carbs'), sumOf('fat')) / calories : null;
}

/** Calories and macros against the daily goals, one bar each. */
function GoalProgressCard({ view, data, className = '' }: NutritionCardProps) {
  const intake = dailyIntake(view, data);
  const averaged = averagedOverLabel(view.period, loggedInPeriod(view, data).length);
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
          <MeasuredNote share={shareWithMacros(loggedInPeriod(view, data))} what="Macros are" />
        </div>
      ) : (
        <p className="mt-5 text-muted">{nothingLoggedLabel(view)}.</p>
      )}
    </Card>
  );
}
