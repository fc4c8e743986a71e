import { achievements, CONSISTENT_DAYS } from '@game-plan/domain/nutrition/achievements';
import { weekOf } from '@game-plan/domain/nutrition/day-range';
import { loggedWithin } from '@game-plan/domain/nutrition/intake';
import { CalendarCheck, Target, Trophy } from 'lucide-react';
import { formatDay, formatWhole } from '#lib/format.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { AchievementPatch } from './achievement-patch.tsx';
import type { NutritionCardProps } from './card-props.ts';

/** What the chosen day and its week have earned, and what is still to do. */
export function AchievementsCard({ view: { day, today }, data, className = '' }: NutritionCardProps) {
  const { days, goals } = data;
  const chosen = days.find(({ date }) => date === day);
  const daysLogged = loggedWithin(days, weekOf(day)).length;
  const earned = achievements(chosen, daysLogged, goals);
  const { from, to } = earned.calorieGoalHit;
  const { needed } = earned.proteinChampion;
  const eaten = chosen ? `${formatWhole(chosen.calories)} logged.` : 'Nothing logged.';
  const protein = chosen ? `${formatWhole(chosen.protein)} g logged.` : 'Nothing logged.';
  return (
    <Card aria-labelledby="achievements" className={`p-5 sm:p-6 ${className}`}>
      <CardHead
        title="Achievements"
        titleId="achievements"
        description={day === today ? 'Today and this week' : `${formatDay(day)} and its week`}
      />
      <ul className="mt-2 divide-y divide-line">
        <AchievementPatch name="Calorie Goal Hit" icon={Target} isEarned={earned.calorieGoalHit.isEarned}>
          Land within 90-110% of the goal, {formatWhole(from)} to {formatWhole(to)} cal. {eaten}
        </AchievementPatch>
        <AchievementPatch name="Protein Champion" icon={Trophy} isEarned={earned.proteinChampion.isEarned}>
          {needed > 0
            ? `Reach 80% of the protein goal, ${formatWhole(needed)} g. ${protein}`
            : 'No protein goal is set.'}
        </AchievementPatch>
        <AchievementPatch
          name="Consistent Logger"
          icon={CalendarCheck}
          isEarned={earned.consistentLogger.isEarned}
        >
          Log {CONSISTENT_DAYS} days of the week. {daysLogged === 1 ? '1 day' : `${daysLogged} days`} logged.
        </AchievementPatch>
      </ul>
    </Card>
  );
}
