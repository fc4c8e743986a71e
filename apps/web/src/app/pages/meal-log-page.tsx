import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '#features/auth/session-context.tsx';
import { LogMeal } from '#features/meals/log-meal.tsx';
import { useMealDraft } from '#features/meals/meal-draft.ts';
import { type MealLogSearch, parseMealLogSearch } from '#features/meals/meal-log-search.ts';
import { TodaysMeals } from '#features/meals/todays-meals.tsx';
import { formatWeekday } from '#lib/format/format.ts';
import { useToday } from '#lib/today.ts';
import { PageHead } from '#ui/page-head.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';
import { PageTitle } from '../page-title.tsx';
import { PhotoAnalysisTab } from './photo-analysis-tab.tsx';

const TABS = [
  { value: 'log', label: 'Log a Meal' },
  { value: 'photo', label: 'Photo Analysis' },
  { value: 'today', label: "Today's Meals" },
] as const;

export function MealLogPage() {
  const { user } = useSession();
  const day = useToday();
  const { tab = 'log', meal } = useSearch({ from: '/meal-log' });
  const { change } = useMealDraft(user.id);
  const navigate = useNavigate();
  const show = (next: MealLogSearch, replace = false) =>
    void navigate({ to: '/meal-log', search: parseMealLogSearch({ ...next }), resetScroll: false, replace });
  useEffect(() => {
    if (!meal) return;
    // Chosen once: what is picked by hand afterwards is not to be undone by a reload.
    change((draft) => ({ ...draft, type: meal }));
    show({}, true);
  });
  return (
    <>
      <PageTitle>Meal Log</PageTitle>
      <PageHead title="Meal Log" description={`${formatWeekday(day)}, ${day.slice(0, 4)}`} />
      <Tabs
        label="Meal log"
        tabs={TABS}
        value={tab}
        onValueChange={(next) => show({ tab: next })}
        className="mt-4"
      >
        <TabPanel value="log">
          <LogMeal userId={user.id} />
        </TabPanel>
        <TabPanel value="photo">
          <PhotoAnalysisTab />
        </TabPanel>
        <TabPanel value="today">
          <TodaysMeals onAdd={(type) => show({ meal: type })} />
        </TabPanel>
      </Tabs>
    </>
  );
}
