import { weekOf } from '@game-plan/domain/nutrition/day-range';
import { calorieGoalAccuracy, proteinGoalAchievement } from '@game-plan/domain/nutrition/goal-rates';
import { averageIntake, loggedWithin } from '@game-plan/domain/nutrition/intake';
import { formatWhole } from '#lib/format.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { AchievementRate } from './achievement-rate.tsx';
import type { NutritionCardProps } from './card-props.ts';
import { formatDayRange } from './format-days.ts';
import { loggedInPeriod } from './nutrition-view.ts';
import { sayNothingLogged, sayPeriod } from './view-words.ts';

const DAYS_A_WEEK = 7;

/** How steadily was logged, and how close the goals came. */
export function AchievementRatesCard({ view, data, className = '' }: NutritionCardProps) {
  const { goals } = data;
  const week = weekOf(view.day);
  const inWeek = loggedWithin(data.days, week).length;
  const logged = loggedInPeriod(view, data);
  const protein = averageIntake(logged)?.protein;
  const nothing = `${sayNothingLogged(view)}.`;
  return (
    <Card aria-labelledby="achievement-rates" className={`p-5 sm:p-6 ${className}`}>
      <CardHead title="Achievement Rates" titleId="achievement-rates" description={sayPeriod(view)} />
      <dl className="mt-4 grid gap-6">
        <AchievementRate
          name="Weekly Consistency"
          value={`${inWeek}/${DAYS_A_WEEK} days`}
          percent={(inWeek / DAYS_A_WEEK) * 100}
        >
          Days logged in the week of {formatDayRange(week)}.
        </AchievementRate>
        <AchievementRate
          name="Calorie Goal Accuracy"
          percent={calorieGoalAccuracy(logged, goals)}
          tone="calories"
        >
          {logged.length === 0
            ? nothing
            : `How close ${view.period === 'day' ? 'the day' : 'the days logged'} came to ${formatWhole(goals.calories)} cal: every percent above or below counts against it.`}
        </AchievementRate>
        <AchievementRate
          name="Protein Goal Achievement"
          percent={proteinGoalAchievement(logged, goals)}
          tone="protein"
        >
          {protein === undefined
            ? nothing
            : goals.protein > 0
              ? `${formatWhole(protein)} g a day logged, against ${formatWhole(goals.protein)} g.`
              : 'No protein goal is set.'}
        </AchievementRate>
      </dl>
    </Card>
  );
}
