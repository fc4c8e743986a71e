import { periodRange } from '@game-plan/domain/nutrition/period';
import { CalorieSourcesCard } from './calorie-sources-card.tsx';
import { GoalProgressCard } from './goal-progress-card.tsx';
import { MacroDistributionCard } from './macro-distribution-card.tsx';
import type { NutritionView } from './nutrition-view.ts';
import { WithNutrition } from './with-nutrition.tsx';

/** What the period's calories are made of. */
export function MacrosTab({ view }: { view: NutritionView }) {
  return (
    <WithNutrition range={periodRange(view.period, view.day)}>
      {(data) => (
        <div className="grid items-stretch gap-5 lg:grid-cols-12">
          <MacroDistributionCard view={view} data={data} className="lg:col-span-6" />
          <GoalProgressCard view={view} data={data} className="lg:col-span-6" />
          <CalorieSourcesCard view={view} data={data} className="lg:col-span-12" />
        </div>
      )}
    </WithNutrition>
  );
}
