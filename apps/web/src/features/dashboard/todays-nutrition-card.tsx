import type { DailyGoals } from '@game-plan/domain/goals';
import { barPercent, percentOfGoal } from '@game-plan/domain/nutrition/goal-rates';
import type { Intake } from '@game-plan/domain/nutrition/intake';
import { useQuery } from '@tanstack/react-query';
import { mealsQuery } from '#data/food/meals.ts';
import { dailyGoalsOf, preferencesQuery } from '#data/people/preferences.ts';
import { formatWhole } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { MacroRow } from '#nutrition-ui/macro-row.tsx';
import { MACROS } from '#nutrition-ui/nutrients.ts';
import { YardBar } from '#nutrition-ui/yard-bar.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingNote } from '#ui/state/loading.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { CardLink } from './card-link.tsx';
import { sumMeals } from './sum-meals.ts';

/** Today's progress towards the daily goals. */
export function TodaysNutritionCard({ className = '' }: { className?: string }) {
  const meals = useQuery(mealsQuery(useToday()));
  const preferences = useQuery(preferencesQuery);
  const failed = [meals, preferences].filter((query) => query.isError);
  if (failed.length > 0) {
    return (
      <ErrorPanel
        title={t("Today's nutrition did not load")}
        description={t('What you logged is safe. Check the connection and try again.')}
        failed={failed}
        className={className}
      />
    );
  }
  return (
    <Card aria-labelledby="todays-nutrition" className={`p-5 sm:p-6 ${className}`}>
      <CardHead title={t("Today's Nutrition")} titleId="todays-nutrition">
        <CardLink to="/nutrition">{t('Details')}</CardLink>
      </CardHead>
      {meals.data && preferences.data ? (
        <Progress eaten={sumMeals(meals.data)} goals={dailyGoalsOf(preferences.data)} />
      ) : (
        <LoadingProgress />
      )}
    </Card>
  );
}

function Progress({ eaten, goals }: { eaten: Intake; goals: DailyGoals }) {
  const calories = Math.round(eaten.calories);
  const left = Math.round(goals.calories) - calories;
  return (
    <>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
        <p>
          <span className="num text-4xl">{formatWhole(calories)}</span>{' '}
          <span className="text-sm text-muted">
            {t('/ {calories} cal', { calories: formatWhole(goals.calories) })}
          </span>
        </p>
        <p className="rounded-sm bg-calories-soft px-2 py-0.5 text-sm font-semibold text-calories-text">
          <span className="num text-base">{formatWhole(Math.abs(left))}</span>{' '}
          {left >= 0 ? t('left') : t('over')}
        </p>
      </div>
      <YardBar
        percent={barPercent(percentOfGoal(calories, goals.calories))}
        tone="calories"
        label={t('Calories: {calories} of {calories2}', {
          calories: formatWhole(calories),
          calories2: formatWhole(goals.calories),
        })}
        className="mt-2.5 h-4!"
      />
      <div className="mt-5 grid gap-4">
        {MACROS.map(({ key, name }) => (
          <MacroRow key={key} name={name} value={eaten[key]} goal={goals[key]} tone={key} />
        ))}
      </div>
    </>
  );
}

function LoadingProgress() {
  return (
    <>
      <LoadingNote />
      <div className="mt-4 grid gap-6" aria-hidden="true">
        <Skeleton className="h-16" />
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </div>
    </>
  );
}
