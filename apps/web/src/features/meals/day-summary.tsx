import type { ResponseOf } from '@game-plan/contracts/endpoint';
import type { Meal } from '@game-plan/contracts/meals';
import type { preferences } from '@game-plan/contracts/preferences';
import { mealTotals } from '@game-plan/domain/meals/meal-totals';
import { dailyGoalsOf } from '#data/preferences.ts';
import { MacroRow } from '#nutrition-ui/macro-row.tsx';
import { NUTRIENTS } from '#nutrition-ui/nutrients.ts';
import { Card, CardHead } from '#ui/card.tsx';

interface DaySummaryProps {
  meals: readonly Meal[];
  goals: ResponseOf<typeof preferences.get>;
  className?: string;
}

/** The day's sums against the goals in force. */
export function DaySummary({ meals, goals, className }: DaySummaryProps) {
  const totals = mealTotals(meals.flatMap(({ foods }) => foods));
  const eaten = {
    calories: Math.round(totals.totalCalories),
    protein: toTenth(totals.totalProtein),
    carbs: toTenth(totals.totalCarbs),
    fat: toTenth(totals.totalFat),
  };
  const inForce = dailyGoalsOf(goals);
  return (
    <Card className={className} aria-labelledby="day-summary">
      <CardHead title="Nutrition Summary" titleId="day-summary" />
      <div className="mt-4 grid gap-4">
        {NUTRIENTS.map(({ key, name, unit }) => (
          <MacroRow key={key} name={name} tone={key} unit={unit} value={eaten[key]} goal={inForce[key]} />
        ))}
      </div>
    </Card>
  );
}

function toTenth(grams: number): number {
  return Math.round(grams * 10) / 10;
}
