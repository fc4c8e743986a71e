import type { ResponseOf } from '@game-plan/contracts/endpoint';
import type { Meal } from '@game-plan/contracts/meals';
import type { preferences } from '@game-plan/contracts/preferences';
import { mealTotals } from '@game-plan/domain/meals/meal-totals';
import { Card, CardHead } from '#ui/card.tsx';
import { MacroRow } from '#ui/macro-row.tsx';

interface DaySummaryProps {
  meals: readonly Meal[];
  goals: ResponseOf<typeof preferences.get>;
  className?: string;
}

/** The day's sums against the goals in force. */
export function DaySummary({ meals, goals, className }: DaySummaryProps) {
  const totals = mealTotals(meals.flatMap(({ foods }) => foods));
  return (
    <Card className={className} aria-labelledby="day-summary">
      <CardHead title="Nutrition Summary" titleId="day-summary" />
      <div className="mt-4 grid gap-4">
        <MacroRow
          name="Calories"
          tone="calories"
          unit="cal"
          value={Math.round(totals.totalCalories)}
          goal={goals.targetCalories}
        />
        <MacroRow
          name="Protein"
          tone="protein"
          value={toTenth(totals.totalProtein)}
          goal={goals.targetProtein}
        />
        <MacroRow name="Carbs" tone="carbs" value={toTenth(totals.totalCarbs)} goal={goals.targetCarbs} />
        <MacroRow name="Fat" tone="fat" value={toTenth(totals.totalFat)} goal={goals.targetFat} />
      </div>
    </Card>
  );
}

function toTenth(grams: number): number {
  return Math.round(grams * 10) / 10;
}
