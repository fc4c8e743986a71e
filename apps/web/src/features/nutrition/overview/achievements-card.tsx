import { goalsOn } from '@game-plan/domain/goals';
import { achievements, CONSISTENT_DAYS } from '@game-plan/domain/nutrition/achievements';
import { weekOf } from '@game-plan/domain/nutrition/day-range';
import { loggedUntil, loggedWithin } from '@game-plan/domain/nutrition/intake';
import { CalendarCheck, Check, type LucideIcon, Target, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay, formatNumber } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { Badge } from '#ui/badge.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import type { NutritionCardProps } from '../with-nutrition.tsx';
import { formatLogged } from './format-logged.ts';

/** The achievements of the chosen day and its week, and what is left to do. */
export function AchievementsCard({ view: { day, today }, data, className = '' }: NutritionCardProps) {
  const { days } = data;
  const chosen = days.find(({ date }) => date === day);
  const daysLogged = loggedUntil(loggedWithin(days, weekOf(day)), today).length;
  const earned = achievements(chosen, daysLogged, goalsOn(data.goals, day));
  const { calorieGoalHit: calories, proteinChampion } = earned;
  const { from, to } = calories;
  const { needed } = proteinChampion;
  const eaten = chosen
    ? t('{calories} logged.', { calories: formatLogged(chosen.calories, calories.isEarned, calories) })
    : t('Nothing logged.');
  const protein = chosen
    ? t('{protein} g logged.', {
        protein: formatLogged(chosen.protein, proteinChampion.isEarned, { from: needed }),
      })
    : t('Nothing logged.');
  return (
    <Card aria-labelledby="achievements" className={`p-5 sm:p-6 ${className}`}>
      <CardHead
        title={t('Achievements')}
        titleId="achievements"
        description={
          day === today ? t('Today and this week') : t('{day} and its week', { day: formatDay(day) })
        }
      />
      <ul className="mt-2 divide-y divide-line">
        <AchievementPatch name={t('Calorie Goal Hit')} icon={Target} isEarned={calories.isEarned}>
          {t('Land within 90-110% of the goal, {from} to {to} cal. {eaten}', {
            from: formatNumber(from),
            to: formatNumber(to),
            eaten,
          })}
        </AchievementPatch>
        <AchievementPatch name={t('Protein Champion')} icon={Trophy} isEarned={proteinChampion.isEarned}>
          {needed > 0
            ? t('Reach 80% of the protein goal, {needed} g. {protein}', {
                needed: formatNumber(needed),
                protein,
              })
            : t('No protein goal is set.')}
        </AchievementPatch>
        <AchievementPatch
          name={t('Consistent Logger')}
          icon={CalendarCheck}
          isEarned={earned.consistentLogger.isEarned}
        >
          {t('Log {days} days of the week.', { days: CONSISTENT_DAYS })}{' '}
          {t('{count, select, 1 {1 day logged.} other {{count} days logged.}}', { count: daysLogged })}
        </AchievementPatch>
      </ul>
    </Card>
  );
}

interface AchievementPatchProps {
  name: string;
  icon: LucideIcon;
  isEarned: boolean;
  /** The condition and the progress. */
  children: ReactNode;
}

/** An achievement as a badge, bright when earned. */
function AchievementPatch({ name, icon: Icon, isEarned, children }: AchievementPatchProps) {
  return (
    <li className="flex items-center gap-4 py-2.5">
      <span
        className={`relative grid size-14 shrink-0 place-items-center rounded-full ${isEarned ? 'bg-board text-butter' : 'bg-quiet text-muted'}`}
      >
        <svg className="absolute inset-0 size-full" viewBox="0 0 56 56" aria-hidden="true">
          <circle
            cx="28"
            cy="28"
            r="24"
            fill="none"
            stroke={isEarned ? 'var(--butter)' : 'var(--line-strong)'}
            strokeWidth="1.5"
            strokeDasharray="4 3.5"
            opacity={isEarned ? 1 : 0.6}
          />
        </svg>
        <Icon className="size-6" aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="flex flex-wrap items-center justify-between gap-x-2 font-semibold">
          {name}{' '}
          {isEarned && (
            <Badge variant="secondary" icon={Check}>
              {t('Earned')}
            </Badge>
          )}
        </h3>
        <p className="text-sm text-muted">{children}</p>
      </div>
    </li>
  );
}
