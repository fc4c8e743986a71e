import { BREAKDOWN_SCALE } from '@game-plan/domain/meals/breakdown-scale';
import { MACROS } from '#nutrition-ui/nutrients.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { DayProgress } from './day-progress.tsx';
import { type DraftFood, draftTotals } from './draft-food.ts';
import { MacroBar } from './macro-bar.tsx';

/** What the current meal holds, and where it leads the day's calories. */
export function NutritionBreakdown({ foods }: { foods: readonly DraftFood[] }) {
  const { totalCalories, totalProtein, totalCarbs, totalFat } = draftTotals(foods);
  const grams = { protein: totalProtein, carbs: totalCarbs, fat: totalFat };
  return (
    <Card className="p-5 sm:px-6" aria-labelledby="nutrition-breakdown">
      <CardHead title="Nutrition Breakdown" titleId="nutrition-breakdown" />
      <div className="mt-3 grid grid-cols-3 gap-4">
        {MACROS.map(({ key, name }) => (
          <MacroBar key={key} name={name} tone={key} grams={grams[key]} full={BREAKDOWN_SCALE[key]} />
        ))}
      </div>
      <div className="mt-4 border-t border-line pt-3.5">
        <DayProgress planned={totalCalories} />
      </div>
    </Card>
  );
}
