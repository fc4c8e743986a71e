import { spanOf, weekOf } from '@game-plan/domain/nutrition/day-range';
import { periodRange } from '@game-plan/domain/nutrition/period';
import { Later } from '#ui/late/later.tsx';
import { type NutritionView, WithNutrition } from '../with-nutrition.tsx';
import { AchievementsCard } from './achievements-card.tsx';
import { CaloriesProgressCard } from './calories-progress-card.tsx';
import { MonthCard } from './month-card.tsx';
import { SummaryCard } from './summary-card.tsx';
import { WeeklySummaryCard } from './weekly-summary-card.tsx';

/** The period compared with the goals, and the week of the chosen day, from one request. */
export function OverviewTab({ view }: { view: NutritionView }) {
  return (
    <WithNutrition range={spanOf(periodRange(view.period, view.day), weekOf(view.day))}>
      {(data) => (
        <div className="grid items-stretch gap-5 lg:grid-cols-12">
          <SummaryCard view={view} data={data} className="lg:col-span-12" />
          <Later>
            {view.period === 'month' && <MonthCard view={view} data={data} className="lg:col-span-12" />}
            <CaloriesProgressCard view={view} data={data} className="lg:col-span-6 xl:col-span-3" />
            <AchievementsCard view={view} data={data} className="lg:col-span-6 xl:order-last xl:col-span-4" />
            <WeeklySummaryCard view={view} data={data} className="lg:col-span-12 xl:col-span-5" />
          </Later>
        </div>
      )}
    </WithNutrition>
  );
}
