import type { Profile } from '@game-plan/contracts/people/profile';
import { FIRST_MEAL_DAY, isMealDay, LAST_MEAL_DAY } from '@game-plan/domain/meals/meal-days';
import { movePeriods } from '@game-plan/domain/nutrition/period';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { DateStepper } from '#ui/form/date-stepper.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { LateTab } from '#ui/late/late-tab.tsx';
import { Later } from '#ui/late/later.tsx';
import { onDemandPart } from '#ui/on-demand-part.ts';
import { PageHead } from '#ui/page-head.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';
import { NUTRITION_TABS, type NutritionSearch, parseNutritionSearch } from './nutrition-search.ts';
import { OverviewTab } from './overview/overview-tab.tsx';
import { formatPeriod } from './view-labels.ts';
import type { NutritionView } from './with-nutrition.tsx';

/* Loaded when they are first opened. */
const MACROS_TAB = onDemandPart(() => import('./macros/macros-tab.tsx'), 'MacrosTab');
const GOALS_TAB = onDemandPart(() => import('./goals/goals-tab.tsx'), 'GoalsTab');

const NUTRITION_HEAD = {
  title: t('Nutrition Dashboard'),
};

const TAB_LABELS = { overview: t('Overview'), macros: t('Macros'), trends: t('Trends'), goals: t('Goals') };

interface NutritionDashboardProps {
  search: NutritionSearch;
  /** The health profile, whose targets take precedence over the preferences. */
  profile: Profile | null;
  /** Cards of other features, at the end of the overview. */
  children?: ReactNode;
}

export function NutritionDashboard({ search, profile, children }: NutritionDashboardProps) {
  const navigate = useNavigate();
  const today = useToday();
  const show = (change: NutritionSearch) => {
    const next = parseNutritionSearch({ ...search, ...change });
    // Today is not in the address, so that a page left open overnight moves on.
    const date = next.date === today ? undefined : next.date;
    void navigate({ to: '/nutrition', search: { ...next, date }, resetScroll: false });
  };
  const view = { period: search.period ?? 'day', day: search.date ?? today, today };

  return (
    <>
      <PageHead {...NUTRITION_HEAD} description={<span aria-live="polite">{formatPeriod(view)}</span>}>
        <PeriodControls view={view} onChange={show} />
      </PageHead>
      <Tabs
        label={t('Nutrition')}
        tabs={NUTRITION_TABS.map((value) => ({ value, label: TAB_LABELS[value] }))}
        value={search.tab ?? 'overview'}
        onValueChange={(tab) => show({ tab })}
        className="mt-4"
      >
        <TabPanel value="overview" className="mt-6">
          <OverviewTab view={view} />
          <Later>{children}</Later>
        </TabPanel>
        <TabPanel value="macros" className="mt-6">
          <LateTab part={MACROS_TAB} label={TAB_LABELS.macros} props={{ view }} />
        </TabPanel>
        <TabPanel value="trends" className="mt-6">
          <EmptyState spot="search" title={t('Trend Analysis Coming Soon')} className="bg-surface py-16" />
        </TabPanel>
        <TabPanel value="goals" isKept className="mt-6">
          <LateTab part={GOALS_TAB} label={TAB_LABELS.goals} props={{ view, profile }} />
        </TabPanel>
      </Tabs>
    </>
  );
}

/** The day's label is 'Today' only for today; 'This Week' and 'This Month' refer to the selected day. */
const segmentsOf = (isToday: boolean) => [
  { value: 'day' as const, label: isToday ? t('Today') : t('Day') },
  { value: 'week' as const, label: t('This Week') },
  { value: 'month' as const, label: t('This Month') },
];

interface PeriodControlsProps {
  view: NutritionView;
  onChange: (change: NutritionSearch) => void;
}

/** The period, and the day it contains. */
function PeriodControls({ view: { period, day, today }, onChange }: PeriodControlsProps) {
  const step = (count: number) => {
    const moved = movePeriods(period, day, count);
    if (isMealDay(moved)) onChange({ date: moved });
  };
  return (
    <>
      <Segmented
        label={t('Period')}
        segments={segmentsOf(day === today)}
        value={period}
        onValueChange={(chosen) => onChange({ period: chosen })}
        className="max-sm:flex max-sm:w-full max-sm:*:flex-1 max-sm:*:px-1"
      />
      <DateStepper
        day={day}
        step={period}
        min={FIRST_MEAL_DAY}
        max={LAST_MEAL_DAY}
        isDay={isMealDay}
        onPick={(date) => onChange({ date })}
        onStep={step}
        onToday={day === today ? undefined : () => onChange({ date: today })}
      />
    </>
  );
}
