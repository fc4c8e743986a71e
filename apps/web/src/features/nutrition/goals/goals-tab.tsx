import type { Profile } from '@game-plan/contracts/people/profile';
import { spanOf, weekOf } from '@game-plan/domain/nutrition/day-range';
import { periodRange } from '@game-plan/domain/nutrition/period';
import { useQuery } from '@tanstack/react-query';
import { dailyGoalsOf, preferencesQuery } from '#data/people/preferences.ts';
import { formatNumber } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { NUTRIENT_FILL, NUTRIENTS } from '#nutrition-ui/nutrients.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { Later } from '#ui/late/later.tsx';
import { WarningList } from '#ui/state/warning-list.tsx';
import { type NutritionView, WithNutrition } from '../with-nutrition.tsx';
import { AchievementRatesCard } from './achievement-rates-card.tsx';
import { GoalForm, type GoalFormState, GoalQuestion, useGoalForm } from './goal-form.tsx';

interface GoalsTabProps {
  view: NutritionView;
  profile: Profile | null;
}

/** The effective goals, how well they were met, and the form to change them. */
export function GoalsTab({ view, profile }: GoalsTabProps) {
  const form = useGoalForm();
  return (
    <>
      <WithNutrition range={spanOf(periodRange(view.period, view.day), weekOf(view.day))}>
        {(data) => (
          <div className="grid items-stretch gap-5 lg:grid-cols-12">
            <CurrentGoalsCard className="lg:col-span-12" />
            <Later>
              <AchievementRatesCard view={view} data={data} className="lg:col-span-6" />
              <GoalFormCard profile={profile} form={form} className="lg:col-span-6" />
            </Later>
          </div>
        )}
      </WithNutrition>
      <GoalQuestion form={form} />
    </>
  );
}

/** The daily goals of today, which every screen uses, and what is to be said about them. */
function CurrentGoalsCard({ className = '' }: { className?: string }) {
  const { data: preferences } = useQuery(preferencesQuery);
  const goals = preferences && dailyGoalsOf(preferences);
  const warnings = preferences?.warnings ?? [];
  return (
    <Card aria-labelledby="current-goals" className={`p-5 sm:p-6 ${className}`}>
      <CardHead
        title={t('Current Goals')}
        titleId="current-goals"
        description={t('Per day, used on every screen')}
      />
      <dl className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {NUTRIENTS.map(({ key, name, unit }) => (
          <div key={key} className="rounded-md border border-line bg-bg p-3.5 sm:p-4">
            <dt className="flex items-center gap-2 text-sm font-semibold">
              <span className={`size-2.5 rounded-[3px] ${NUTRIENT_FILL[key]}`} aria-hidden="true" />
              {name}
            </dt>
            <dd className="mt-2">
              <span className="num text-2xl">{goals ? formatNumber(goals[key]) : '—'}</span>{' '}
              <span className="text-sm text-muted">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
      {warnings.length > 0 && (
        <div className="mt-4">
          <WarningList warnings={warnings} />
        </div>
      )}
    </Card>
  );
}

interface GoalFormCardProps {
  profile: Profile | null;
  form: GoalFormState;
  className?: string;
}

/** The form for the person's own goals. */
function GoalFormCard({ profile, form, className = '' }: GoalFormCardProps) {
  const { data: preferences } = useQuery(preferencesQuery);
  return (
    <Card aria-labelledby="change-goals" className={`p-5 sm:p-6 ${className}`}>
      <CardHead
        title={t('Change Your Goals')}
        titleId="change-goals"
        description={t('They apply on every screen from today on; earlier days keep theirs')}
      />
      {preferences && <GoalForm form={form} profile={profile} />}
    </Card>
  );
}
