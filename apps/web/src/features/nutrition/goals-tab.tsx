import type { Profile } from '@game-plan/contracts/profile';
import { spanOf, weekOf } from '@game-plan/domain/nutrition/day-range';
import { periodRange } from '@game-plan/domain/nutrition/period';
import { AchievementRatesCard } from './achievement-rates-card.tsx';
import { CurrentGoalsCard } from './current-goals-card.tsx';
import { GoalFormCard } from './goal-form-card.tsx';
import type { NutritionView } from './nutrition-view.ts';
import { WithNutrition } from './with-nutrition.tsx';

interface GoalsTabProps {
  view: NutritionView;
  profile: Profile | null;
}

/** The goals in force, how well they were met, and where the person's own are changed. */
export function GoalsTab({ view, profile }: GoalsTabProps) {
  return (
    <WithNutrition range={spanOf(periodRange(view.period, view.day), weekOf(view.day))}>
      {(data) => (
        <div className="grid items-stretch gap-5 lg:grid-cols-12">
          <CurrentGoalsCard goals={data.goals} className="lg:col-span-12" />
          <AchievementRatesCard view={view} data={data} className="lg:col-span-6" />
          <GoalFormCard profile={profile} className="lg:col-span-6" />
        </div>
      )}
    </WithNutrition>
  );
}
