import type { MealType } from '@game-plan/domain/meals/meal-types';
import { useState } from 'react';
import { PageTitle } from '#app/page-title.tsx';
import { useSession } from '#features/auth/session-context.tsx';
import { LogMeal } from '#features/meals/log-meal.tsx';
import { TodaysMeals } from '#features/meals/todays-meals.tsx';
import { useMealDraft } from '#features/meals/use-meal-draft.ts';
import { formatWeekday } from '#lib/format.ts';
import { useToday } from '#lib/today.ts';
import { PageHead } from '#ui/page-head.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';
import { PhotoAnalysisTab } from './photo-analysis-tab.tsx';

const TABS = [
  { value: 'log', label: 'Log a Meal' },
  { value: 'photo', label: 'Photo Analysis' },
  { value: 'today', label: "Today's Meals" },
] as const;
type MealLogTab = (typeof TABS)[number]['value'];

export function MealLogPage() {
  const { user } = useSession();
  const day = useToday();
  const [tab, setTab] = useState<MealLogTab>('log');
  const { change } = useMealDraft(user.id);
  const add = (type: MealType) => {
    change((draft) => ({ ...draft, type }));
    setTab('log');
  };
  return (
    <>
      <PageTitle>Meal Log</PageTitle>
      <PageHead title="Meal Log" description={`${formatWeekday(day)}, ${day.slice(0, 4)}`} />
      <Tabs label="Meal log" tabs={TABS} value={tab} onValueChange={setTab} className="mt-4">
        <TabPanel value="log">
          <LogMeal userId={user.id} />
        </TabPanel>
        <TabPanel value="photo">
          <PhotoAnalysisTab />
        </TabPanel>
        <TabPanel value="today">
          <TodaysMeals onAdd={add} />
        </TabPanel>
      </Tabs>
    </>
  );
}
